import { asNumber, asObject, asText, type Json } from "../core/json.ts"
import type { WeekSpan } from "../market/week-spans.ts"
import { fieldError } from "./google-ads-error.ts"
import type { Resource } from "./google-ads-state.ts"

const DAYS = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"]
const MINUTES = ["ZERO", "FIFTEEN", "THIRTY", "FORTY_FIVE"]

const spanOf = (value: Json | undefined): WeekSpan => {
  const span = asObject(value)
  const minute = (end: "start" | "end"): number =>
    (asNumber(span[`${end}Hour`]) ?? -100) * 60 + MINUTES.indexOf(asText(span[`${end}Minute`]) ?? "") * 15
  return { weekday: DAYS.indexOf(asText(span["dayOfWeek"]) ?? ""), from: minute("start"), to: minute("end") }
}

/** What Google asks of hours: a day, quarters of an hour, and an end after the start, until midnight at the latest. */
export const checkAdSchedule = (value: Json | undefined, path: readonly string[]): void => {
  const { weekday, from, to } = spanOf(value)
  const { startMinute, endMinute } = asObject(value)
  if (weekday < 0 || ![startMinute, endMinute].every((minute) => MINUTES.includes(asText(minute) ?? "")))
    throw fieldError("enumError", "ENUM_VALUE_NOT_PERMITTED", "Enum value is not permitted.", path)
  if (from < 0 || to > 1440 || from >= to)
    throw fieldError("criterionError", "AD_SCHEDULE_INVALID_TIME_INTERVAL", "The time interval is invalid.", path)
}

/** Refuses hours that overlap other hours of the same campaign. */
export const checkNoOverlap = (value: Json | undefined, criteria: readonly Resource[]): void => {
  const { weekday, from, to } = spanOf(value)
  const overlaps = (spansOfCriteria(criteria) ?? []).some(
    (other) => other.weekday === weekday && other.from < to && from < other.to,
  )
  if (overlaps)
    throw fieldError(
      "criterionError",
      "AD_SCHEDULE_TIME_INTERVALS_OVERLAP",
      "Time interval in the AdSchedule overlaps with another AdSchedule.",
      ["create", "ad_schedule"],
    )
}

/** A campaign's hours by its criteria; none where it has no schedule. */
export const spansOfCriteria = (criteria: readonly Resource[]): readonly WeekSpan[] | null => {
  const spans = criteria.flatMap(({ fields }) =>
    fields["adSchedule"] === undefined || fields["negative"] === true || fields["status"] === "REMOVED"
      ? []
      : [spanOf(fields["adSchedule"])],
  )
  return spans.length === 0 ? null : spans
}
