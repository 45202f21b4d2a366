import { CampaignChannel } from "@domain/campaigns"
import { CampaignId, LocalDate, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** What a sentence of a report says; its words are in the locale files, by this name. Ours. */
export const SentenceKind = Schema.Literals([
  "nothing",
  "brought",
  "broughtNothing",
  "shownFree",
  "worth",
  "worthFor",
  "nothingBefore",
  "otherKinds",
  "onlyBefore",
  "dearer",
  "cheaper",
  "asBefore",
  "fewDays",
  "fewResults",
  "onlyOne",
  "channelDearer",
  "channelCheaper",
  "campaignDearer",
  "campaignCheaper",
  "noneStandsOut",
  "channelMostResults",
  "campaignMostResults",
  "campaignMostSpent",
  "bestDay",
  "waitForDays",
  "waitForResults",
  "nobodyClicked",
  "nobodyActed",
  "workOnCampaign",
  "giveCampaignMore",
  "lookAtAds",
  "keepGoing",
])
export type SentenceKind = typeof SentenceKind.Type

/**
 * The numbers of a sentence, and the channel, campaign or day that they belong to; without one they are the report's totals.
 * `former…` are of the compared days, `days` had ads, and `needed` is how many days or results allow a judgement.
 */
export const SentenceValues = Schema.Struct({
  channel: Schema.optionalKey(CampaignChannel),
  campaignId: Schema.optionalKey(CampaignId),
  date: Schema.optionalKey(LocalDate),
  impressions: Schema.optionalKey(Schema.Int),
  clicks: Schema.optionalKey(Schema.Int),
  results: Schema.optionalKey(Schema.Int),
  spend: Schema.optionalKey(MinorUnits),
  costPerResult: Schema.optionalKey(MinorUnits),
  value: Schema.optionalKey(MinorUnits),
  formerResults: Schema.optionalKey(Schema.Int),
  formerSpend: Schema.optionalKey(MinorUnits),
  formerCost: Schema.optionalKey(MinorUnits),
  days: Schema.optionalKey(Schema.Int),
  needed: Schema.optionalKey(Schema.Int),
})
export type SentenceValues = typeof SentenceValues.Type

/** A sentence of a report in plain words: what happened, why as far as figures show it, or what to do next. */
export const ReportSentence = Schema.Struct({
  part: Schema.Literals(["Happened", "Why", "Next"]),
  kind: SentenceKind,
  values: SentenceValues,
})
export type ReportSentence = typeof ReportSentence.Type
