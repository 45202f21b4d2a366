import { DateTime } from "effect"

/** Zones change their offset at whole quarters of an hour, and not twice within a day. */
const [quarter, day] = [900_000, 86_400_000]

/** The milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadAt = (epochMillis: number, timeZone: string): number =>
  DateTime.zonedOffset(DateTime.makeZonedUnsafe(epochMillis, { timeZone }))

/** A span of time in which a zone's clock keeps the same distance from UTC. */
interface KnownSpan {
  readonly from: number
  readonly until: number
  readonly ahead: number
}

/** The day of an instant, or a quarter of an hour where the distance changes within that day. */
const spanAround = (epochMillis: number, timeZone: string): KnownSpan => {
  const start = Math.floor(epochMillis / day) * day
  const ahead = aheadAt(start, timeZone)
  if (ahead === aheadAt(start + day, timeZone)) return { from: start, until: start + day, ahead }
  const from = Math.floor(epochMillis / quarter) * quarter
  return { from, until: from + quarter, ahead: aheadAt(from, timeZone) }
}

/**
 * Reads the clock of an existing IANA zone: the instant (epoch milliseconds) whose UTC time shows what that clock does.
 * Instants close to each other cost least.
 */
export const localClock = (timeZone: string): ((epochMillis: number) => number) => {
  let known: KnownSpan = { from: 0, until: 0, ahead: 0 }
  return (epochMillis) => {
    if (epochMillis < known.from || epochMillis >= known.until) known = spanAround(epochMillis, timeZone)
    return epochMillis + known.ahead
  }
}
