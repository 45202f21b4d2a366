import {
  type CampaignChannel,
  type Refusal,
  showsBanner,
  showsDesign,
  showsPicture,
  showsText,
  usualChannels,
} from "@domain/campaigns"
import { type Flavour, flowOf } from "./flavour.ts"
import { type LaunchPage, type PageId, pageOf } from "./launch-pages.ts"
import { pageBefore, isSkipped, type LaunchContext, pageAfter, type TurnFacts } from "./neighbour-pages.ts"
import { targetingTurns } from "./targeting-turns.ts"

/** Pages that show or change an ad, in the order in which a refused campaign's are gone through. */
const adPages: ReadonlyArray<PageId> = [
  "creativePreview",
  "creativeEdit",
  "imageCreatives",
  "setupBusinessInfo",
  "creativeDetailsV2",
  "subsequentCreativeDetailsV2",
  "adPreview",
  "adDetailsEdit",
  "googleAds",
  "googleAdsEdit",
  "bannerAd",
]

/** Targeting pages; they come after the ads. */
const aimPages: ReadonlyArray<PageId> = ["fbInterests", "googleKeywords", "targetingV2"]

/** Facts for the way through a refused campaign. */
export interface ResubmissionFacts extends TurnFacts {
  /** None of the ads that are corrected is the social ad. */
  readonly noPicture?: boolean
  /** None of the ads that are corrected shows the campaign's design. */
  readonly noDesign?: boolean
}

/** The facts that follow from the channels whose ads are corrected; from the usual channels where none are known. */
export const resubmissionFacts = (channels: ReadonlyArray<CampaignChannel> = usualChannels): ResubmissionFacts => {
  const hasText = showsText(channels)
  const [noPicture, noDesign] = [!showsPicture(channels), !showsDesign(channels)]
  return { ...targetingTurns(channels), noPicture, noDesign, socialOnly: !hasText, searchToo: hasText }
}

/** Pages of ads of text, which a channel's own turn skips. */
const textAdPages: ReadonlyArray<PageId> = ["googleAds", "googleAdsEdit"]

/** Pages of the social ad alone. */
const socialAdPages: ReadonlyArray<PageId> = ["adPreview", "adDetailsEdit"]

/** Whether a page shows nothing of the ads that are corrected. */
const isOther = (page: PageId, { noPicture = false, noDesign = false, banner = false }: ResubmissionFacts): boolean => {
  if (page === "bannerAd") return !banner
  if (!adPages.includes(page) || textAdPages.includes(page)) return false
  return socialAdPages.includes(page) ? noPicture : noDesign
}

/** The given pages that the flavour has and that the corrected channels need, in order. */
export const pagesOfChannels = (
  flavour: Flavour,
  pages: ReadonlyArray<PageId>,
  facts: ResubmissionFacts,
): ReadonlyArray<PageId> => {
  const own = new Set(flowOf(flavour).map(({ page }) => page))
  const isNeeded = (page: PageId) => !isSkipped(flavour, pageOf(page).editOf ?? page, facts) && !isOther(page, facts)
  return pages.filter((page) => own.has(page) && isNeeded(page))
}

/**
 * Whether a refused campaign may be changed on a page: its ads, its interests and its keywords, and nothing that was paid for.
 * Ours; spec: campaign states, rejected.
 */
export const isResubmissionPage = (page: PageId): boolean => adPages.includes(page) || aimPages.includes(page)

const firstOrLaunch = ([first]: ReadonlyArray<PageId>): LaunchPage => pageOf(first ?? "launching")

/** Where the owner of a refused campaign begins to change the ads of these channels; every flavour has such a page. */
export const resubmissionStart = (flavour: Flavour, channels?: ReadonlyArray<CampaignChannel>): LaunchPage =>
  firstOrLaunch(pagesOfChannels(flavour, adPages, resubmissionFacts(channels)))

/**
 * Same as `pageAfter`, but the last ad page leads to interests and keywords, and these lead to the launch: all else
 * stays as it was paid.
 */
export const nextInResubmission = ({
  flavour,
  page,
  ...facts
}: LaunchContext & ResubmissionFacts): LaunchPage | undefined => {
  const next = pageAfter({ flavour, page, ...facts })
  if (!isResubmissionPage(page)) return next
  if (next !== undefined && isOther(next.id, facts)) return nextInResubmission({ flavour, page: next.id, ...facts })
  if (next !== undefined && isResubmissionPage(next.id)) return next
  const after = page === "bannerAd" ? aimPages : (["bannerAd", ...aimPages] as const)
  return firstOrLaunch(adPages.includes(page) ? pagesOfChannels(flavour, after, facts) : [])
}

/** A page that shows an ad; the gallery offers others, and pages that edit stand behind. */
const showsAd = (page: PageId): boolean => page !== "imageCreatives" && !/edit$/i.test(page)

/**
 * Same as `pageBefore`, but the first ad page leads nowhere, and interests and keywords lead back to the last ad page.
 */
export const backInResubmission = (
  flavour: Flavour,
  page: PageId,
  facts: ResubmissionFacts = {},
): LaunchPage | undefined => {
  const back = pageBefore(flavour, page, facts)
  if (back !== undefined && isOther(back.id, facts) && adPages.includes(page))
    return backInResubmission(flavour, back.id, facts)
  if (back !== undefined && isResubmissionPage(back.id)) {
    const isShown = pagesOfChannels(flavour, [...adPages, ...aimPages], facts).includes(back.id)
    return isShown ? back : undefined
  }
  if (page !== "bannerAd" && !aimPages.includes(page)) return undefined
  const lastAd = pagesOfChannels(flavour, adPages, facts).findLast((each) => each !== page && showsAd(each))
  return lastAd && pageOf(lastAd)
}

const pagesOfRefusal = ({ channel, fields = [] }: Refusal): ReadonlyArray<PageId> => {
  if (showsText([channel])) return ["googleAdsEdit", "googleAds"]
  const hasText = fields.some((field) => field !== "picture")
  const textPages = showsBanner([channel]) ? (["bannerAd"] as const) : (["adDetailsEdit", "adPreview"] as const)
  return [
    ...(fields.includes("picture") ? (["creativeEdit", "creativePreview"] as const) : []),
    ...(hasText ? textPages : []),
  ]
}

/**
 * The pages that change what the networks have named, and approve it, the first one first; none where a refused channel's network
 * named no field, so that its whole ad is gone through.
 */
export const correctionPages = (
  flavour: Flavour,
  refusals: ReadonlyArray<Refusal>,
  channels: ReadonlyArray<CampaignChannel> = usualChannels,
): ReadonlyArray<PageId> => {
  const named = refusals.filter(({ fields = [] }) => fields.length > 0)
  const isWhole = channels.every((channel) => named.some((refusal) => refusal.channel === channel))
  return isWhole
    ? pagesOfChannels(flavour, [...new Set(named.flatMap(pagesOfRefusal))], resubmissionFacts(channels))
    : []
}
