import { wireEnum } from "@domain/kernel"
import { Schema } from "effect"

/** Whether ads run all the time or by a weekly plan. Spec: enumerations, scheduling. */
export const SchedulingMode = wireEnum({ RunContinuously: 1, Schedule: 2 })
export type SchedulingMode = typeof SchedulingMode.Type

const minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1440 }))

/** A span of one weekday (0 Sunday to 6 Saturday), in minutes from midnight; `to` is excluded. Spec: day-parting. */
export const DayPart = Schema.Struct({
  weekday: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
  from: minute,
  to: minute,
}).check(
  Schema.makeFilter((part: { readonly from: number; readonly to: number }) => part.from < part.to, {
    expected: "a span that ends after it starts",
  }),
)
export type DayPart = typeof DayPart.Type

/** When ads run; a schedule without parts never runs and may not be launched. */
export const Schedule = Schema.Struct({ mode: SchedulingMode, dayParts: Schema.Array(DayPart) })
export type Schedule = typeof Schedule.Type
