import { kindOfBrand } from "./brands.ts"
import { categoriesInName } from "./kinds-in-text.ts"

/** Words that name a kind only at the end of a business's name. */
const endings: ReadonlyArray<readonly [ending: RegExp, kind: string]> = [
  [/\bhair$/i, "hair-salon"],
  [/\b(?:law|legal)$/i, "lawyer"],
  [/\bmarketing$/i, "advertising-agency"],
  [/\belectrical$/i, "electrician"],
  [/\bheating$/i, "hvac"],
  [/\bautos?$/i, "car-repair"],
  [/\bmotors$/i, "car-dealer"],
  [/\btravel$/i, "travel-agency"],
  [/\bpools?$/i, "swimming-pool"],
  [/\bfoods?$/i, "restaurant"],
  [/\bkitchens?$/i, "kitchen-design-store"],
]

/** Kinds so broad that another one in the same name is meant. */
const broad = new Set([
  "clinic",
  "doctor",
  "hospital",
  "school",
  "college",
  "beauty-salon",
  "manufacturer",
  "wholesaler",
  "logistics",
  "consultancy-office",
])

/** The kind that the last word of a name says, without a company's form after it. */
export const kindEnding = (name: string): string | undefined => {
  const bare = name.replace(/\s+(?:ltd|limited|llp|inc|pvt ltd|co)\.?$/i, "")
  return endings.find(([ending]) => ending.test(bare))?.[1]
}

/**
 * Kinds that a whole name of a business suggests, likeliest first: by its words, the last one foremost, then by its last
 * word alone, then as a known brand.
 */
export const kindsOfName = (name: string): ReadonlyArray<string> => {
  const named = [...categoriesInName(name).keys()].toReversed()
  const narrow = named.filter((slug) => !broad.has(slug))
  const ending = kindEnding(name)
  const brand = kindOfBrand(name)
  return [
    ...new Set([
      ...narrow,
      ...named,
      ...(ending === undefined ? [] : [ending]),
      ...(brand === undefined ? [] : [brand]),
    ]),
  ]
}
