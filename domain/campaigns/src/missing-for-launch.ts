import { type DayPart, wholeSteps } from "@domain/budget"
import type { MessagingApp } from "@domain/creatives"
import { Result } from "effect"
import { type Checked, failureOf, keywords as checkKeywords, someChannel, someService } from "@domain/validation"
import { type Audience, checkAudience } from "./check-audience.ts"
import { type ChosenList, contraryLists } from "./chosen-audience.ts"
import type { CampaignBudget } from "./budget.ts"
import type { CampaignChannel } from "./campaign-channel.ts"
import { blockedKeywords, matchedKeywords } from "./keyword-match.ts"
import type { MatchedKeyword } from "./matched-keyword.ts"
import { showsBanner, showsPicture, showsText, takesKeywords } from "./channel-definitions.ts"

/** The parts of a draft that a launch needs. */
export interface LaunchFacts extends Audience {
  readonly objective?: string
  /** The public number that callers reach. */
  readonly phone?: string
  readonly promoteServices?: ReadonlyArray<string>
  readonly services?: ReadonlyArray<string>
  readonly channels?: ReadonlyArray<CampaignChannel>
  readonly keywords?: ReadonlyArray<string>
  readonly keywordMatches?: ReadonlyArray<MatchedKeyword>
  readonly negativeKeywords?: ReadonlyArray<MatchedKeyword>
  readonly includedLists?: ReadonlyArray<ChosenList>
  readonly excludedLists?: ReadonlyArray<ChosenList>
  readonly budget?: CampaignBudget
  /** The app that receives messages, and what it needs: a number for WhatsApp, the page's own account for Instagram. */
  readonly messagingApp?: MessagingApp
  readonly whatsAppNumber?: string
  readonly answersOnInstagram?: boolean
  /** When ads run; at any time where absent. */
  readonly hours?: ReadonlyArray<DayPart>
  /** Whether what the ads seem to offer is still to be declared, or a declaration to be completed. */
  readonly lacksSpecialCategory?: boolean
  readonly lacksIdentity?: boolean
  /** Whether the places that are left out leave none, or lie outside; and whether a channel's network leaves out no circle. */
  readonly lacksShownPlaces?: boolean
  readonly hasKeptCircle?: boolean
  /** Whether the social ad is a carousel whose cards its network refuses. */
  readonly lacksCards?: boolean
  /** Whether the ads seem to offer what no network shows. */
  readonly seemsBanned?: boolean
  /** Whether a keyword seems to look for it. */
  readonly hasBannedKeyword?: boolean
  /** What the second version of the social ad lacks. */
  readonly lacksVersionWords?: boolean
  readonly lacksVersionMoney?: boolean
  readonly lacksVersionResults?: boolean
  readonly paid: boolean
  /** Whether a person accepted the social ad's texts. */
  readonly socialCopyAccepted: boolean
  /** Whether a person accepted the search ad's texts. */
  readonly searchCopyAccepted: boolean
  /** Whether a person accepted the banner's texts. */
  readonly bannerCopyAccepted: boolean
}

/** Message keys of a launch beyond validation's. */
export const launchMessageKeys = [
  "campaigns.missing.objective",
  "campaigns.missing.phone",
  "campaigns.missing.cards",
  "campaigns.missing.acceptedCopy",
  "campaigns.missing.acceptedSearchCopy",
  "campaigns.missing.acceptedBannerCopy",
  "campaigns.missing.budget",
  "campaigns.missing.payment",
  "campaigns.missing.region",
  "campaigns.missing.schedule",
  "campaigns.missing.whatsAppNumber",
  "campaigns.missing.instagramAccount",
  "campaigns.missing.specialCategory",
  "campaigns.missing.securitiesIdentity",
  "campaigns.missing.allowedWords",
  "campaigns.missing.allowedKeywords",
  "campaigns.missing.unblockedKeywords",
  "campaigns.missing.shownPlaces",
  "campaigns.missing.excludableCircles",
  "campaigns.missing.usableLists",
  "campaigns.missing.versionWords",
  "campaigns.missing.versionMoney",
  "campaigns.missing.versionResults",
] as const

