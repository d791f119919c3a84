/// The rules for what may be asked together; Apple checks some and quietly ignores others.
public enum SearchCombination {
  /// What does not go together.
  public enum Problem: Hashable, Sendable {
    /// The entity belongs to other media.
    case entity(Entity, media: Media)

    /// The attribute belongs to other media.
    case attribute(Attribute, media: Media)
  }

  /// Finds the first thing wrong with a combination, the entity before the attribute; nil if it is sound.
  public static func check(media: Media, entity: Entity?, attribute: Attribute?) -> Problem? {
    if let entity, !media.entities.contains(entity) {
      return .entity(entity, media: media)
    }
    if let attribute, !media.attributes.contains(attribute) {
      return .attribute(attribute, media: media)
    }
    return nil
  }
}
