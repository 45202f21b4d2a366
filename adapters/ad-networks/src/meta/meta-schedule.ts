import { type DayPart, wholeSteps } from "@domain/budget"
import { at, listOf } from "../json-reader.ts"
import type { GraphParameters } from "./graph-client.ts"

const dayParting = "day_parting"

/** What an ad set that keeps hours says beside its whole budget; Meta takes full hours of the clock alone. */
export const scheduleOf = (hours: ReadonlyArray<DayPart>): GraphParameters => {
  const spans = Map.groupBy(wholeSteps(hours, 60), ({ from, to }) => `${from}-${to}`)
  return {
    pacing_type: [dayParting],
    adset_schedule: [...spans.values()].map((parts) => ({
      start_minute: parts[0]?.from,
      end_minute: parts[0]?.to,
      days: parts.map(({ weekday }) => weekday),
      // In the account's zone, which is the region's, as the owner was shown; the audience's would be Meta's usual one.
      timezone_type: "ADVERTISER",
    })),
  }
}

/** What an ad set says whose ads run at any time. */
export const withoutSchedule: GraphParameters = { pacing_type: ["standard"], adset_schedule: [] }

/** Whether an ad set runs by hours, so that its budget is a whole one. */
export const keepsHours = (adSet: unknown): boolean => listOf(at(adSet, "pacing_type")).includes(dayParting)
