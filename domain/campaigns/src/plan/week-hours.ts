import { DayPart, mergeDayParts } from "@domain/budget"
import { callHours } from "@domain/validation"
import { Schema } from "effect"
import type { FieldRule } from "./field-rules.ts"

/** Hours of the week: at most six spans on each day. */
export const WeekHours = Schema.Array(DayPart).check(Schema.isMaxLength(42))

/** Hours of the week take their normal form. */
export const weekHoursRule: FieldRule<ReadonlyArray<DayPart>> = {
  check: (hours) => callHours(mergeDayParts(hours)),
  wrongShape: "validation.callHoursInvalid",
}
