// Whoever opens an index gets the error that says why it cannot be used.
@_exported public import SectionFiles
