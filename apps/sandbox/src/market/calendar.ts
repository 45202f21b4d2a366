const formatters = new Map<string, Intl.DateTimeFormat>()

const formatter = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  })
  formatters.set(timeZone, made)
  return made
}

const offsetAt = (atMs: number, timeZone: string): number => {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(atMs)
      .map((part) => [part.type, Number(part.value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0
  const local = Date.UTC(get("year"), get("month") - 1, get("day"), get("hour"), get("minute"), get("second"))
  return local - Math.floor(atMs / 1000) * 1000
}

const quarterHourMs = 900_000
const mostOffsets = 10_000
const offsets = new Map<string, number>()

/** Zones change their offset at quarters of an hour only, and the same few days are asked for over and over. */
const zoneOffsetMs = (atMs: number, timeZone: string): number => {
  const quarter = Math.floor(atMs / quarterHourMs)
  const key = `${timeZone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = offsetAt(quarter * quarterHourMs, timeZone)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** The calendar day (YYYY-MM-DD) of an instant in a time zone. */
export const dayOf = (atMs: number, timeZone: string): string =>
  new Date(atMs + zoneOffsetMs(atMs, timeZone)).toISOString().slice(0, 10)

/** The instant at which a calendar day begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const guess = midnight - zoneOffsetMs(midnight, timeZone)
  return midnight - zoneOffsetMs(guess, timeZone)
}

/** The calendar day a number of days later (or earlier when negative). */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The calendar days from one to another, both included; empty when reversed. */
export const daysBetween = (since: string, until: string): string[] => {
  const days: string[] = []
  for (let day = since; day <= until && days.length < 3700; day = addDays(day, 1)) days.push(day)
  return days
}

/** How many calendar days there are from one to another, both included; none when reversed. */
export const dayCount = (since: string, until: string): number =>
  Math.max(0, Math.round((Date.parse(until) - Date.parse(since)) / 86_400_000) + 1)

/** Cuts a span of time at each local midnight. */
export const splitByDay = (
  fromMs: number,
  toMs: number,
  timeZone: string,
): { day: string; fromMs: number; toMs: number }[] => {
  const pieces: { day: string; fromMs: number; toMs: number }[] = []
  for (let at = fromMs; at < toMs;) {
    const day = dayOf(at, timeZone)
    const end = Math.min(toMs, startOfDay(addDays(day, 1), timeZone))
    pieces.push({ day, fromMs: at, toMs: end })
    at = end
  }
  return pieces
}
