import { Result } from "effect"
import type { LocalDate } from "./local-date.ts"

const formats = new Map<string, Intl.DateTimeFormat>()

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const fresh = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" })
  formats.set(timeZone, fresh)
  return fresh
}

/** Whether the platform knows this IANA zone. */
export const isTimeZone = (name: string): boolean => Result.isSuccess(Result.try(() => formatIn(name)))

/** The calendar day at an instant (epoch milliseconds, year 1 or later) in an existing IANA time zone. */
export const localDateAt = (epochMillis: number, timeZone: string): LocalDate => {
  const parts = formatIn(timeZone).formatToParts(epochMillis)
  const of = (wanted: "year" | "month" | "day"): string =>
    parts
      .filter(({ type }) => type === wanted)
      .map(({ value }) => value)
      .join("")
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")}`
}
