import Foundation

/// Pictures as a camera writes them: 24 pixels wide and 16 high, to be turned by a quarter, with "canary 48.85 N" as what the
/// camera says of them (EXIF). Made for these tests by libvips, and the EXIF put in by hand.
enum CameraPicture {
  static let jpeg = bytes(
    """
    /9j/4QA9RXhpZgAATU0AKgAAAAgAAgEOAAIAAAAPAAAAJgESAAMAAAABAAYAAAAAAABjYW5hcnkgNDguODUgTgD/2wBDABALDA4MChAODQ4SER\
    ATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2Nj\
    Y2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAw\
    QFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3\
    ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1N\
    XW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC\
    AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dX\
    Z3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMB\
    AAIRAxEAPwCGiiivKPcCiiigD//Z
    """
  )

  static let webP = bytes(
    """
    UklGRpIAAABXRUJQVlA4WAoAAAAIAAAAFwAADwAAVlA4IDYAAAAQAwCdASoYABAAPtFUo0uoJKMhsAgBABoJQBai0AABJAAA+daF7RIP0Jse1F\
    f8zWxs9ADwAABFWElGNQAAAE1NACoAAAAIAAIBDgACAAAADwAAACYBEgADAAAAAQAGAAAAAAAAY2FuYXJ5IDQ4Ljg1IE4AAA==
    """
  )

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}
