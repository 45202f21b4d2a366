import { ConversionActionId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"

/** All conversions of an action on one day of the business's time zone, of campaigns and of nobody's. */
export const ConversionTotal = Schema.Struct({
  actionId: ConversionActionId,
  date: Schema.String,
  count: Schema.Int,
  value: MinorUnits,
})
export type ConversionTotal = typeof ConversionTotal.Type
