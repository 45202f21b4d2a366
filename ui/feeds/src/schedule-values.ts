import type { FeedTiming } from "@application/businesses/contract"
import { type FeedCadence, type FeedSchedule } from "@domain/businesses"

export const cadenceKinds = ["Off", "Hours", "Daily", "Weekly"] as const

/** What the form of a feed's schedule holds. */
export interface ScheduleValues {
  readonly cadence: (typeof cadenceKinds)[number]
  readonly every: number
  readonly weekday: number
  readonly time: string
  readonly timeZone: string
}

/** The values of a schedule; a feed without one is off, and would be read every morning in the business's zone. */
export const valuesOf = (timing: FeedTiming | undefined, timeZone: string): ScheduleValues => {
  const cadence = timing?.cadence
  return {
    cadence: timing?.isOn === true ? timing.cadence.kind : "Off",
    every: cadence?.kind === "Hours" ? cadence.every : 6,
    weekday: cadence?.kind === "Weekly" ? cadence.weekday : 1,
    time: cadence === undefined || cadence.kind === "Hours" ? "06:00" : cadence.time,
    timeZone: timing?.timeZone ?? timeZone,
  }
}

const cadenceOf = ({ every, weekday, time }: ScheduleValues, kind: FeedCadence["kind"]): FeedCadence => {
  if (kind === "Hours") return { kind, every }
  return kind === "Weekly" ? { kind, weekday, time } : { kind, time }
}

/** The schedule that a form's values are; one that is off keeps the cadence before. */
export const scheduleOf = (
  values: ScheduleValues,
  before: FeedTiming | undefined,
): FeedSchedule & { readonly isOn: boolean } => {
  const { cadence, timeZone } = values
  return {
    cadence: cadenceOf(values, cadence === "Off" ? (before?.cadence.kind ?? "Daily") : cadence),
    timeZone,
    isOn: cadence !== "Off",
  }
}
