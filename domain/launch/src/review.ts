import { type CampaignChannel, usualChannels } from "@domain/campaigns"
import type { Flavour } from "./flavour.ts"
import type { PageId } from "./launch-pages.ts"
import { isResubmissionPage, pagesOfChannels, resubmissionFacts } from "./resubmission.ts"

/** In the second layout one page holds the place, the services and the phone, and another the offer and the ads. */
const detailsV2 = ["businessDetailsV2", "subsequentBusinessDetailsV2"] as const
const creativeV2 = ["creativeDetailsV2", "subsequentCreativeDetailsV2"] as const
/** What was drafted by itself is all on one page. */
const drafted = ["setupBusinessInfo"] as const

/** Pages on which each part of a campaign is changed, in the order in which they are walked. */
const partPages = {
  business: [...drafted, ...detailsV2, "businessLocationDetails", "businessPhoneNumber"],
  services: [...drafted, ...detailsV2, "promoteServices"],
  offer: [...drafted, ...creativeV2, "offerDetails"],
  ads: [
    ...drafted,
    ...creativeV2,
    "creativePreview",
    "creativeEdit",
    "adPreview",
    "adDetailsEdit",
    "googleAds",
    "googleAdsEdit",
    "bannerAd",
  ],
  audience: [...drafted, "ageGenderTarget", "locationTargeting", "targetingV2"],
  interests: ["fbInterests", "targetingV2"],
  keywords: ["googleKeywords", "targetingV2"],
  channels: ["channelSelection"],
  budget: ["budget"],
} as const satisfies Readonly<Record<string, ReadonlyArray<PageId>>>

/** A part of a campaign that its review shows and that has pages to change it. */
export type ReviewPart = keyof typeof partPages

/** What is reviewed before it is sent to the networks. */
export interface Reviewed {
  readonly flavour: Flavour
  /** Channels whose ads are sent; the usual channels where none are known. */
  readonly channels?: ReadonlyArray<CampaignChannel> | undefined
  /** A refused campaign is sent again: what was paid for stays as it is. */
  readonly isResubmission: boolean
}

/**
 * The pages of the flavour's own table that a review opens to change a part, the first one first; none where there is nothing to
 * change. Ours; spec: "Review-and-launch", next step.
 */
export const reviewPages = (part: ReviewPart, { flavour, channels, isResubmission }: Reviewed): ReadonlyArray<PageId> =>
  pagesOfChannels(flavour, partPages[part], resubmissionFacts(channels ?? usualChannels)).filter(
    (page) => !isResubmission || isResubmissionPage(page),
  )
