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
  const add = (said: string, meant: string) => {
    const key = normalise(said)
    if (!words.has(key)) words.set(key, meant)
  }
  for (const { name, names } of categories) for (const said of Object.values(names)) add(said, name)
  for (const language of Object.values(serviceNames()))
    for (const [service, said] of Object.entries(language)) add(said, service)
  loaded = words
  return words
}

/** The English words for a category or service in any language; unknown words are returned unchanged. */
export const inEnglish = (named: string): string => load().get(normalise(named)) ?? named
