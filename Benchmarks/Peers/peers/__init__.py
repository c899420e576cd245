"""One module for each engine; each class builds an index in a folder, opens it and answers.

`build(corpus, folder)` writes the index, `Engine(folder)` opens it, and `answer(pantry)` gives the
best rows `(missing, weight or matched, recipe)`. What only the build needs is imported there,
so that a cold start pays for nothing else.
"""
