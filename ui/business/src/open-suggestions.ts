/** Suggestions that are not among the chosen, each once whatever its case. */
export const openSuggestions = (
  suggestions: ReadonlyArray<string>,
  chosen: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  const taken = new Set(chosen.map((text) => text.toLocaleLowerCase()))
  return suggestions.filter((text) => {
    const key = text.toLocaleLowerCase()
    if (taken.has(key)) return false
    taken.add(key)
    return true
  })
}
