import { Result, Schema } from "effect"
import { type DateRange, type DateRangePreset, dateRangeOf } from "./date-range.ts"
import { isTimeZone, localDateAt } from "./local-date-at.ts"

/** A time zone that the platform does not know by this name. */
export class UnknownTimeZone extends Schema.TaggedError<UnknownTimeZone>()("UnknownTimeZone", {
  timeZone: Schema.String,
}) {}

/** The days a preset means at an instant (epoch milliseconds) in a time zone, whose own day is "today". Spec: screens, date-range presets. */
export const dateRangeAt = (
  preset: DateRangePreset,
  epochMillis: number,
  timeZone: string,
  custom?: DateRange,
): Result.Result<DateRange, UnknownTimeZone> =>
  isTimeZone(timeZone)
    ? Result.succeed(dateRangeOf(preset, localDateAt(epochMillis, timeZone), custom))
    : Result.fail(new UnknownTimeZone({ timeZone }))
