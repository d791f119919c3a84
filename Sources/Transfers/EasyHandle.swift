import CLibCurl

/// Owns one libcurl handle and what must live as long as it does.
final class EasyHandle {
  /// The handle, for the multi interface.
  let pointer: UnsafeMutableRawPointer

  /// Whether removing the handle leaves a running name lookup to itself.
  private(set) var leavesLookups = false

  private let errorText: UnsafeMutablePointer<CChar>
  private var headerList: UnsafeMutablePointer<curl_slist>?

  /// Makes a handle, which leaves name lookups behind if it is to and libcurl can (7.87).
  init(leavingLookups: Bool) throws(TransferError) {
    guard let pointer = ccurl_easy_init() else {
      throw TransferError(.other, detail: "libcurl gave no handle")
    }
    self.pointer = pointer
    errorText = .allocate(capacity: Int(CURL_ERROR_SIZE))
    errorText.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    try check(ccurl_set_pointer(pointer, CURLOPT_ERRORBUFFER, errorText))
    if leavingLookups {
      leavesLookups = ccurl_set_long(pointer, ccurl_option_quick_exit, 1) == CURLE_OK
    }
  }

  deinit {
    // First the handle: its end may still write an error and read the list.
    ccurl_easy_cleanup(pointer)
    ccurl_slist_free(headerList)
    errorText.deallocate()
  }

  func set(_ option: CURLoption, _ value: Int) throws(TransferError) {
    try check(ccurl_set_long(pointer, option, value))
  }

  func set(_ option: CURLoption, _ value: String) throws(TransferError) {
    try check(ccurl_set_string(pointer, option, value))
  }

  func set(_ option: CURLoption, size: Int64) throws(TransferError) {
    try check(ccurl_set_offset(pointer, option, curl_off_t(size)))
  }

  /// Sets an option that older versions of libcurl lack and that is no loss there.
  func setIfKnown(_ option: CURLoption, _ value: Int) throws(TransferError) {
    let code = ccurl_set_long(pointer, option, value)
    if code != CURLE_UNKNOWN_OPTION { try check(code) }
  }

  func set(headers: [HeaderField]) throws(TransferError) {
    var list: UnsafeMutablePointer<curl_slist>?
    for header in headers {
      guard let longer = ccurl_slist_append(list, header.line) else {
        ccurl_slist_free(list)
        throw TransferError(.other, detail: "out of memory")
      }
      list = longer
    }
    let code = ccurl_set_list(pointer, CURLOPT_HTTPHEADER, list)
    ccurl_slist_free(headerList)
    headerList = list
    try check(code)
  }

  func allowOnlyHTTP() throws(TransferError) {
    try check(ccurl_allow_only_http(pointer))
  }

  func limitUnacknowledged(to limit: Duration) throws(TransferError) {
    try check(ccurl_limit_unacknowledged(pointer, UInt32(limit.milliseconds)))
  }

  /// Sets who hears of header lines, body bytes and, if asked for, progress.
  ///
  /// The context must outlive the handle.
  func setCallbacks(
    header: ccurl_data_callback,
    body: ccurl_data_callback,
    progress: ccurl_progress_callback?,
    context: UnsafeMutableRawPointer
  ) throws(TransferError) {
    try check(ccurl_set_header_callback(pointer, header, context))
    try check(ccurl_set_body_callback(pointer, body, context))
    if let progress {
      try check(ccurl_set_progress_callback(pointer, progress, context))
    }
  }

  /// Forgets the error text of the hop before.
  func clearErrorText() {
    errorText.pointee = 0
  }

  /// libcurl's words about a failure: the handle's own, or those that belong to the code.
  func errorDetail(_ code: CURLcode) -> String {
    errorText.pointee != 0
      ? String(cString: errorText) : String(cString: ccurl_easy_strerror(code))
  }

  func number(_ info: CURLINFO) -> Int? {
    var value = 0
    return ccurl_get_long(pointer, info, &value) == CURLE_OK ? value : nil
  }

  func size(_ info: CURLINFO) -> Int64? {
    var value: curl_off_t = 0
    return ccurl_get_offset(pointer, info, &value) == CURLE_OK ? Int64(value) : nil
  }

  func text(_ info: CURLINFO) -> String? {
    var value: UnsafePointer<CChar>?
    guard ccurl_get_string(pointer, info, &value) == CURLE_OK else { return nil }
    return value.map { String(cString: $0) }
  }

  /// Whether the name lookup of the running hop has ended.
  var lookupEnded: Bool {
    (size(CURLINFO_NAMELOOKUP_TIME_T) ?? 0) > 0
  }

  /// Whether the running hop has a connection and could send its request.
  var isConnected: Bool {
    (size(CURLINFO_PRETRANSFER_TIME_T) ?? 0) > 0
  }

  /// What is known about a failed hop.
  func outcome(_ result: CURLcode, totalIsOver: Bool) -> Outcome {
    Outcome(
      result: result.rawValue,
      systemError: Int32(number(CURLINFO_OS_ERRNO) ?? 0),
      proxyStatus: number(CURLINFO_HTTP_CONNECTCODE) ?? 0,
      lookupEnded: lookupEnded,
      connected: isConnected,
      totalIsOver: totalIsOver
    )
  }

  private func check(_ code: CURLcode) throws(TransferError) {
    guard code == CURLE_OK else {
      throw TransferError(.other, detail: String(cString: ccurl_easy_strerror(code)))
    }
  }
}
