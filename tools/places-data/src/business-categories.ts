import { groupServices, leftOut, taken, wholeFamilies } from "./category-groups.ts"
import { commonCategories } from "./common-categories.ts"
import { hebrewCategories } from "./hebrew-categories.ts"
import { hindiNames } from "./hindi-category-names.ts"

type Preset = {
  readonly searchable?: boolean
  readonly tags?: Readonly<Record<string, string>>
  readonly locationSet?: unknown
}
type Wording = { readonly name?: string; readonly terms?: string }
type Wordings = Readonly<Record<string, Wording>>
type Translations = Readonly<Record<string, { readonly presets: { readonly presets: Wordings } }>>

/** One category as committed: English names and terms, translated names and terms by language, services, schema.org types. */
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

const languages: ReadonlyArray<readonly [language: string, file: string]> = [
  ["fr", "fr"],
  ["he", "he"],
  ["ru", "ru"],
  ["ar", "ar"],
  ["zh", "zh-CN"],
  ["de", "de"],
  ["es", "es"],
  ["ja", "ja"],
  ["ko", "ko"],
  ["it", "it"],
  ["hu", "hu"],
  ["pt", "pt"],
]

const list = (text: string | undefined): ReadonlyArray<string> => [
  ...new Set(
    (text ?? "")
      .split(",")
      .map((term) => term.trim())
      .filter((term) => term !== ""),
  ),
]
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/&/g, "and")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** Builds the category list: the hand-written ones first, then the remaining businesses of the public presets by name. */
export const businessCategories = (read: <A>(file: string) => A): ReadonlyArray<BusinessCategory> => {
  const presets = read<Readonly<Record<string, Preset>>>("presets.json")
  const wordings = (language: string): Wordings =>
    read<Translations>(`translations/${language}.json`)[language]?.presets.presets ?? {}
  const english = wordings("en")
  const translated = languages.map(([language, file]) => ({ language, words: wordings(file) }))

  const inLanguages = (preset: string, slug: string) => {
    const wordings = translated.flatMap(({ language, words }) => {
      const byHand = language === "he" ? hebrewCategories[slug] : undefined
      if (byHand !== undefined) return [{ language, ...byHand }]
      const wording = words[preset]
      return wording?.name === undefined
        ? []
        : [{ language, name: wording.name, terms: list(wording.terms).slice(0, 5) }]
    })
    const hindi = hindiNames[slug]
    return {
      names: Object.fromEntries([
        ...(hindi === undefined ? [] : [["hi", hindi]]),
        ...wordings.map(({ language, name }) => [language, name]),
      ]),
      translatedTerms: Object.fromEntries(
        wordings.filter(({ terms }) => terms.length > 0).map(({ language, terms }) => [language, terms]),
      ),
    }
  }

  const byHand = commonCategories.map(({ slug, name, preset, schemaTypes, terms, services }): BusinessCategory => ({
    slug,
    name,
    terms: [...new Set([...list(terms), ...list(english[preset]?.terms).slice(0, 6)])],
    ...inLanguages(preset, slug),
    services: list(services),
    schemaTypes: list(schemaTypes),
    common: true,
  }))
  const used = new Set(commonCategories.map(({ preset }) => preset))
  const usedSlugs = new Set(byHand.map(({ slug }) => slug))
  const rest = Object.keys(presets).filter((key) => {
    const preset = presets[key]
    const [family = "", kind, deeper] = key.split("/")
    const ofFamily = wholeFamilies.has(family) && kind !== undefined && deeper === undefined
    return preset?.searchable !== false && (ofFamily || taken.includes(key)) && !leftOut.has(key) && !used.has(key)
  })
  const fromPresets = rest.flatMap((key): ReadonlyArray<BusinessCategory> => {
    const name = english[key]?.name
    const slug = slugOf(name ?? "")
    if (name === undefined || slug === "" || usedSlugs.has(slug)) return []
    usedSlugs.add(slug)
    return [
      {
        slug,
        name,
        terms: list(english[key]?.terms).slice(0, 8),
        ...inLanguages(key, slug),
        services: groupServices[key.split("/")[0] ?? ""] ?? [],
        schemaTypes: [],
        common: false,
      },
    ]
  })
  return [...byHand, ...fromPresets.sort((a, b) => a.name.localeCompare(b.name, "en"))]
}
