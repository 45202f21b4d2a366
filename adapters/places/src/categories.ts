import { Option, Record } from "effect"
import { kindOfWholeBrand } from "./brands.ts"
import { readData } from "./data-files.ts"
import { kindsOfName } from "./kinds-of-name.ts"
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
  return 0
}

/** A word must be this long before another one with a single slip is taken for it. */
const shortestSlip = 5

/** How near a keyword with a typing slip is to a category; its first letter must be right. */
const slipScoreOf = ({ category, names, terms }: Indexed, keyword: string): number => {
  const close = (text: string) =>
    text[0] === keyword[0] && (withinOneEdit(text, keyword) || withinOneEdit(text.slice(0, keyword.length), keyword))
  const bonus = category.common ? 5 : 0
  return names.some(close) ? 20 + bonus : terms.some(close) ? 10 + bonus : 0
}

const ranked = (scored: ReadonlyArray<{ readonly indexed: Indexed; readonly score: number }>) =>
  scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.indexed.category.name.length - b.indexed.category.name.length)
    .map(({ indexed }) => indexed.category)

/**
 * Categories for a keyword: its own name, the kind of a brand with that name ("Boots"), names and terms with a word that
 * begins with the keyword, and kinds that the keyword suggests as a business's whole name. For several words, whole
 * terms and then suggestions come before beginnings of words.
 */
const byWords = (keyword: string, query: string): ReadonlyArray<BusinessCategory> => {
  const direct = ranked(load().index.map((indexed) => ({ indexed, score: scoreOf(indexed, query) })))
  const kinds = direct.filter(({ name, names }) =>
    [name, ...Object.values(names)].some((text) => normalise(text) === query),
  )
  const named = kindsOfName(keyword).flatMap((slug) => findCategory(slug) ?? [])
  const brand = [kindOfWholeBrand(keyword)].flatMap((slug) => (slug === undefined ? [] : (findCategory(slug) ?? [])))
  const exact = direct.filter(({ terms }) => terms.some((term) => normalise(term) === query))
  const first = [...kinds, ...brand]
  return [...new Set(query.includes(" ") ? [...first, ...exact, ...named, ...direct] : [...first, ...direct, ...named])]
}

/** Every category, the commonest small businesses first. */
export const allCategories = (): ReadonlyArray<BusinessCategory> => load().all

/** One category by its slug. */
export const findCategory = (categorySlug: string): BusinessCategory | undefined =>
  load().all.find(({ slug }) => slug === categorySlug)

/**
 * Suggestions for a keyword or a business's whole name in any language, named in `language`; the commonest for an empty
 * keyword. A typing slip is only considered when no word fits.
 */
export const searchCategories = (keyword: string, language = "en", limit = 10): ReadonlyArray<CategorySuggestion> => {
  const query = normalise(keyword)
  const named = (category: BusinessCategory) => ({
    slug: category.slug,
    name: Option.getOrElse(Record.get(category.names, baseOf(language)), () => category.name),
  })
  if (query === "") return load().all.slice(0, limit).map(named)
  const worded = byWords(keyword, query)
  const found =
    worded.length > 0 || query.length < shortestSlip
      ? worded
      : ranked(load().index.map((indexed) => ({ indexed, score: slipScoreOf(indexed, query) })))
  return found.slice(0, limit).map(named)
}

/** Services usual for a category in the requested language, else in English; none for an unknown slug. */
export const servicesOf = (categorySlug: string, language: string): ReadonlyArray<string> => {
  const words = Option.getOrElse(
    Record.get(serviceNames(), baseOf(language)),
    (): Readonly<Record<string, string>> => ({}),
  )
  return (findCategory(categorySlug)?.services ?? []).map((service) => words[service] ?? service)
}
