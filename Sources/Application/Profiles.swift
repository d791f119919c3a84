import Browsing
import Library
import Platform
import Records

/// The profiles of the user, as a run sees them.
struct Profiles {
  /// Where the run keeps things.
  let place: KeepingPlace
  /// Whether the run makes nothing.
  let isPrivate: Bool
  /// The folders; nil where there is none for them.
  private let folders: ProfileFolders?

  /// Makes them of the folder that all profiles share, nil where there is no home for it.
  init(_ place: KeepingPlace, shared: String?, isPrivate: Bool = false) {
    self.place = place
    self.isPrivate = isPrivate
    // The demo has nothing to do with what is kept here.
    folders =
      place == .demo ? nil : shared.map { ProfileFolders(in: $0, isName: ProfileName.isValid) }
  }

  /// Which there are, and how much each holds.
  func report() -> ProfileReport {
    ProfileReport(place, profiles: folders?.summaries(inUse: place) ?? [])
  }

  /// Makes one.
  func make(_ name: String) -> ProfileCreation {
    guard let folders else { return .refused(place == .demo ? .demo : .noHome) }
    guard !folders.exists(name) else { return .exists(folders.summary(of: name, inUse: place)) }
    guard !isPrivate else { return .refused(.isPrivate) }
    do throws(LibraryError) {
      let isNew = try folders.make(name)
      let summary = folders.summary(of: name, inUse: place)
      return isNew ? .made(summary) : .exists(summary)
    } catch {
      switch error.code {
      case .full: return .refused(.full)
      case .readOnly: return .refused(.readOnly)
      case .busy, .newer, .damaged, .other: return .refused(.other)
      }
    }
  }
}
