import { DayPart } from "@domain/budget"
import { Schema } from "effect"
import { CampaignChannel } from "../campaign-channel.ts"
import { TargetLocation } from "../targeting.ts"
import { AdField } from "./ad-field.ts"

/** A field's value as a person reads it: texts (keywords in Google's notation), or a place or hours, which have words of their own. */
export const AdValue = Schema.Struct({
  texts: Schema.optionalKey(Schema.Array(Schema.String)),
  location: Schema.optionalKey(TargetLocation),
  hours: Schema.optionalKey(Schema.Array(DayPart)),
})
export type AdValue = typeof AdValue.Type

/** One difference between what a channel shows by two plans, with its effect at the network. Ours. */
export const PlanChange = Schema.Struct({
  channel: CampaignChannel,
  field: AdField,
  before: AdValue,
  after: AdValue,
  effect: Schema.Literals(["newAd", "reviewedAgain", "checkedApart", "atOnce"]),
})
export type PlanChange = typeof PlanChange.Type
