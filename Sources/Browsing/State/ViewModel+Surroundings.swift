public import Records

/// What the program stands on, and whose things it keeps.
extension ViewModel {
  /// The profiles were looked at.
  public func listed(_ report: ProfileReport) -> [Effect] { [.tell(.profiles(report))] }

  /// A profile was made, or was not.
  public func made(_ name: String, _ creation: ProfileCreation) -> [Effect] {
    [.tell(.madeProfile(name, creation))]
  }

  /// The doctor has looked at everything.
  public func examined(_ diagnosis: Diagnosis) -> [Effect] { [.tell(.examined(diagnosis))] }
}
