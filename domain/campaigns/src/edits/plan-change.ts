import { DayPart } from "@domain/budget"
import { Schema } from "effect"
import { CampaignChannel } from "../campaign-channel.ts"
import { CarouselCards } from "../plan/carousel-card.ts"
import { TargetLocation } from "../targeting.ts"
import { AdField } from "./ad-field.ts"
import { NetworkEffect } from "./network-effects.ts"

/** A field's value as a person reads it: texts (keywords in Google's notation), or cards, a place or hours, which are shown in their own way. */
export const AdValue = Schema.Struct({
  texts: Schema.optionalKey(Schema.Array(Schema.String)),
  cards: Schema.optionalKey(CarouselCards),
  /** Whether a card with the page's picture follows the cards. */
  endCard: Schema.optionalKey(Schema.Boolean),
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
  effect: NetworkEffect,
})
export type PlanChange = typeof PlanChange.Type
