import Application

@main
struct Main {
  static func main() {
    Program.main(arguments: Array(CommandLine.arguments.dropFirst()))
  }
}