/** Every message key of what a launch lacks, including the keys of validation's rules. */
export const launchLackKeys = [
  ...launchMessageKeys,
  "campaigns.missing.channelUnavailable",
  "campaigns.missing.pageAccess",
  "validation.serviceRequired",
  "validation.audienceRequired",
  "validation.channelRequired",
  "validation.keywordsTooFew",
  "validation.keywordInvalid",
] as const
/** What a launch lacks, as a message key. */
export type LaunchLackKey = (typeof launchLackKeys)[number]

const missingUnless = (isMet: boolean, key: (typeof launchMessageKeys)[number]): string | undefined =>
  isMet ? undefined : key

const refusalOf = (checked: Checked<unknown>): string | undefined => failureOf(checked)?.key

/** Whether ads ever run: from a first day where one is wanted, and in a full hour of the clock, the least that Meta schedules. */
const everRuns = ({ budget, hours }: LaunchFacts): boolean =>
  (budget?.schedulingMode !== "Schedule" || budget.startDate !== undefined) &&
  (hours === undefined || wholeSteps(hours, 60).length > 0)

const answersMessages = ({ objective, messagingApp, whatsAppNumber, answersOnInstagram }: LaunchFacts) => ({
  byWhatsApp: objective !== "InstantMessages" || messagingApp !== "WhatsApp" || whatsAppNumber !== undefined,
  onInstagram: objective !== "InstantMessages" || messagingApp !== "InstagramDirect" || answersOnInstagram === true,
})

/** What a draft still needs before its launch, as message keys in the order of the journey; empty when ready. Spec: validation rules. */
export const missingForLaunch = (facts: LaunchFacts): ReadonlyArray<string> => {
  const { channels = [], keywords = [], promoteServices = [], services = [] } = facts
  const matched = matchedKeywords(keywords, facts.keywordMatches)
  const isBlocked = takesKeywords(channels) && blockedKeywords(matched, facts.negativeKeywords ?? []).length > 0
  const { byWhatsApp, onInstagram } = answersMessages(facts)
  return [
    missingUnless(facts.objective !== undefined, "campaigns.missing.objective"),
    missingUnless(facts.objective !== "Calls" || facts.phone !== undefined, "campaigns.missing.phone"),
    missingUnless(byWhatsApp, "campaigns.missing.whatsAppNumber"),
    missingUnless(onInstagram, "campaigns.missing.instagramAccount"),
    refusalOf(someService([...promoteServices, ...services])),
    missingUnless(!showsPicture(channels) || facts.lacksCards !== true, "campaigns.missing.cards"),
    missingUnless(!showsPicture(channels) || facts.socialCopyAccepted, "campaigns.missing.acceptedCopy"),
    missingUnless(!showsText(channels) || facts.searchCopyAccepted, "campaigns.missing.acceptedSearchCopy"),
    missingUnless(!showsBanner(channels) || facts.bannerCopyAccepted, "campaigns.missing.acceptedBannerCopy"),
    missingUnless(facts.lacksVersionWords !== true, "campaigns.missing.versionWords"),
    missingUnless(facts.seemsBanned !== true, "campaigns.missing.allowedWords"),
    missingUnless(facts.lacksSpecialCategory !== true, "campaigns.missing.specialCategory"),
    missingUnless(facts.lacksIdentity !== true, "campaigns.missing.securitiesIdentity"),
    refusalOf(checkAudience(facts)),
    missingUnless(facts.lacksShownPlaces !== true, "campaigns.missing.shownPlaces"),
    missingUnless(facts.hasKeptCircle !== true, "campaigns.missing.excludableCircles"),
    missingUnless(
      contraryLists(facts.includedLists ?? [], facts.excludedLists ?? []).length === 0,
      "campaigns.missing.usableLists",
    ),
    refusalOf(someChannel(channels)),
    refusalOf(takesKeywords(channels) ? checkKeywords(keywords) : Result.succeed(keywords)),
    missingUnless(facts.hasBannedKeyword !== true, "campaigns.missing.allowedKeywords"),
    missingUnless(!isBlocked, "campaigns.missing.unblockedKeywords"),
    missingUnless(facts.budget !== undefined, "campaigns.missing.budget"),
    missingUnless(facts.lacksVersionMoney !== true, "campaigns.missing.versionMoney"),
    missingUnless(facts.lacksVersionResults !== true, "campaigns.missing.versionResults"),
    missingUnless(everRuns(facts), "campaigns.missing.schedule"),
    missingUnless(facts.paid, "campaigns.missing.payment"),
  ].filter((key) => key !== undefined)
}
