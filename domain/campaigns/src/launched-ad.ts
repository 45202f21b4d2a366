import { DayPart } from "@domain/budget"
import { CallToAction, CreativeContent, MessagingApp } from "@domain/creatives"
import { Schema } from "effect"
import { AgeBand } from "./age-bands.ts"
import { AudienceLanguages } from "./audience-language.ts"
import { CampaignChannel } from "./campaign-channel.ts"
import { distinctKeywords } from "./keyword-match.ts"
import { CarouselCards } from "./plan/carousel-card.ts"
import { MatchedKeyword } from "./matched-keyword.ts"
import { NetworkAutomation } from "./network-automation.ts"
import { SitelinkPlan } from "./plan/ad-plan.ts"
import { SpecialAds } from "./special-ads.ts"
import { Gender, TargetLocation } from "./targeting.ts"

/** The audience a channel was launched with; interests are names. */
export const LaunchedAudience = Schema.Struct({
  ageBands: Schema.Array(AgeBand),
  gender: Gender,
  /** Languages of the people; any where absent. */
  languages: Schema.optionalKey(AudienceLanguages),
  location: TargetLocation,
  interests: Schema.Array(Schema.String),
  keywords: Schema.Array(Schema.String),
  /** How near a search must be to keywords that do not have the usual match. */
  keywordMatches: Schema.optionalKey(Schema.Array(MatchedKeyword)),
  /** Searches beside which no ad is shown. */
  negativeKeywords: Schema.optionalKey(Schema.Array(MatchedKeyword)),
  /** Names of the customer lists whose people alone see it; everybody where absent. */
  includedLists: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Names of the customer lists whose people do not see it. */
  excludedLists: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Websites and apps that do not show it. */
  excludedPlacements: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type LaunchedAudience = typeof LaunchedAudience.Type

/** The texts of a launched ad with a picture, and what its picture is drawn from. */
export const PictureAd = Schema.Struct({
  primaryText: Schema.String,
  headline: Schema.String,
  description: Schema.String,
  content: CreativeContent,
  /** The cards of a carousel; one picture where absent. */
  cards: Schema.optionalKey(CarouselCards),
  endCard: Schema.optionalKey(Schema.Boolean),
})
export type PictureAd = typeof PictureAd.Type

/** The lines of a launched ad of text, and what stands beside it. */
const TextAd = Schema.Struct({
  headlines: Schema.Array(Schema.String),
  descriptions: Schema.Array(Schema.String),
  path1: Schema.optionalKey(Schema.String),
  path2: Schema.optionalKey(Schema.String),
  sitelinks: Schema.optionalKey(Schema.Array(SitelinkPlan)),
  callouts: Schema.optionalKey(Schema.Array(Schema.String)),
  snippet: Schema.optionalKey(Schema.Struct({ header: Schema.String, values: Schema.Array(Schema.String) })),
})

/** The lines of a launched banner, and what its pictures are drawn from. */
const LaunchedBanner = Schema.Struct({
  headlines: Schema.Array(Schema.String),
  longHeadline: Schema.String,
  descriptions: Schema.Array(Schema.String),
  callToAction: CallToAction,
  colour: Schema.optionalKey(Schema.String),
  content: CreativeContent,
})

/** One channel's ad as it was launched; `phone` is called from the ad itself. Ours. */
export const LaunchedAd = Schema.Struct({
  channel: CampaignChannel,
  businessName: Schema.String,
  link: Schema.String,
  phone: Schema.optionalKey(Schema.String),
  /** The language of the ad's words, as a BCP 47 tag. */
  language: Schema.optionalKey(Schema.String),
  picture: Schema.optionalKey(PictureAd),
  /** The second version of the ad with a picture. */
  variant: Schema.optionalKey(PictureAd),
  /** Whether it is what was kept of two versions. */
  wasTested: Schema.optionalKey(Schema.Boolean),
  text: Schema.optionalKey(TextAd),
  banner: Schema.optionalKey(LaunchedBanner),
  audience: LaunchedAudience,
  /** When it runs, in the region's zone; at any time where it does not say. */
  hours: Schema.optionalKey(Schema.Array(DayPart)),
  messagingApp: Schema.optionalKey(MessagingApp),
  /** What it was declared to offer. */
  special: Schema.optionalKey(SpecialAds),
  /** What was left to the network; nothing where it does not say. */
  automation: Schema.optionalKey(NetworkAutomation),
  /** What its address says of where a click came from, as a query; nothing where it does not say. */
  tracking: Schema.optionalKey(Schema.String),
})
export type LaunchedAd = typeof LaunchedAd.Type

/** An audience and the channels that share it. */
export interface SharedAudience {
  readonly audience: LaunchedAudience
  readonly channels: ReadonlyArray<CampaignChannel>
}

const peopleAndPlaces = ({ ageBands, gender, languages, location, includedLists, excludedLists }: LaunchedAudience) =>
  JSON.stringify([ageBands, gender, languages ?? [], location, includedLists ?? [], excludedLists ?? []])

const matchedTogether = (one: ReadonlyArray<MatchedKeyword> = [], other: ReadonlyArray<MatchedKeyword> = []) =>
  distinctKeywords([...one, ...other])

const together = (one: ReadonlyArray<string>, other: ReadonlyArray<string>) => [...new Set([...one, ...other])]

/** The distinct people and places, each with the interests and keywords of all its channels. Ours. */
export const sharedAudiences = (
  ads: ReadonlyArray<Pick<LaunchedAd, "channel" | "audience">>,
): ReadonlyArray<SharedAudience> => {
  const shared = new Map<string, SharedAudience>()
  for (const { channel, audience } of ads) {
    const group = peopleAndPlaces(audience)
    const before = shared.get(group)
    const keywordMatches = matchedTogether(before?.audience.keywordMatches, audience.keywordMatches)
    const negativeKeywords = matchedTogether(before?.audience.negativeKeywords, audience.negativeKeywords)
    const placements = together(before?.audience.excludedPlacements ?? [], audience.excludedPlacements ?? [])
    shared.set(group, {
      audience: {
        ...audience,
        interests: together(before?.audience.interests ?? [], audience.interests),
        keywords: together(before?.audience.keywords ?? [], audience.keywords),
        ...(keywordMatches.length > 0 && { keywordMatches }),
        ...(negativeKeywords.length > 0 && { negativeKeywords }),
        ...(placements.length > 0 && { excludedPlacements: placements }),
      },
      channels: [...(before?.channels ?? []), channel],
    })
  }
  return [...shared.values()]
}
