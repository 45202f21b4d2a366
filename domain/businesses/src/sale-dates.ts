import { DateTime, Option } from "effect"

/** When a sale price counts: from a moment on, and before another; epoch milliseconds. */
export interface SaleDates {
  readonly from: number
  readonly until: number
}

const day = 24 * 3_600_000
const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2})?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** A moment, and how long the last that it names lasts: a day where it has no hour. Without an offset it is in UTC. */
const readMoment = (text: string): { readonly at: number; readonly lasts: number } | undefined => {
  const [, date, time, offset = "Z"] = moment.exec(text.trim()) ?? []
  if (date === undefined) return undefined
  const zone = /^z$/i.test(offset) ? "Z" : offset.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2")
  const read = DateTime.make(time === undefined ? `${date}T00:00Z` : `${date}T${time}${zone}`)
  return Option.isNone(read)
    ? undefined
    : { at: DateTime.toEpochMillis(read.value), lasts: time === undefined ? day : 0 }
}

/** The two moments of `2026-11-01T00:00+05:30/2026-11-30T23:59+05:30`, as the networks write them; undefined for any other text. */
export const readSaleDates = (text: string): SaleDates | undefined => {
  const [first = "", last = "", ...more] = text.split("/")
  const [from, until] = [readMoment(first), readMoment(last)]
  if (from === undefined || until === undefined || more.length > 0) return undefined
  const end = until.at + until.lasts
  return end > from.at ? { from: from.at, until: end } : undefined
}
