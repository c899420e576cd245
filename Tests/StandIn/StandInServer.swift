/// A small web server on this machine that stands in for the sources, for tests.
public struct StandInServer {}
