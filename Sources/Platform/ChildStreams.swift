import CShims

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The pipes of a program that is about to be started, and what it gets open.
struct ChildStreams {
  /// Our end of its standard input, which does not block; -1 if there is none.
  private(set) var input: Int32 = -1
  /// Our end of its standard output, which does not block; -1 if there is none.
  private(set) var output: Int32 = -1
  /// The descriptors of this process that it gets, by the numbers that they have there.
  ///
  /// Their own numbers lie above all of those, so that none is overwritten before it is used.
  private(set) var far: [Int32: Int32] = [:]

  /// Opens what a start asks for; after an error the caller closes both sides.
  mutating func open(for configuration: ChildProcess.Configuration) throws(PlatformError) {
    let lowest = 3 + Int32(configuration.handedOn.count)
    if configuration.input != nil {
      let ends = try PipeEnds.open(from: lowest)
      far[StandardStreams.input] = ends.reading
      input = ends.writing
      cshim_set_nonblocking(input)
    }
    if configuration.readsOutput {
      let ends = try PipeEnds.open(from: lowest)
      far[StandardStreams.output] = ends.writing
      output = ends.reading
      cshim_set_nonblocking(output)
    }
    for (index, descriptor) in configuration.handedOn.enumerated() {
      let copy = cshim_fcntl_int(descriptor, F_DUPFD_CLOEXEC, lowest)
      guard copy >= 0 else { throw PlatformError(errno: errno) }
      far[3 + Int32(index)] = copy
    }
  }

  /// Closes what the program has by now, or never will.
  mutating func closeFar() {
    for descriptor in far.values { close(descriptor) }
    far = [:]
  }

  /// Closes our ends, where the program could not be started.
  mutating func closeNear() {
    if input >= 0 { close(input) }
    if output >= 0 { close(output) }
    input = -1
    output = -1
  }
}
