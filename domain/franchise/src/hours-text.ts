import { type DayPart, partsOfRanges, rangesOfParts, type WeekRange } from "@domain/budget"
import { Result } from "effect"

const days = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"] as const
const minutesOf = (clock: string): number => {
  const [hour = "", minute = "0"] = clock.split(":")
  return Number(hour) * 60 + Number(minute)
}
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":")

/** "Mo", "Mon" or "Monday", from 0 Sunday; -1 for any other word. */
const weekdayOf = (word: string): number => days.findIndex((day) => new RegExp(`^${day}[a-z]*$`, "i").test(word))

/** Weekdays from one to another, past Saturday too. */
const weekdaysOf = (text: string): ReadonlyArray<number> | undefined => {
  const [from = -1, to = from, ...more] = text.split("-").map((word) => weekdayOf(word.trim()))
  if (from < 0 || to < 0 || more.length > 0) return undefined
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
}

const group = /^([a-z]+(?:\s*-\s*[a-z]+)?(?:\s*,\s*[a-z]+(?:\s*-\s*[a-z]+)?)*)\s+(.+)$/i
const span = /^([01]?\d|2[0-4])(?::([0-5]\d))?\s*-\s*([01]?\d|2[0-4])(?::([0-5]\d))?$/

const rangesIn = (text: string): ReadonlyArray<WeekRange> | undefined => {
  const [, dayWords = "", hours = ""] = group.exec(text) ?? []
  const weekdays = dayWords.split(",").map(weekdaysOf)
  const spans = hours.split(",").map((part) => span.exec(part.trim()))
  if (dayWords === "" || weekdays.includes(undefined) || spans.includes(null)) return undefined
  return weekdays
    .flatMap((each) => each ?? [])
    .flatMap((weekday) =>
      spans.map((found) => {
        const from = minutesOf(`${found?.[1]}:${found?.[2] ?? 0}`)
        const to = minutesOf(`${found?.[3]}:${found?.[4] ?? 0}`)
        return { weekday, from, to: to > from ? to : to + 1440 }
      }),
    )
}

/**
 * Opening hours as files hold them, as "Mo-Fr 09:00-18:00; Sa 10:00-14:00", or "24/7". Hours past midnight end on the next
 * day. A failure is the part that cannot be read.
 */
export const hoursOfText = (text: string): Result.Result<ReadonlyArray<DayPart>, string> => {
  if (text.trim() === "24/7") return Result.succeed(days.map((_, weekday) => ({ weekday, from: 0, to: 1440 })))
  const groups = text
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  const read = groups.map((part) => ({ part, ranges: rangesIn(part) }))
  const wrong = read.find(({ ranges }) => ranges?.every(({ from, to }) => from < 1440 && to - from <= 1440) !== true)
  return wrong === undefined
    ? Result.succeed(partsOfRanges(read.flatMap(({ ranges }) => ranges ?? [])))
    : Result.fail(wrong.part)
}

/** Opening hours as a text that `hoursOfText` reads; days with the same hours stand together, Monday first. */
export const textOfHours = (hours: ReadonlyArray<DayPart>): string => {
  const ranges = rangesOfParts(hours)
  const ofDay = (weekday: number): string =>
    ranges
      .filter((range) => range.weekday === weekday)
      .map(({ from, to }) => `${clockOf(from)}-${clockOf(to > 1440 ? to - 1440 : to)}`)
      .join(",")
  const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ day: days[weekday] ?? "", hours: ofDay(weekday) }))
  const groups: Array<{ first: string; last: string; hours: string }> = []
  for (const { day, hours: text } of week) {
    const before = groups.at(-1)
    if (before?.hours === text) before.last = day
    else groups.push({ first: day, last: day, hours: text })
  }
  return groups
    .filter((one) => one.hours !== "")
    .map(({ first, last, hours: text }) => `${first === last ? first : `${first}-${last}`} ${text}`)
    .join("; ")
}
