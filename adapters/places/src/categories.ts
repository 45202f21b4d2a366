import { Option, Record } from "effect"
import { readData } from "./data-files.ts"
import { normalise } from "./normalise.ts"
import { withinOneEdit } from "./one-edit.ts"
import { serviceNames } from "./service-names.ts"

/** A kind of business; names and terms in other languages are keyed by language code. */
export type BusinessCategory = {
  readonly slug: string
  readonly name: string
  readonly terms: ReadonlyArray<string>
  readonly names: Readonly<Record<string, string>>
  readonly translatedTerms: Readonly<Record<string, ReadonlyArray<string>>>
  readonly services: ReadonlyArray<string>
  readonly schemaTypes: ReadonlyArray<string>
  readonly common: boolean
}

/** A suggestion as shown: the category and its name in the requested language, else in English. */
export type CategorySuggestion = { readonly slug: string; readonly name: string }

type Indexed = {
  readonly category: BusinessCategory
  readonly names: ReadonlyArray<string>
  readonly terms: ReadonlyArray<string>
}

let loaded: { readonly all: ReadonlyArray<BusinessCategory>; readonly index: ReadonlyArray<Indexed> } | undefined

const load = () => {
  if (loaded !== undefined) return loaded
  const all = readData<ReadonlyArray<BusinessCategory>>("categories.json")
  const index = all.map((category) => ({
    category,
    names: [category.name, category.slug, ...Object.values(category.names)].map(normalise),
    terms: [...category.terms, ...Object.values(category.translatedTerms).flat()].map(normalise),
  }))
  loaded = { all, index }
  return loaded
}

const baseOf = (language: string) => language.split("-")[0] ?? ""

const startsAnyWord = (text: string, keyword: string) => text.startsWith(keyword) || text.includes(` ${keyword}`)

const scoreOf = ({ category, names, terms }: Indexed, keyword: string): number => {
  const bonus = category.common ? 5 : 0
  if (names.includes(keyword)) return 100 + bonus
  if (names.some((name) => name.startsWith(keyword))) return 80 + bonus
  if (terms.includes(keyword)) return 75 + bonus
  if (names.some((name) => startsAnyWord(name, keyword))) return 65 + bonus
  if (terms.some((term) => term.startsWith(keyword))) return 50 + bonus
  if (terms.some((term) => startsAnyWord(term, keyword))) return 40 + bonus
  const close = (text: string) =>
    withinOneEdit(text, keyword) || (keyword.length > 4 && withinOneEdit(text.slice(0, keyword.length), keyword))
  if (keyword.length >= 4 && names.some(close)) return 20 + bonus
  return keyword.length >= 4 && terms.some(close) ? 10 + bonus : 0
}

/** Every category, the commonest small businesses first. */
export const allCategories = (): ReadonlyArray<BusinessCategory> => load().all

/** One category by its slug. */
export const findCategory = (categorySlug: string): BusinessCategory | undefined =>
  load().all.find(({ slug }) => slug === categorySlug)

/** Suggestions for a keyword in any language, named in `language`; the commonest for an empty keyword. */
export const searchCategories = (keyword: string, language = "en", limit = 10): ReadonlyArray<CategorySuggestion> => {
  const query = normalise(keyword)
  const named = (category: BusinessCategory) => ({
    slug: category.slug,
    name: Option.getOrElse(Record.get(category.names, baseOf(language)), () => category.name),
  })
  if (query === "") return load().all.slice(0, limit).map(named)
  return load()
    .index.map((indexed) => ({ indexed, score: scoreOf(indexed, query) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.indexed.category.name.length - b.indexed.category.name.length)
    .slice(0, limit)
    .map(({ indexed }) => named(indexed.category))
}

/** Services usual for a category in the requested language, else in English; none for an unknown slug. */
export const servicesOf = (categorySlug: string, language: string): ReadonlyArray<string> => {
  const words = Option.getOrElse(
    Record.get(serviceNames(), baseOf(language)),
    (): Readonly<Record<string, string>> => ({}),
  )
  return (findCategory(categorySlug)?.services ?? []).map((service) => words[service] ?? service)
}
