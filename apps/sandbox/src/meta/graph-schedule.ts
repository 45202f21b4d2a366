import { asArray, asNumber, asObject, asText, type Json, type JsonObject } from "../core/json.ts"
import type { WeekSpan } from "../market/week-spans.ts"
import { invalidParameter } from "./graph-error.ts"

const daysOf = (part: JsonObject): readonly number[] => asArray(part["days"]).map((day) => asNumber(day) ?? -1)

/** Hours of an ad set, a span a weekday. */
export const spansOfAdSet = (fields: JsonObject): readonly WeekSpan[] | null => {
  const parts = asArray(fields["adset_schedule"]).map(asObject)
  if (parts.length === 0) return null
  return parts.flatMap((part) =>
    daysOf(part).map((weekday) => ({
      weekday,
      from: asNumber(part["start_minute"]) ?? 0,
      to: asNumber(part["end_minute"]) ?? 0,
    })),
  )
}

const isFullHour = (minute: Json | undefined): boolean => {
  const number = asNumber(minute)
  return number !== undefined && number % 60 === 0 && number >= 0 && number <= 1440
}

/** What Meta asks of an ad set that keeps hours: a lifetime budget, day-parting, and full hours of the clock. */
export const checkSchedule = (fields: JsonObject, isWholeBudget: boolean): void => {
  const parts = asArray(fields["adset_schedule"]).map(asObject)
  const isDayParted = asArray(fields["pacing_type"]).some((type) => asText(type) === "day_parting")
  if (parts.length === 0) {
    if (isDayParted) throw invalidParameter("adset_schedule is required with the pacing type day_parting.")
    return
  }
  if (!isDayParted) throw invalidParameter("pacing_type must be day_parting with adset_schedule.")
  if (!isWholeBudget) throw invalidParameter("Ad scheduling needs a lifetime budget.")
  for (const part of parts) {
    const { start_minute: from, end_minute: to, timezone_type: zone } = part
    if (!isFullHour(from) || !isFullHour(to) || Number(from) >= Number(to))
      throw invalidParameter("adset_schedule takes full hours, and at least one.")
    if (daysOf(part).length === 0 || daysOf(part).some((day) => !Number.isInteger(day) || day < 0 || day > 6))
      throw invalidParameter("adset_schedule[days] are 0 to 6.")
    if (zone !== undefined && !["USER", "ADVERTISER"].includes(asText(zone) ?? ""))
      throw invalidParameter("adset_schedule[timezone_type] must be one of {USER, ADVERTISER}.")
  }
}
