import { radiusOptions } from "@domain/campaigns"
import {
  adTextErrors,
  adTextLimit,
  type AdTextProblem,
  characterCount,
  checkSearchAdCounts,
  googleCount,
  isCallToActionAllowed,
} from "@domain/creatives"
import { failureOf, keywords, someChannel, someService, website } from "@domain/validation"
import type { FranchiseStore } from "../franchise-store.ts"
import { type AdField, fieldsIn, filledText } from "./ad-field.ts"
import { type FranchiseAd, type NamedPart, partsOf, type StoreWords, wordsFor } from "./franchise-ad.ts"

/** Why an ad cannot run as it is, with the part that it is about. */
export interface AdProblem {
  readonly part: string
  readonly key: string
  readonly values: AdTextProblem["values"]
}

/** An ad as a store shows it. It can be launched where it lacks nothing and has no problem. */
export interface FilledAd {
  readonly code: string
  /** The texts by the names of their parts. */
  readonly texts: Readonly<Record<string, string>>
  /** What the store has to say first. */
  readonly lacks: ReadonlyArray<AdField>
  readonly problems: ReadonlyArray<AdProblem>
  /** How many letters the text with the least room has left; below zero where it is too long. */
  readonly room: number
}

/** The longest primary text that the portal takes, where it says so. */
export interface AdTerms {
  readonly longestPrimaryText?: number | undefined
}

/** The room of a text without a limit. */
const roomWithoutLimit = 1_000

const widestRadius = radiusOptions[4]

const limitOf = ({ channel, field }: NamedPart, { longestPrimaryText }: AdTerms): number | undefined => {
  if (channel === "page" || field === "website") return undefined
  return adTextLimit(channel, field) ?? (field === "primaryText" ? longestPrimaryText : undefined)
}

const textProblems = (named: NamedPart, text: string, terms: AdTerms): ReadonlyArray<AdProblem> => {
  const { name, channel, field } = named
  if (channel === "page" || field === "website") {
    const failure = failureOf(website(text))
    return failure === undefined ? [] : [{ part: name, key: failure.key, values: {} }]
  }
  return adTextErrors(channel, field, text, limitOf(named, terms)).map(({ messageKey, values }) => ({
    part: name,
    key: messageKey,
    values,
  }))
}

const roomOf = (named: NamedPart, text: string, terms: AdTerms): number => {
  const limit = limitOf(named, terms)
  const count = named.channel === "google" ? googleCount : characterCount
  return limit === undefined ? roomWithoutLimit : limit - count(text)
}

/** What is wrong with an ad whatever its store is: its choices, and names in braces that are no fields. */
export const adProblems = (ad: FranchiseAd): ReadonlyArray<AdProblem> => {
  const choices = [
    ["channels", failureOf(someChannel(ad.channels))],
    ["services", failureOf(someService(ad.services))],
    ["keywords", ad.channels.includes("Search") ? failureOf(keywords(ad.keywords)) : undefined],
  ] as const
  return [
    ...choices.flatMap(([part, failure]) =>
      failure === undefined ? [] : [{ part, key: failure.key, values: { ...failure.params } }],
    ),
    ...(isCallToActionAllowed(ad.objective, ad.callToAction)
      ? []
      : [{ part: "callToAction", key: "franchise.ad.buttonNotAllowed", values: {} }]),
    ...partsOf(ad).flatMap(({ name, part }) =>
      [part.text, ...(part.choices ?? [])]
        .flatMap((text) => fieldsIn(text).unknown)
        .map((field) => ({ part: name, key: "franchise.ad.unknownField", values: { field } })),
    ),
  ]
}

/** What a network needs of a store beside its words. */
const storeProblems = (ad: FranchiseAd, store: FranchiseStore): ReadonlyArray<AdProblem> =>
  store.radius > widestRadius
    ? [{ part: "radius", key: "franchise.ad.radiusTooWide", values: { most: widestRadius } }]
    : []

const countProblems = (ad: FranchiseAd, texts: Readonly<Record<string, string>>): ReadonlyArray<AdProblem> => {
  if (!ad.channels.includes("Search")) return []
  const of = (start: string) => Object.entries(texts).flatMap(([name, text]) => (name.startsWith(start) ? [text] : []))
  return checkSearchAdCounts({ headlines: of("searchHeadline"), descriptions: of("searchDescription") }).map(
    ({ field, messageKey, values }) => ({
      part: field === "headline" ? "searchHeadline1" : "searchDescription1",
      key: messageKey,
      values,
    }),
  )
}

/** The ad as a store shows it: its own words where they are allowed, its values in place of fields, checked against each network's limits. */
export const filledAd = (
  ad: FranchiseAd,
  store: FranchiseStore,
  words: ReadonlyArray<StoreWords> = [],
  terms: AdTerms = {},
): FilledAd => {
  const parts = partsOf(ad).map((named) => {
    const isAddress = named.field === "website"
    const written = wordsFor(named, store.code, words)
    // A whole address stays as it is; what stands within one is spelt for it.
    const spell =
      isAddress && written.trim() !== "{website}" && written.trim() !== "{page}" ? encodeURIComponent : undefined
    return { named, ...filledText(written, store, spell) }
  })
  const texts = Object.fromEntries(parts.map(({ named, text }) => [named.name, text]))
  const lacks = [
    ...new Set([
      ...parts.flatMap((part) => part.lacks),
      ...(ad.objective === "Calls" && store.phone === undefined ? (["phone"] as const) : []),
    ]),
  ]
  const known = parts.filter((part) => part.lacks.length === 0)
  return {
    code: store.code,
    texts,
    lacks,
    problems: [
      ...adProblems(ad),
      ...known.flatMap(({ named, text }) => textProblems(named, text, terms)),
      ...(lacks.length === 0 ? countProblems(ad, texts) : []),
      ...storeProblems(ad, store),
    ],
    room: Math.min(roomWithoutLimit, ...known.map(({ named, text }) => roomOf(named, text, terms))),
  }
}

/** Whether a store's ad can be launched as it is. */
export const canShow = ({ lacks, problems }: FilledAd): boolean => lacks.length + problems.length === 0

/** Ads in the order in which they need a look: first what cannot run, then by how little room is left. */
export const worstFitFirst = (ads: ReadonlyArray<FilledAd>): ReadonlyArray<FilledAd> =>
  ads.toSorted(
    (one, other) =>
      Number(canShow(one)) - Number(canShow(other)) ||
      other.lacks.length - one.lacks.length ||
      one.room - other.room ||
      (one.code < other.code ? -1 : 1),
  )
