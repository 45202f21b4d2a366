import {
  type AdTextProblem,
  checkAdText,
  checkSearchAdCounts,
  checkSearchAssets,
  type SearchAd,
  type SearchAssetChecks,
  searchAssetErrors,
} from "@domain/creatives"
import { type FieldFailure, failureOf, website } from "@domain/validation"

/** Everything wrong with a search ad: line by line, its counts, its paths and its address. */
export interface SearchChecks {
  readonly headlines: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly descriptions: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly counts: ReadonlyArray<AdTextProblem>
  readonly path1: ReadonlyArray<AdTextProblem>
  readonly path2: ReadonlyArray<AdTextProblem>
  readonly finalUrl: FieldFailure | undefined
}

const namesOf = (name: string | undefined): ReadonlyArray<string> => (name === undefined ? [] : [name])

/** Blank lines are only missing lines: the counts speak of them. */
const lines = (field: "headline" | "description", texts: ReadonlyArray<string>, names: ReadonlyArray<string>) =>
  texts.map((text) => (text.trim() === "" ? [] : checkAdText("google", field, text, { names })))

/** Checks what stands beside a search ad, whose links stay on the website that it opens. */
export const checkBeside = (ad: SearchAd, businessName?: string): SearchAssetChecks =>
  checkSearchAssets(ad, { opens: ad.finalUrl, names: namesOf(businessName) })

/** Whether nothing beside the search ad keeps it from being published. */
export const isBesideSound = (checks: SearchAssetChecks): boolean => searchAssetErrors(checks).length === 0

/** Checks a search ad, which may spell the business's name as it is. */
export const checkSearchAd = (ad: SearchAd, businessName?: string): SearchChecks => ({
  headlines: lines("headline", ad.headlines, namesOf(businessName)),
  descriptions: lines("description", ad.descriptions, namesOf(businessName)),
  counts: checkSearchAdCounts(ad),
  path1: checkAdText("google", "path", ad.path1 ?? ""),
  path2: checkAdText("google", "path", ad.path2 ?? ""),
  finalUrl: failureOf(website(ad.finalUrl ?? "")),
})

/** Whether nothing keeps the search ad from being published; advice does not. */
export const isSearchSound = ({ headlines, descriptions, counts, path1, path2, finalUrl }: SearchChecks): boolean =>
  finalUrl === undefined &&
  [...headlines.flat(), ...descriptions.flat(), ...counts, ...path1, ...path2].every(
    ({ severity }) => severity !== "error",
  )

/** The ad without blank and repeated lines and blanks around them, its address in normal form. */
export const tidySearchAd = (
  ad: Pick<SearchAd, "headlines" | "descriptions">,
): Pick<SearchAd, "headlines" | "descriptions"> => {
  const tidy = (texts: ReadonlyArray<string>) => [
    ...new Set(texts.map((text) => text.trim().replaceAll(/\s+/g, " ")).filter((text) => text !== "")),
  ]
  return { headlines: tidy(ad.headlines), descriptions: tidy(ad.descriptions) }
}

/** Which lines a search may show together: three headlines and two descriptions, others at each turn. */
export const searchTurn = (ad: Pick<SearchAd, "headlines" | "descriptions">, turn: number) => {
  const pick = (texts: ReadonlyArray<string>, size: number): ReadonlyArray<string> => {
    const shown = texts.filter((text) => text.trim() !== "")
    return Array.from(
      { length: Math.min(size, shown.length) },
      (_, index) => shown[(turn * size + index) % shown.length] ?? "",
    )
  }
  return { headlines: pick(ad.headlines, 3), descriptions: pick(ad.descriptions, 2) }
}
