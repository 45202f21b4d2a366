import { Schema } from "effect"

/** IANA names of the profiles' time zones. */
export const TimeZoneName = Schema.Literals([
  "UTC",
  "America/Los_Angeles",
  "America/New_York",
  "Europe/London",
  "Asia/Kolkata",
  "Asia/Tokyo",
])
export type TimeZoneName = typeof TimeZoneName.Type

/** A time zone as calls carry it. Spec: calls, time zones. */
export const TimeZone = Schema.Struct({ id: Schema.Int, name: TimeZoneName })
export type TimeZone = typeof TimeZone.Type

/** The table of time zones. Id 142 is the specification's; the other zones and ids are ours. */
export const timeZones: Readonly<Record<TimeZoneName, TimeZone>> = {
  UTC: { id: 1, name: "UTC" },
  "America/Los_Angeles": { id: 31, name: "America/Los_Angeles" },
  "America/New_York": { id: 44, name: "America/New_York" },
  "Europe/London": { id: 88, name: "Europe/London" },
  "Asia/Kolkata": { id: 142, name: "Asia/Kolkata" },
  "Asia/Tokyo": { id: 171, name: "Asia/Tokyo" },
}

/** The time zone of a profile without a choice. Spec: business constants, "default time zone id 142". */
export const defaultTimeZone: TimeZone = timeZones["Asia/Kolkata"]

/** The time zone with an id; undefined if unknown. */
export const timeZoneWithId = (id: number): TimeZone | undefined =>
  Object.values(timeZones).find((zone) => zone.id === id)
