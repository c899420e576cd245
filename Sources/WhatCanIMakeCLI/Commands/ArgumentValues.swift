public import ArgumentParser
public import WhatCanIMake

// The words of options, as the library spells them.
extension Recipe.Kind: ExpressibleByArgument {}
extension RankOrder: ExpressibleByArgument {}
extension BrowseOrder: ExpressibleByArgument {}
extension RecipeFormat: ExpressibleByArgument {}
