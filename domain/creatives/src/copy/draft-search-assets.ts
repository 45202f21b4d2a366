import { isSameSite, website } from "@domain/validation"
import { Result } from "effect"
import { policyProblems } from "../policy/find-policy-problems.ts"
import type { BusinessFacts } from "./business-facts.ts"
import { type CopyLanguage, copyLanguageOf } from "./copy-language.ts"
import { googleCount } from "./fill-pattern.ts"
import { patternsFor } from "./languages.ts"
import { offerText } from "./offer-text.ts"
import { searchAssetWords } from "./search-asset-words.ts"
import { type SearchAssets, searchAssetLimits } from "./search-assets.ts"
import { upperFirst } from "./sentence-case.ts"
import type { StatedClaim } from "./stated-claims.ts"
import { type PageKind, pageKindOf, pageKinds, type WebsitePage } from "./website-page.ts"

/** What is known of a business and its website; nothing else is proposed. */
export interface SearchAssetSources {
  readonly facts: BusinessFacts
  /** The pages that its website links to, and what it says in its own favour. */
  readonly pages: ReadonlyArray<WebsitePage>
  readonly claims: ReadonlyArray<StatedClaim>
  /** The page that the ad itself opens. */
  readonly opens?: string
  /** The business's public phone. */
  readonly phone?: string
}

/** Google shows six links at most on a large screen, and a few callouts. */
const most = { sitelinks: 6, categories: 3, callouts: 8 } as const

/** Whether a text may stand beside an ad as it is: within its length, and written as Google takes it. */
const isSound = (text: string, length: number, names: ReadonlyArray<string>): boolean =>
  text !== "" &&
  googleCount(text) <= length &&
  policyProblems({ network: "google", isHeadline: true, text }, { names, wholeAd: text }).length === 0

const tidy = (text: string): string => text.trim().replaceAll(/\s+/gu, " ")

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

/** Whether a link's words run the way of the ad's language, and are not shouted. */
const isReadable = (text: string, language: CopyLanguage): boolean =>
  rightToLeft.test(text) === (patternsFor(language).direction === "rtl") &&
  !(text.length > 3 && text === text.toUpperCase() && /[A-Z]/u.test(text))

/** The words of a link to a page: its own, else the usual words; undefined for a page that has neither. */
const linkText = (page: WebsitePage, kind: PageKind, language: CopyLanguage, names: ReadonlyArray<string>) => {
  const own = tidy(page.text)
  const cased = upperFirst(own)
  if (isReadable(own, language) && isSound(cased, searchAssetLimits.sitelink.text, names)) return cased
  return kind === "category" ? undefined : searchAssetWords[language].pages[kind]
}

/** Links to the pages of the website that a customer looks for, the most wanted first; a page and words once. */
const draftSitelinks = ({ facts, pages, opens }: SearchAssetSources, language: CopyLanguage) => {
  if (opens === undefined) return []
  const home = Result.getOrElse(website(opens), () => opens)
  const names = facts.name === "" ? [] : [facts.name]
  const found = pages.flatMap((page) => {
    const url = Result.getOrUndefined(website(page.url))
    const kind = pageKindOf(page)
    const text = kind === undefined ? undefined : linkText(page, kind, language, names)
    return url === undefined || kind === undefined || text === undefined || url === home || !isSameSite(url, home)
      ? []
      : [{ kind, text, url }]
  })
  const ranked = found.toSorted((a, b) => pageKinds.indexOf(a.kind) - pageKinds.indexOf(b.kind))
  const chosen: Array<(typeof found)[number]> = []
  for (const link of ranked) {
    const alike = chosen.filter(({ kind }) => kind === link.kind).length
    const isKnown = chosen.some(({ text, url }) => url === link.url || text.toLowerCase() === link.text.toLowerCase())
    if (!isKnown && alike < (link.kind === "category" ? most.categories : 1)) chosen.push(link)
  }
  const links = chosen.slice(0, most.sitelinks)
  return links.length < searchAssetLimits.sitelink.least
    ? []
    : links.map(({ text, url }) => ({ text, url, origin: "suggested" as const }))
}

const fittingServices = ({ services, name }: BusinessFacts, length: number) => [
  ...new Set(services.map(tidy).filter((service) => isSound(service, length, name === "" ? [] : [name]))),
]

/**
 * Proposes what stands beside a search ad, by what the business has stated and its website says: links to its pages, short facts,
 * its services and its phone. Nothing is claimed without a source, and nothing is shown before a person accepts it.
 */
export const draftSearchAssets = (
  sources: SearchAssetSources,
  language: string,
): Required<Omit<SearchAssets, "snippet">> & Pick<SearchAssets, "snippet"> => {
  const { facts, claims, phone } = sources
  const ours = copyLanguageOf(language)
  const words = searchAssetWords[ours]
  const { callout, snippet } = searchAssetLimits
  const services = fittingServices(facts, snippet.length).slice(0, snippet.most)
  const header = services.length < snippet.least ? undefined : words.services
  const lines = [
    offerText(facts.offer, language, facts.currencySymbol),
    ...claims.map(({ kind, year }) => words.claims[kind].replace("{year}", String(year ?? ""))),
    // Where no list can name them.
    ...(words.services === undefined ? services : []),
  ].filter((line) => isSound(line, callout.length, facts.name === "" ? [] : [facts.name]))
  const callouts = [...new Set(lines)].slice(0, most.callouts)
  return {
    sitelinks: draftSitelinks(sources, ours),
    callouts: callouts.length < callout.least ? [] : callouts.map((text) => ({ text, origin: "suggested" as const })),
    showsPhone: phone !== undefined && phone !== "",
    ...(header !== undefined && { snippet: { header, values: services, origin: "suggested" as const } }),
  }
}

/** The ad with proposals for the parts beside it that nobody has decided on. */
export const withSearchAssets = <Ad extends SearchAssets>(ad: Ad, proposed: SearchAssets): Ad => ({
  ...ad,
  ...(ad.sitelinks === undefined && (proposed.sitelinks ?? []).length > 0 && { sitelinks: proposed.sitelinks }),
  ...(ad.callouts === undefined && (proposed.callouts ?? []).length > 0 && { callouts: proposed.callouts }),
  ...(ad.snippet === undefined && proposed.snippet !== undefined && { snippet: proposed.snippet }),
  ...(ad.showsPhone === undefined && proposed.showsPhone === true && { showsPhone: true }),
})
