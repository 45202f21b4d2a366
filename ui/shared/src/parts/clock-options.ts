import { localeIn } from "@ui/i18n"
import { usePortal } from "../frame/index.ts"

/** The choices of a select, by their ids. */
export const asOptions = <Id extends string | number>(ids: ReadonlyArray<Id>, label: (id: Id) => string) =>
  ids.map((id) => ({ id: String(id), label: label(id) }))

export { useWeekdays } from "../hours/use-first-weekday.ts"

/** The times of a day, "HH:MM", so many minutes apart. */
export const timesEvery = (minutes: number): ReadonlyArray<string> =>
  Array.from({ length: 1440 / minutes }, (_, index) => {
    const minute = index * minutes
    return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`
  })

/** The platform's time zones, after the given ones. */
export const zonesAfter = (first: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set([...first, ...Intl.supportedValuesOf("timeZone")]),
]

/** The name of a time zone for people. */
export const zoneWords = (zone: string): string => zone.replaceAll("_", " ")

/** The name of a weekday in the reader's language. */
export const useWeekdayName = () => {
  const { language } = usePortal()
  const names = new Intl.DateTimeFormat(localeIn(language), { weekday: "long", timeZone: "UTC" })
  // 1 November 2026 was a Sunday.
  return (weekday: number): string => names.format(Date.UTC(2026, 10, 1 + weekday))
}
