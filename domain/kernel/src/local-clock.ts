import { DateTime } from "effect"

/** Zones change their offset at whole quarters of an hour. */
const quarter = 900_000

/** The milliseconds that a zone's clock is ahead of UTC at an instant. */
const aheadAt = (epochMillis: number, timeZone: string): number =>
  DateTime.zonedOffset(DateTime.makeZonedUnsafe(epochMillis, { timeZone }))

/**
 * Reads the clock of an existing IANA zone: the instant (epoch milliseconds) whose UTC time shows what that clock does.
 * Instants close to each other cost least.
 */
export const localClock = (timeZone: string): ((epochMillis: number) => number) => {
  let known = { from: Number.NaN, ahead: 0 }
  return (epochMillis) => {
    const from = Math.floor(epochMillis / quarter) * quarter
    if (from !== known.from) known = { from, ahead: aheadAt(from, timeZone) }
    return epochMillis + known.ahead
  }
}
