import { WeekHours } from "@domain/campaigns"
import { BusinessLocation } from "@domain/businesses"
import { Schema } from "effect"

/** A place that was read, with its own number in international form and its own hours where it states them. */
export const FoundPlace = Schema.Struct({
  ...BusinessLocation.fields,
  phone: Schema.optionalKey(Schema.String),
  callHours: Schema.optionalKey(WeekHours),
})
export type FoundPlace = typeof FoundPlace.Type
