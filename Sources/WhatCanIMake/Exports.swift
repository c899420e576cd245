// Whoever imports the front door gets the words that its answers are written in.
@_exported public import JSONCoding
@_exported public import RecipeImport
@_exported public import RecipeLexicon
@_exported public import RecipeMatching
@_exported public import RecipeModel
@_exported public import RecipeSources
@_exported public import RecipeStorage
