import { allCategories } from "./categories.ts"
import { normalise } from "./normalise.ts"
import { serviceNames } from "./service-names.ts"

let loaded: ReadonlyMap<string, string> | undefined

/** English words by their translations; an English word and the commoner category win. */
const load = (): ReadonlyMap<string, string> => {
  if (loaded !== undefined) return loaded
  const categories = allCategories()
  const english = [...categories.map(({ name }) => name), ...categories.flatMap(({ services }) => services)]
  const words = new Map(english.map((word) => [normalise(word), word]))
  const add = (translation: string, englishWord: string) => {
    const normalised = normalise(translation)
    if (!words.has(normalised)) words.set(normalised, englishWord)
  }
  for (const { name, names } of categories) for (const translation of Object.values(names)) add(translation, name)
  for (const language of Object.values(serviceNames()))
    for (const [service, translation] of Object.entries(language)) add(translation, service)
  loaded = words
  return words
}

/** The English words for a category or service in any language; unknown words are returned unchanged. */
export const inEnglish = (named: string): string => load().get(normalise(named)) ?? named
