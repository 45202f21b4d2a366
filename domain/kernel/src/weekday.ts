import { weekdayOf } from "./calendar.ts"
import type { LocalDate } from "./local-date.ts"
import { wireEnum } from "./wire-enum.ts"

const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const

/** A day of the week by name, its number on the wire. Spec: enumerations, "Weekdays 0 Sunday to 6 Saturday". */
export const Weekday = wireEnum({ Sunday: 0, Monday: 1, Tuesday: 2, Wednesday: 3, Thursday: 4, Friday: 5, Saturday: 6 })
export type Weekday = typeof Weekday.Type

/** The weekday of a date. */
export const weekdayNamed = (date: LocalDate): Weekday => names[weekdayOf(date) as 0 | 1 | 2 | 3 | 4 | 5 | 6]
