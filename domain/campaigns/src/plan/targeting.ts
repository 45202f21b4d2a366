import { AgeBand } from "../age-bands.ts"
import { AudienceLanguages, orderedLanguages } from "../audience-language.ts"
import { CampaignChannel } from "../campaign-channel.ts"
import { SpecialAds } from "../special-ads.ts"
import { distinctKeywords, keptMatches } from "../keyword-match.ts"
import { ChosenLists, UsedAudience } from "../chosen-audience.ts"
import { MatchedKeyword } from "../matched-keyword.ts"
import { Gender, Interest, TargetLocation } from "../targeting.ts"
import { targetingLimits } from "../targeting-limits.ts"
import { type Checked, keyword, negativeKeyword, placement } from "@domain/validation"
import { Result, Schema } from "effect"
import { type FieldRules, textOf } from "./field-rules.ts"
import { WeekHours, weekHoursRule } from "./week-hours.ts"

/** Who sees the ads, where and on which channels. Spec: entities, Business-details session. */
export const PlanTargeting = Schema.Struct({
  targetGender: Schema.optionalKey(Gender),
  ageBands: Schema.optionalKey(Schema.Array(AgeBand)),
  targetLocation: Schema.optionalKey(TargetLocation),
  /** Languages of the people who see the ads; any on Facebook, the ads' own on Google, where it does not say. */
  languages: Schema.optionalKey(AudienceLanguages),
  channels: Schema.optionalKey(Schema.Array(CampaignChannel)),
  interests: Schema.optionalKey(Schema.Array(Interest).check(Schema.isMaxLength(targetingLimits.interests.most))),
  keywords: Schema.optionalKey(Schema.Array(textOf(40)).check(Schema.isMaxLength(targetingLimits.keywords.most))),
  /** How near a search must be to keywords that do not have the usual match. */
  keywordMatches: Schema.optionalKey(
    Schema.Array(MatchedKeyword).check(Schema.isMaxLength(targetingLimits.keywords.most)),
  ),
  /** Searches beside which no ad is shown. */
  negativeKeywords: Schema.optionalKey(
    Schema.Array(MatchedKeyword).check(Schema.isMaxLength(targetingLimits.negativeKeywords.mostSent)),
  ),
  /** Websites and apps that show no banner. */
  excludedPlacements: Schema.optionalKey(
    Schema.Array(textOf(2_048)).check(Schema.isMaxLength(targetingLimits.placements.mostSent)),
  ),
  /** What the ads were declared to offer; not declared where absent. */
  specialAds: Schema.optionalKey(SpecialAds),
  /** Whether Facebook may look beyond this audience; not where it does not say. */
  expandsAudience: Schema.optionalKey(Schema.Boolean),
  /** When ads run, in the region's zone; at any time where it does not say. */
  dayParts: Schema.optionalKey(WeekHours),
  /** Lists of customers whose people alone see the ads; everybody where it does not say. */
  includedLists: Schema.optionalKey(ChosenLists),
  /** Lists whose people do not see the ads. */
  excludedLists: Schema.optionalKey(ChosenLists),
  /** The saved audience that this targeting began with. */
  savedAudience: Schema.optionalKey(UsedAudience),
})
export type PlanTargeting = typeof PlanTargeting.Type

const matched = (typed: ReadonlyArray<MatchedKeyword>, rule: (text: string) => Checked<string>) =>
  Result.all(typed.map(({ keyword: text, match }) => Result.map(rule(text), (tidy) => ({ keyword: tidy, match }))))

/** Keywords, placements and hours take their normal form. */
export const planTargetingRules: FieldRules<PlanTargeting> = {
  ageBands: { wrongShape: "validation.audienceRequired" },
  dayParts: weekHoursRule,
  languages: { check: (chosen) => Result.succeed(orderedLanguages(chosen)) },
  channels: { wrongShape: "validation.channelRequired" },
  keywords: { check: (typed) => Result.all(typed.map(keyword)) },
  keywordMatches: {
    check: (typed) => Result.map(matched(typed, keyword), keptMatches),
    wrongShape: "validation.keywordInvalid",
  },
  negativeKeywords: {
    check: (typed) =>
      Result.flatMap(matched(typed, negativeKeyword), (all) => {
        const distinct = distinctKeywords(all)
        return distinct.length > targetingLimits.negativeKeywords.most
          ? Result.fail({ key: "validation.negativeKeywordsTooMany" })
          : Result.succeed(distinct)
      }),
    wrongShape: "validation.negativeKeywordInvalid",
  },
  excludedPlacements: {
    check: (typed) =>
      Result.flatMap(Result.all(typed.map(placement)), (all) => {
        const distinct = [...new Set(all)]
        return distinct.length > targetingLimits.placements.most
          ? Result.fail({ key: "validation.placementsTooMany" })
          : Result.succeed(distinct)
      }),
    wrongShape: "validation.placementInvalid",
  },
}
