import { Result, Schema } from "effect"
import { type DateRange, type DateRangePreset, dateRangeOf } from "./date-range.ts"
import { isTimeZone, localDateAt } from "./local-date-at.ts"

/** The platform does not know this time zone. */
export class UnknownTimeZone extends Schema.TaggedError<UnknownTimeZone>()("UnknownTimeZone", {
  timeZone: Schema.String,
}) {}

/**
 * The days of a preset at an instant (epoch milliseconds), with "today" in the time zone. Spec: screens, date-range
 * presets.
 */
export const dateRangeAt = (
  preset: DateRangePreset,
  epochMillis: number,
  timeZone: string,
  custom?: DateRange,
): Result.Result<DateRange, UnknownTimeZone> =>
  isTimeZone(timeZone)
    ? Result.succeed(dateRangeOf(preset, localDateAt(epochMillis, timeZone), custom))
    : Result.fail(new UnknownTimeZone({ timeZone }))
