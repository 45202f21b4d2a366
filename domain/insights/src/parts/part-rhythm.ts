import { addDays, type DateRange, type LocalDate } from "@domain/kernel"

/** Up to which day a campaign's parts were read, and when networks were last asked for them, in epoch milliseconds. */
export interface PartsRead {
  readonly until?: LocalDate
  readonly askedAt: number
}

/**
 * How often networks are asked for parts, how many days at once, and how many they correct: a reading is some six calls a
 * channel. Ours.
 */
export const partRhythm = { milliseconds: 3_600_000, mostDays: 31, correctedDays: 3 } as const

/**
 * The days whose parts are read now; undefined where they were asked for within the hour or nothing has begun. What stayed
 * behind is read a month at a time.
 */
export const partsToRead = (
  { from, today, now }: { readonly from: LocalDate; readonly today: LocalDate; readonly now: number },
  read: PartsRead | undefined,
): DateRange | undefined => {
  if (read !== undefined && now - read.askedAt < partRhythm.milliseconds) return undefined
  const again = read?.until === undefined ? from : addDays(read.until, -partRhythm.correctedDays)
  const first = again < from ? from : again
  if (first > today) return undefined
  const last = addDays(first, partRhythm.mostDays - 1)
  return { from: first, to: last < today ? last : today }
}
