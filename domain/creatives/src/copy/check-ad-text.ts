import { textLimits } from "@domain/validation"
import { policyProblems } from "../policy/find-policy-problems.ts"
import { carouselLimits } from "./carousel-limits.ts"
import { bannerLimits } from "./banner-copy.ts"
import { searchAdLimits } from "./draft-search-ad.ts"
import { searchAssetLimits } from "./search-assets.ts"
import { recommendedLengths } from "./draft-copy.ts"
import { characterCount, googleCount } from "./fill-pattern.ts"

/** The place of a text, which decides its limits. */
export type AdChannel = "quickForm" | "facebook" | "carousel" | "google" | "display"
/** A text field of an ad. */
export type AdTextField =
  | "headline"
  | "longHeadline"
  | "description"
  | "primaryText"
  | "callToAction"
  | "tagline"
  | "path"
  | "sitelink"
  | "sitelinkDescription"
  | "sitelinkUrl"
  | "callout"
  | "snippetValue"

/** A problem of a text: an error keeps it from being published, a warning only informs. `values` fill the message. */
export interface AdTextProblem {
  readonly severity: "error" | "warning"
  readonly field: AdTextField
  readonly messageKey: string
  readonly values: Readonly<Record<string, number | string>>
}

type Limits = Partial<Record<AdTextField, number>>

const limits: Readonly<Record<AdChannel, Limits>> = {
  quickForm: {
    primaryText: textLimits.primaryText,
    callToAction: textLimits.callToAction,
    tagline: textLimits.tagline,
  },
  facebook: {},
  carousel: { headline: carouselLimits.headline.length, description: carouselLimits.description.length },
  google: {
    headline: searchAdLimits.headline.length,
    description: searchAdLimits.description.length,
    path: searchAdLimits.path.length,
    sitelink: searchAssetLimits.sitelink.text,
    sitelinkDescription: searchAssetLimits.sitelink.description,
    callout: searchAssetLimits.callout.length,
    snippetValue: searchAssetLimits.snippet.length,
  },
  display: {
    headline: bannerLimits.headline.length,
    longHeadline: bannerLimits.longHeadline.length,
    description: bannerLimits.description.length,
  },
}

/** The maximum length of a field on a channel; undefined when the channel has none. */
export const adTextLimit = (channel: AdChannel, field: AdTextField): number | undefined => limits[channel][field]

interface Advice {
  readonly least: number
  readonly most: number
}

/** The lengths that are shown whole: of an ad, or of a card of a carousel. */
const recommended = (channel: AdChannel, field: AdTextField): Advice | undefined => {
  if (channel === "carousel" && (field === "headline" || field === "description"))
    return { least: 0, most: carouselLimits[field].advised }
  return channel === "facebook" && (field === "headline" || field === "description" || field === "primaryText")
    ? recommendedLengths[field]
    : undefined
}

const isGoogles = (channel: AdChannel): boolean => channel === "google" || channel === "display"

/** Whether an ad may go without a text: a search ad's paths and lines below a link, and the line that Meta shows below a headline. */
const mayBeEmpty = (channel: AdChannel, field: AdTextField): boolean =>
  field === "path" || field === "sitelinkDescription" || (!isGoogles(channel) && field === "description")

/** What a text is checked with: its limit where the channel itself has none, and the names that it may spell as they are. */
export interface AdTextFacts {
  readonly most?: number | undefined
  readonly names?: ReadonlyArray<string>
}

/** Fields whose texts take no exclamation mark. */
const headlineLike: ReadonlyArray<AdTextField> = [
  "headline",
  "longHeadline",
  "tagline",
  "sitelink",
  "callout",
  "snippetValue",
]

