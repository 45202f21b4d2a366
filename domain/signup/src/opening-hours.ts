import { type DayPart, partsOfRanges } from "@domain/budget"

const names = ["su", "mo", "tu", "we", "th", "fr", "sa"] as const
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const short = "(?:su|mo|tu|we|th|fr|sa)"
/** Two letters alone mean a day only before hours or another day: "we" is a word as well. */
const dayName = String.raw`(?:${short}(?:n|nday|e|es|esday|d|dnesday|u|ur|urs|ursday|i|iday|t|turday)s?\b|${short}\b(?=\s*(?:[-–,]\s*${short}\b|\d)))`
const clock = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s*(a\.?m\.?|p\.?m\.?)?`
const until = String.raw`\s*(?:-|–|—|to|till|until|through)\s*`

/** Days, hours and "closed" in the order in which a line says them. */
const token = new RegExp(
  [
    String.raw`(?<allDays>\b(?:daily|every ?day|all days|7 days)\b)`,
    String.raw`(?<workdays>\bweekdays\b)`,
    String.raw`(?<weekend>\bweekends?\b)`,
    String.raw`(?<closed>\bclosed\b)`,
    String.raw`(?<allDay>\b(?:open )?24 ?(?:hours|hrs)\b|24x7|24\/7)`,
    String.raw`\b(?<first>${dayName})\.?(?:${until}\b(?<last>${dayName})\.?)?`,
    String.raw`(?<![\d:.])(?<opens>${clock})${until}(?<closes>${clock})(?![\d:])`,
  ].join("|"),
  "giu",
)

const minutesOf = (text: string, meridiem: string | undefined): number | undefined => {
  const [, hours = "", minutes = "0", own] = new RegExp(`^${clock}$`, "iu").exec(text.trim()) ?? []
  const half = (own ?? meridiem)?.charAt(0).toLowerCase()
  const hour = Number(hours)
  if (hours === "" || hour > 24 || Number(minutes) > 59 || (half !== undefined && (hour < 1 || hour > 12)))
    return undefined
  return (half === undefined ? hour : (hour % 12) + (half === "p" ? 12 : 0)) * 60 + Number(minutes)
}

const meridiemOf = (text: string): string | undefined => /[ap]\.?m\.?$/iu.exec(text.trim())?.[0]

/** Both times of a span; undefined where it does not say which half of the day is meant. */
const spanOf = (opens: string, closes: string): { readonly from: number; readonly to: number } | undefined => {
  const half = meridiemOf(closes)
  if (half === undefined && meridiemOf(opens) === undefined && !/[:.h]\d/iu.test(opens + closes)) return undefined
  const to = minutesOf(closes, undefined)
  const guess = minutesOf(opens, half)
  if (guess === undefined || to === undefined) return undefined
  // In "9-6pm" the morning is meant, in "1-6pm" the afternoon.
  const from = meridiemOf(opens) === undefined && half !== undefined && guess >= to ? guess - 720 : guess
  if (from < 0) return undefined
  const end = to % 1440 === 1439 ? 1440 : to
  return { from: from % 1440, to: end > from ? end : end + 1440 }
}

const indexOf = (day: string): number => names.findIndex((name) => name === day.slice(0, 2).toLowerCase())

const daysBetween = (first: number, last: number): ReadonlyArray<number> =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => (first + step) % 7)

/** The hours of one line, such as "Mo-Sa 07:00-20:00" or "Sunday 10 am to 2 pm"; none where it is not sure. */
const rangesOfLine = (line: string) => {
  let days: ReadonlyArray<number> = []
  let areDaysUsed = false
  return [...line.matchAll(token)].flatMap(({ groups = {} }) => {
    const { allDays, workdays, weekend, first, last, opens, closes, allDay } = groups
    const named =
      allDays !== undefined
        ? everyDay
        : workdays !== undefined
          ? [1, 2, 3, 4, 5]
          : weekend !== undefined
            ? [6, 0]
            : first !== undefined
              ? daysBetween(indexOf(first), indexOf(last ?? first))
              : undefined
    if (named !== undefined) {
      days = areDaysUsed ? named : [...days, ...named]
      areDaysUsed = false
      return []
    }
    areDaysUsed = true
    const span =
      allDay !== undefined
        ? { from: 0, to: 1440 }
        : opens !== undefined && closes !== undefined
          ? spanOf(opens, closes)
          : undefined
    return span === undefined ? [] : days.map((weekday) => ({ weekday, ...span }))
  })
}

/** A website's opening hours by weekday, from their words; empty where none are sure. Spec: onboarding content, call hours. */
export const hoursOfWords = (lines: ReadonlyArray<string>): ReadonlyArray<DayPart> =>
  partsOfRanges(lines.flatMap(rangesOfLine).filter(({ from, to }) => from < 1440 && to <= from + 1440))
