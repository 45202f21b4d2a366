import { Schema } from "effect"
import { ZoneName } from "@domain/kernel"

/** How digits are grouped: 12,34,567 or 1,234,567. Ours. */
export const NumberStyle = Schema.Literals(["lakh", "international"])
export type NumberStyle = typeof NumberStyle.Type

/** The day that a user's weeks begin with; 0 is Sunday. Ours. */
export const WeekStart = Schema.Literals([0, 1, 6])
export type WeekStart = typeof WeekStart.Type

/** How a user is shown numbers, weeks and their own times; what they have not chosen follows their language and business. Ours. */
export const DisplaySettings = Schema.Struct({
  numberStyle: Schema.optionalKey(NumberStyle),
  weekStart: Schema.optionalKey(WeekStart),
  timeZone: Schema.optionalKey(ZoneName),
  /** Whether the user chose their language in the preferences, so that each log-in speaks it whatever the device spoke. */
  isLanguageChosen: Schema.optionalKey(Schema.Boolean),
})
export type DisplaySettings = typeof DisplaySettings.Type

/** A change of these settings; null returns one to what language and business say. Ours. */
export const DisplayChange = Schema.Struct({
  numberStyle: Schema.optionalKey(Schema.NullOr(NumberStyle)),
  weekStart: Schema.optionalKey(Schema.NullOr(WeekStart)),
  timeZone: Schema.optionalKey(Schema.NullOr(ZoneName)),
})
export type DisplayChange = typeof DisplayChange.Type

/** The settings after a change; what it does not name stays. */
export const changedDisplay = (before: DisplaySettings, change: DisplayChange): DisplaySettings => {
  const after = { ...before, ...change }
  return {
    ...(typeof after.numberStyle === "string" && { numberStyle: after.numberStyle }),
    ...(typeof after.weekStart === "number" && { weekStart: after.weekStart }),
    ...(typeof after.timeZone === "string" && { timeZone: after.timeZone }),
    ...(before.isLanguageChosen === true && { isLanguageChosen: true }),
  }
}
