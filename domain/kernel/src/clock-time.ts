import { Schema } from "effect"
import { isTimeZone } from "./local-date-at.ts"

/** A time of day by the clock, "HH:MM". */
export const TimeOfDay = Schema.String.check(Schema.isMaxLength(5), Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The name of an IANA time zone that the platform knows. */
export const ZoneName = Schema.String.check(
  Schema.isMaxLength(64),
  Schema.makeFilter((name: string) => isTimeZone(name), { expected: "an IANA time zone" }),
)
