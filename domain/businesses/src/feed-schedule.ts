import { Schema } from "effect"
import { addDays, instantOn, localDateAt, type LocalDate, TimeOfDay, weekdayOf, ZoneName } from "@domain/kernel"

/** Every how many hours a feed may be read; each divides a day. Ours. */
export const hoursOfCadence: ReadonlyArray<number> = [1, 2, 3, 4, 6, 8, 12]

const HoursBetween = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: 12 }),
  Schema.makeFilter((hours: number) => 24 % hours === 0, { expected: "hours that divide a day" }),
)

/** On which days and at which hours a feed is read; hours count from midnight. Weekdays: 0 Sunday. Ours. */
export const FeedCadence = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("Hours"), every: HoursBetween }),
  Schema.Struct({ kind: Schema.Literal("Daily"), time: TimeOfDay }),
  Schema.Struct({
    kind: Schema.Literal("Weekly"),
    weekday: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
    time: TimeOfDay,
  }),
])
export type FeedCadence = typeof FeedCadence.Type

/** When a feed is read again, by the clock of a time zone. */
export const FeedSchedule = Schema.Struct({
  cadence: FeedCadence,
  timeZone: ZoneName,
})
export type FeedSchedule = typeof FeedSchedule.Type

const timesOf = (cadence: FeedCadence): ReadonlyArray<string> =>
  cadence.kind === "Hours"
    ? Array.from({ length: 24 / cadence.every }, (_, index) => `${String(index * cadence.every).padStart(2, "0")}:00`)
    : [cadence.time]

const isDay = (cadence: FeedCadence, date: LocalDate): boolean =>
  cadence.kind !== "Weekly" || weekdayOf(date) === cadence.weekday

/**
 * The next time (epoch milliseconds) that a feed is read, later than `after`. A time that the clock skips is as much later,
 * and a time that it shows twice is the first.
 */
export const nextReading = ({ cadence, timeZone }: FeedSchedule, after: number): number => {
  const times = timesOf(cadence)
  for (let date = addDays(localDateAt(after, timeZone), -1); ; date = addDays(date, 1)) {
    if (!isDay(cadence, date)) continue
    const at = times.map((time) => instantOn(date, time, timeZone)).find((instant) => instant > after)
    if (at !== undefined) return at
  }
}
