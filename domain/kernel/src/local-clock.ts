/** Zones change their offset at whole quarters of an hour. */
const quarter = 900_000

/** The milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadIn = (timeZone: string): ((epochMillis: number) => number) => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  })
  return (epochMillis) => {
    const parts = new Map(format.formatToParts(epochMillis).map(({ type, value }) => [type, Number(value)]))
    const of = (part: Intl.DateTimeFormatPartTypes): number => parts.get(part) ?? 0
    return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute")) - epochMillis
  }
}

/**
 * Reads the clock of an existing IANA zone: the instant (epoch milliseconds) whose UTC time shows what that clock does.
 * Instants close to each other cost least.
 */
export const localClock = (timeZone: string): ((epochMillis: number) => number) => {
  const ahead = aheadIn(timeZone)
  let known = { from: Number.NaN, ahead: 0 }
  return (epochMillis) => {
    const from = Math.floor(epochMillis / quarter) * quarter
    if (from !== known.from) known = { from, ahead: ahead(from) }
    return epochMillis + known.ahead
  }
}
