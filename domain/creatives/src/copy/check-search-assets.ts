import { isSameSite, website } from "@domain/validation"
import { Result } from "effect"
import { type AdTextProblem, checkAdText } from "./check-ad-text.ts"
import { type SearchAssets, searchAssetLimits, type Sitelink } from "./search-assets.ts"

/** Problems of one link, by its fields. */
export interface SitelinkChecks {
  readonly text: ReadonlyArray<AdTextProblem>
  readonly description1: ReadonlyArray<AdTextProblem>
  readonly description2: ReadonlyArray<AdTextProblem>
  readonly url: ReadonlyArray<AdTextProblem>
}

/** Everything wrong with what stands beside a search ad: line by line, then the numbers of lines. */
export interface SearchAssetChecks {
  readonly sitelinks: ReadonlyArray<SitelinkChecks>
  readonly callouts: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly snippet: ReadonlyArray<ReadonlyArray<AdTextProblem>>
  readonly counts: ReadonlyArray<AdTextProblem>
}

/** What the texts are checked with: the address that the ad opens, and the business's own names. */
export interface SearchAssetFacts {
  readonly opens?: string | undefined
  readonly names?: ReadonlyArray<string>
}

const tidyLine = (text: string): string => text.trim().replaceAll(/\s+/gu, " ")

const isBlank = ({ text, url, description1 = "", description2 = "" }: Sitelink): boolean =>
  [text, url, description1, description2].every((typed) => typed.trim() === "")

const error = (field: AdTextProblem["field"], key: string, values: AdTextProblem["values"] = {}): AdTextProblem => ({
  severity: "error",
  field,
  messageKey: `creatives.${key}`,
  values,
})

const same = (one: string, other: string): boolean => tidyLine(one).toLowerCase() === tidyLine(other).toLowerCase()

/** Whether an earlier line says the same. */
const isRepeated = (texts: ReadonlyArray<string>, index: number): boolean =>
  texts.slice(0, index).some((text) => tidyLine(text) !== "" && same(text, texts[index] ?? ""))

const normal = (url: string): string => Result.getOrElse(website(url), () => tidyLine(url))

const checkUrl = (urls: ReadonlyArray<string>, index: number, opens: string | undefined) => {
  const read = website(urls[index] ?? "")
  if (Result.isFailure(read)) return [error("sitelinkUrl", "assets.pageInvalid")]
  if (opens !== undefined && opens !== "" && !isSameSite(read.success, normal(opens)))
    return [error("sitelinkUrl", "assets.otherSite")]
  const others = urls.slice(0, index).map(normal)
  return others.includes(read.success) || read.success === (opens === undefined ? undefined : normal(opens))
    ? [error("sitelinkUrl", "assets.samePage")]
    : []
}

const checkSitelinks = (links: ReadonlyArray<Sitelink>, { opens, names = [] }: SearchAssetFacts) => {
  const texts = links.map(({ text }) => text)
  const urls = links.map(({ url }) => url)
  return links.map((link, index): SitelinkChecks => {
    if (isBlank(link)) return { text: [], description1: [], description2: [], url: [] }
    const { description1 = "", description2 = "" } = link
    const line = (text: string, other: string) => [
      ...(text.trim() === "" && other.trim() !== "" ? [error("sitelinkDescription", "assets.bothLines")] : []),
      ...checkAdText("google", "sitelinkDescription", text, { names }),
    ]
    return {
      text: [
        ...checkAdText("google", "sitelink", link.text, { names }),
        ...(isRepeated(texts, index) ? [error("sitelink", "assets.repeated")] : []),
      ],
      description1: line(description1, description2),
      description2: line(description2, description1),
      url: checkUrl(urls, index, opens),
    }
  })
}

const checkLines = (
  field: "callout" | "snippetValue",
  texts: ReadonlyArray<string>,
  { names = [] }: SearchAssetFacts,
): ReadonlyArray<ReadonlyArray<AdTextProblem>> =>
  texts.map((text, index) =>
    text.trim() === ""
      ? []
      : [
          ...checkAdText("google", field, text, { names }),
          ...(isRepeated(texts, index) ? [error(field, "assets.repeated")] : []),
        ],
  )

const countOf = (texts: ReadonlyArray<string>): number => texts.filter((text) => text.trim() !== "").length

/** None is right, and so is any number from the least: Google shows no less. */
const checkCount = (
  field: AdTextProblem["field"],
  actual: number,
  { least, most }: { readonly least: number; readonly most: number },
): ReadonlyArray<AdTextProblem> =>
  actual === 0 || (actual >= least && actual <= most)
    ? []
    : [error(field, actual < least ? "assets.tooFew" : "text.tooMany", { least, most, actual })]

/** Checks what stands beside a search ad, which may spell the business's names as they are. */
export const checkSearchAssets = (assets: SearchAssets, facts: SearchAssetFacts = {}): SearchAssetChecks => {
  const { sitelinks = [], callouts = [], snippet } = assets
  const calloutTexts = callouts.map(({ text }) => text)
  const values = snippet?.values ?? []
  const links = sitelinks.filter((link) => !isBlank(link))
  return {
    sitelinks: checkSitelinks(sitelinks, facts),
    callouts: checkLines("callout", calloutTexts, facts),
    snippet: checkLines("snippetValue", values, facts),
    counts: [
      ...checkCount("sitelink", links.length, searchAssetLimits.sitelink),
      ...checkCount("callout", countOf(calloutTexts), searchAssetLimits.callout),
      ...checkCount("snippetValue", countOf(values), searchAssetLimits.snippet),
    ],
  }
}

/** The errors among the problems, which keep the ad from being published. */
export const searchAssetErrors = ({
  sitelinks,
  callouts,
  snippet,
  counts,
}: SearchAssetChecks): ReadonlyArray<AdTextProblem> =>
  [
    ...sitelinks.flatMap(({ text, description1, description2, url }) => [
      ...text,
      ...description1,
      ...description2,
      ...url,
    ]),
    ...callouts.flat(),
    ...snippet.flat(),
    ...counts,
  ].filter(({ severity }) => severity === "error")

const withoutBlankLines = ({ description1 = "", description2 = "", ...link }: Sitelink): Sitelink => ({
  ...link,
  text: tidyLine(link.text),
  url: normal(link.url),
  ...(tidyLine(description1) !== "" && { description1: tidyLine(description1) }),
  ...(tidyLine(description2) !== "" && { description2: tidyLine(description2) }),
})

/** The parts without blank lines and blanks round them, addresses in normal form. */
export const tidySearchAssets = ({ sitelinks, callouts, snippet, showsPhone }: SearchAssets): SearchAssets => ({
  ...(sitelinks !== undefined && { sitelinks: sitelinks.filter((link) => !isBlank(link)).map(withoutBlankLines) }),
  ...(callouts !== undefined && {
    callouts: callouts
      .map((callout) => ({ ...callout, text: tidyLine(callout.text) }))
      .filter(({ text }) => text !== ""),
  }),
  ...(snippet !== undefined && {
    snippet: { ...snippet, values: snippet.values.map(tidyLine).filter((value) => value !== "") },
  }),
  ...(showsPhone !== undefined && { showsPhone }),
})
