/// Says on standard error that a command has another name now; it goes on as before.
func sayReplacement(of old: String, by new: String) { warn("'\(old)' is now '\(new)'") }
