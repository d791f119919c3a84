import Browsing

@testable import Application

/// A front that writes down what it is told.
final class RecordingFront: SessionFront {
  enum Event: Equatable {
    case draw(ViewState)
    case redraw(ViewState)
    case tell(Notice)
    case warn(String)
    case note(String)
  }

  private(set) var events: [Event] = []
  private(set) var flushes = 0
  private(set) var failures: [ExitStatus] = []
  /// Called before each drawing.
  var onDraw: ((ViewModel) -> Void)?

  func draw(_ model: ViewModel) {
    onDraw?(model)
    events.append(.draw(model.state))
  }

  func redraw(_ model: ViewModel) { events.append(.redraw(model.state)) }

  func tell(_ notice: Notice, of model: ViewModel) { events.append(.tell(notice)) }

  func warn(_ sentence: String) { events.append(.warn(sentence)) }

  func note(_ text: String) { events.append(.note(text)) }

  func flush() { flushes += 1 }

  func fail(_ status: ExitStatus) { failures.append(status) }

  var warnings: [String] {
    events.compactMap { event in
      guard case .warn(let sentence) = event else { return nil }
      return sentence
    }
  }

  var notices: [Notice] {
    events.compactMap { event in
      guard case .tell(let notice) = event else { return nil }
      return notice
    }
  }

  /// What was told since the last call.
  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }
}