/** What the network is likely to refuse in a text; the words of a path are read with the address. */
const refusals = (
  channel: AdChannel,
  field: AdTextField,
  text: string,
  names: ReadonlyArray<string>,
): ReadonlyArray<AdTextProblem> => {
  if (field === "path" || field === "callToAction" || text.trim() === "") return []
  const network = isGoogles(channel) ? "google" : "meta"
  const isHeadline = headlineLike.includes(field)
  return policyProblems({ network, isHeadline, text }, { names, wholeAd: text }).map(({ topic, found }) => ({
    severity: "warning",
    field,
    messageKey: `policy.topics.${topic}.why`,
    values: { found },
  }))
}

/** What keeps one text from being published on one channel. Google counts wide characters twice. */
export const adTextErrors = (
  channel: AdChannel,
  field: AdTextField,
  text: string,
  most?: number,
): ReadonlyArray<AdTextProblem> => {
  const actual = isGoogles(channel) ? googleCount(text) : characterCount(text)
  const limit = adTextLimit(channel, field) ?? most
  const error = (key: string, values: AdTextProblem["values"] = {}): AdTextProblem => ({
    severity: "error",
    field,
    messageKey: `creatives.text.${key}`,
    values,
  })
  return [
    ...(text.trim() === "" && !mayBeEmpty(channel, field) ? [error("required")] : []),
    ...(limit !== undefined && actual > limit ? [error("tooLong", { limit, actual })] : []),
    ...(channel === "google" && field === "path" && /\s/u.test(text) ? [error("spaceInPath")] : []),
  ]
}

/** Every problem of one text on one channel: errors, then what its network refuses, then advice. */
export const checkAdText = (
  channel: AdChannel,
  field: AdTextField,
  text: string,
  { most, names = [] }: AdTextFacts = {},
): ReadonlyArray<AdTextProblem> => {
  const actual = isGoogles(channel) ? googleCount(text) : characterCount(text)
  const limit = adTextLimit(channel, field) ?? most
  const advised = recommended(channel, field)
  const advice = advised === undefined || (limit !== undefined && limit < advised.least) ? undefined : advised
  const advise = (key: string, values: AdTextProblem["values"]): AdTextProblem => ({
    severity: "warning",
    field,
    messageKey: `creatives.text.${key}`,
    values,
  })
  return [
    ...adTextErrors(channel, field, text, most),
    ...refusals(channel, field, text, names),
    ...(advice !== undefined && actual > advice.most ? [advise("longerThanRecommended", { ...advice, actual })] : []),
    ...(advice !== undefined && actual > 0 && actual < advice.least
      ? [advise("shorterThanRecommended", { ...advice, actual })]
      : []),
  ]
}

/** The problems of several texts, in order. */
export const checkAdTexts = (
  channel: AdChannel,
  texts: ReadonlyArray<{ readonly field: AdTextField; readonly text: string }>,
): ReadonlyArray<AdTextProblem> => texts.flatMap(({ field, text }) => checkAdText(channel, field, text))

interface Lines {
  readonly headlines: ReadonlyArray<string>
  readonly descriptions: ReadonlyArray<string>
}

type LineLimits = Readonly<Record<"headline" | "description", { readonly least: number; readonly most: number }>>

const checkCounts = (ad: Lines, numbers: LineLimits): ReadonlyArray<AdTextProblem> => {
  const check = (field: "headline" | "description", texts: ReadonlyArray<string>): ReadonlyArray<AdTextProblem> => {
    const { least, most } = numbers[field]
    const actual = new Set(texts.map((text) => text.trim()).filter((text) => text !== "")).size
    const key = actual < least ? "tooFew" : actual > most ? "tooMany" : undefined
    return key === undefined
      ? []
      : [{ severity: "error", field, messageKey: `creatives.text.${key}`, values: { least, most, actual } }]
  }
  return [...check("headline", ad.headlines), ...check("description", ad.descriptions)]
}

/** Checks the numbers of texts in a responsive search ad. */
export const checkSearchAdCounts = (ad: Lines): ReadonlyArray<AdTextProblem> => checkCounts(ad, searchAdLimits)

/** Checks the numbers of texts in a responsive display ad. */
export const checkBannerCounts = (ad: Lines): ReadonlyArray<AdTextProblem> => checkCounts(ad, bannerLimits)
