import { type DayPart } from "./schedule.ts"
import { mergeDayParts } from "./day-parts.ts"

const day = 1440

/** Hours that begin on a weekday (0 Sunday to 6 Saturday), in minutes from its midnight; `to` of more than 1440 is on the next day. */
export interface WeekRange {
  readonly weekday: number
  readonly from: number
  readonly to: number
}

/** The ranges as spans of single weekdays, in order and apart; one past midnight is cut there. */
export const partsOfRanges = (ranges: ReadonlyArray<WeekRange>): ReadonlyArray<DayPart> =>
  mergeDayParts(
    ranges.flatMap(({ weekday, from, to }) => [
      { weekday, from, to: Math.min(to, day) },
      ...(to > day ? [{ weekday: (weekday + 1) % 7, from: 0, to: to - day }] : []),
    ]),
  )

/** The spans as people say them: one until midnight and the next morning's are one range of at most a day. */
export const rangesOfParts = (parts: ReadonlyArray<DayPart>): ReadonlyArray<WeekRange> => {
  const merged = mergeDayParts(parts)
  const morningAfter = (part: DayPart): DayPart | undefined =>
    part.to === day && part.from > 0
      ? merged.find(
          ({ weekday, from, to }) => weekday === (part.weekday + 1) % 7 && from === 0 && to < day && to <= part.from,
        )
      : undefined
  const joined = new Set(merged.map(morningAfter))
  return merged
    .filter((part) => !joined.has(part))
    .map((part) => ({ ...part, to: part.to + (morningAfter(part)?.to ?? 0) }))
}

/** The spans cut to whole steps of so many minutes inside them; what holds no whole step is left out. */
export const wholeSteps = (parts: ReadonlyArray<DayPart>, minutes: number): ReadonlyArray<DayPart> =>
  mergeDayParts(parts)
    .map(({ weekday, from, to }) => ({
      weekday,
      from: Math.ceil(from / minutes) * minutes,
      to: Math.floor(to / minutes) * minutes,
    }))
    .filter(({ from, to }) => from < to)

/** The spans that two plans share. */
export const commonParts = (one: ReadonlyArray<DayPart>, other: ReadonlyArray<DayPart>): ReadonlyArray<DayPart> =>
  mergeDayParts(one).flatMap((part) =>
    mergeDayParts(other)
      .filter(({ weekday, from, to }) => weekday === part.weekday && from < part.to && part.from < to)
      .map(({ weekday, from, to }) => ({ weekday, from: Math.max(from, part.from), to: Math.min(to, part.to) })),
  )
