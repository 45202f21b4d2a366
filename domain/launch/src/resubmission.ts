import { type CampaignChannel, offeredChannels, type Refusal, showsPicture, showsText } from "@domain/campaigns"
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
]

/** Targeting pages; they come after the ads. */
const aimPages: ReadonlyArray<PageId> = ["fbInterests", "googleKeywords", "targetingV2"]

/** Facts for the way through a refused campaign. */
export interface ResubmissionFacts extends TurnFacts {
  /** None of the ads that are corrected shows a picture. */
  readonly noPicture?: boolean
}

/** The facts that follow from the channels whose ads are corrected; from all that are offered where none are known. */
export const resubmissionFacts = (channels: ReadonlyArray<CampaignChannel> = offeredChannels): ResubmissionFacts => {
  const hasText = showsText(channels)
  return { ...targetingTurns(channels), noPicture: !showsPicture(channels), socialOnly: !hasText, searchToo: hasText }
}

/** Pages of ads of text; the other ad pages are skipped where no picture is corrected. */
const textAdPages: ReadonlyArray<PageId> = ["googleAds", "googleAdsEdit"]

const isOther = (page: PageId, { noPicture = false }: ResubmissionFacts): boolean =>
  noPicture && adPages.includes(page) && !textAdPages.includes(page)

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
  if (!isResubmissionPage(page) || (next !== undefined && isResubmissionPage(next.id))) return next
  return firstOrLaunch(adPages.includes(page) ? pagesOfChannels(flavour, aimPages, facts) : [])
}

const showsAd = (page: PageId): boolean => !/edit$/i.test(page)

/**
 * Same as `pageBefore`, but the first ad page leads nowhere, and interests and keywords lead back to the last ad page.
 */
export const backInResubmission = (
  flavour: Flavour,
  page: PageId,
  facts: ResubmissionFacts = {},
): LaunchPage | undefined => {
  const back = pageBefore(flavour, page, facts)
  if (back !== undefined && isResubmissionPage(back.id)) {
    const isShown = pagesOfChannels(flavour, [...adPages, ...aimPages], facts).includes(back.id)
    return isShown ? back : undefined
  }
  const lastAd = aimPages.includes(page) ? pagesOfChannels(flavour, adPages, facts).findLast(showsAd) : undefined
  return lastAd && pageOf(lastAd)
}

const pagesOfRefusal = ({ channel, fields = [] }: Refusal): ReadonlyArray<PageId> => {
  if (showsText([channel])) return ["googleAdsEdit", "googleAds"]
  const hasText = fields.some((field) => field !== "picture")
  return [
    ...(fields.includes("picture") ? (["creativeEdit", "creativePreview"] as const) : []),
    ...(hasText ? (["adDetailsEdit", "adPreview"] as const) : []),
  ]
}

/**
 * The pages that change what the networks have named, and approve it, the first one first; none where a refused channel's network
 * named no field, so that its whole ad is gone through.
 */
export const correctionPages = (
  flavour: Flavour,
  refusals: ReadonlyArray<Refusal>,
  channels: ReadonlyArray<CampaignChannel> = offeredChannels,
): ReadonlyArray<PageId> => {
  const named = refusals.filter(({ fields = [] }) => fields.length > 0)
  const isWhole = channels.every((channel) => named.some((refusal) => refusal.channel === channel))
  return isWhole
    ? pagesOfChannels(flavour, [...new Set(named.flatMap(pagesOfRefusal))], resubmissionFacts(channels))
    : []
}
