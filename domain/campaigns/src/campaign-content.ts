import { Result, Schema } from "effect"
import { DayPart } from "@domain/budget"
import { Objective } from "@domain/creatives"
import type { Region } from "@domain/kernel"
import { callHours, collectFailures, keywords, limitedText, phone, someService } from "@domain/validation"
import { AgeBand } from "./age-bands.ts"
import { checkAudience } from "./check-audience.ts"
import { CampaignBudget } from "./budget.ts"
import { Gender, Interest, TargetLocation } from "./targeting.ts"

/**
 * The texts and audience of a campaign; the budget includes duration and first day. Call hours are weekly spans in
 * minutes from midnight. Spec: entities, campaign content.
 */
export const CampaignContent = Schema.Struct({
  objective: Objective,
  promotedServices: Schema.Array(Schema.String),
  tag: Schema.optionalKey(Schema.String),
  mobile: Schema.optionalKey(Schema.String),
  callHours: Schema.optionalKey(Schema.Array(DayPart)),
  gender: Gender,
  ageBands: Schema.Array(AgeBand),
  location: TargetLocation,
  notes: Schema.optionalKey(Schema.String),
  budget: CampaignBudget,
  keywords: Schema.Array(Schema.String),
  interests: Schema.Array(Interest),
})
export type CampaignContent = typeof CampaignContent.Type

const ifPresent = <A, B, E>(value: A | undefined, check: (value: A) => Result.Result<B, E>) =>
  value === undefined ? Result.succeed(undefined) : check(value)

/**
 * Normalises the content, or returns every failure by field. Call campaigns need a number; keywords are checked only if
 * present, since only search campaigns need them. Spec: validation rules.
 */
export const checkCampaignContent = (content: CampaignContent, region: Region) =>
  collectFailures({
    promotedServices: someService(content.promotedServices),
    tag: ifPresent(content.tag, (tag) => limitedText(tag, "tagline")),
    mobile: ifPresent(content.objective === "Calls" ? (content.mobile ?? "") : content.mobile, (mobile) =>
      Result.map(phone(mobile, region), ({ hyphenated }) => hyphenated),
    ),
    callHours: ifPresent(content.callHours, callHours),
    location: checkAudience({ ageBands: content.ageBands, targetLocation: content.location }),
    keywords: content.keywords.length === 0 ? Result.succeed([]) : keywords(content.keywords),
  })
