public import Transfers

/// Fetches pictures that are to be shown: small ones, soon, or not at all.
public final class PictureLoader: Sendable {
  /// The most bytes that a picture may have.
  public static let limit = 4 << 20

  private let loop: TransferLoop
  private let allowsHTTP: Bool

  /// Makes a loader; nothing is opened before its first picture.
  ///
  /// - Parameters:
  ///   - configuration: What holds for its transfers.
  ///   - allowsHTTP: Whether pictures may come unprotected; only from a stand-in on this machine.
  public init(_ configuration: TransferLoop.Configuration, allowsHTTP: Bool) {
    loop = TransferLoop(configuration)
    self.allowsHTTP = allowsHTTP
  }

  /// The bytes behind the first of these addresses that leads to a picture; nil if none does.
  ///
  /// A picture that cannot be had is left out of the screen, so nobody is told why.
  public func picture(at addresses: [String]) async -> [UInt8]? {
    for address in addresses where isAllowed(address) {
      if let picture = await picture(at: address) { return picture }
      if Task.isCancelled { return nil }
    }
    return nil
  }

  /// Ends all transfers; later ones fail.
  public func close() {
    loop.close()
  }

  private func picture(at address: String) async -> [UInt8]? {
    let limits = TransferLimits(
      connect: .seconds(5),
      total: .seconds(10),
      maximumBodyBytes: Int64(Self.limit)
    )
    do throws(TransferError) {
      let response = try await loop.send(TransferRequest(address, limits: limits))
      return response.status == 200 && ImageKind(response.body) != nil ? response.body : nil
    } catch {
      return nil
    }
  }

  private func isAllowed(_ address: String) -> Bool {
    address.hasPrefix("https://") || allowsHTTP && address.hasPrefix("http://")
  }
}
