import { Schema } from "effect"
import { isLocalDate } from "./civil-day.ts"

/** A calendar day as `YYYY-MM-DD`, without time or zone; strings of this form sort by time. */
export type LocalDate = string

/** An existing calendar day of the years 0001 to 9999. */
export const LocalDate = Schema.String.check(
  Schema.isMaxLength(10),
  Schema.makeFilter((text: string) => isLocalDate(text), { expected: "a calendar day, YYYY-MM-DD" }),
)
