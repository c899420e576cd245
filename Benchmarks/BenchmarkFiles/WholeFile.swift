import Foundation

/// Every byte of a file. Cost: O(bytes).
public func readWholeFile(_ path: String) throws(FileError) -> [UInt8] {
  do {
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  } catch CocoaError.fileReadNoSuchFile {
    throw FileError(file: path, reason: .notThere)
  } catch {
    throw FileError(file: path, reason: .unreadable(cause(of: error)))
  }
}

/// Makes a folder, and those above it, unless it is there.
public func makeFolder(_ path: String) throws(FileError) {
  do {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  } catch {
    throw FileError(file: path, reason: .notWritten(cause(of: error)))
  }
}

/// What the system said, without what Foundation wraps around it.
func cause(of error: any Error) -> String {
  let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
  let deepest = (underlying ?? error) as NSError
  guard deepest.domain == NSPOSIXErrorDomain else { return deepest.localizedDescription }
  return String(cString: strerror(Int32(deepest.code)))
}
