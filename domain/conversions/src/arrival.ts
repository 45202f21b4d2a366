import type { CampaignChannel } from "@domain/campaigns"
import type { CampaignId } from "@domain/kernel"
import type { Conversion } from "./conversion.ts"

const sources: ReadonlyArray<Conversion["source"]> = ["Lead", "Tag", "Server"]

/** The value that counts of two: one that was told before one of the action, and else the larger. */
const valueOf = (one: Conversion, other: Conversion): Pick<Conversion, "value" | "isToldValue"> => {
  const [first = one] = [one, other].toSorted(
    (a, b) => Number(b.isToldValue ?? false) - Number(a.isToldValue ?? false) || (b.value ?? -1) - (a.value ?? -1),
  )
  return {
    ...(first.value !== undefined && { value: first.value }),
    ...(first.isToldValue && { isToldValue: true }),
  }
}

const campaignOf = (one: Conversion, other: Conversion): Pick<Conversion, "campaignId" | "channel"> => {
  const placed = [one, other].flatMap(({ campaignId, channel }) =>
    campaignId === undefined || channel === undefined ? [] : [{ campaignId, channel }],
  )
  const [best] = placed.toSorted((a, b) => b.campaignId - a.campaignId || (a.channel < b.channel ? 1 : -1))
  return best ?? {}
}

const leastText = (one: string | undefined, other: string | undefined): string | undefined =>
  [one, other].filter((text) => text !== undefined).toSorted()[0]

/**
 * One conversion of two tellings of the same event: the earlier moment, with whatever either of them knows. The order and the
 * number of tellings make no difference.
 */
export const mergedConversion = (one: Conversion, other: Conversion): Conversion => {
  const [earlier, later] = one.at <= other.at ? [one, other] : [other, one]
  const page = leastText(one.page, other.page)
  const clickKey = leastText(one.clickKey, other.clickKey)
  return {
    actionId: one.actionId,
    eventId: one.eventId,
    source: sources[Math.max(sources.indexOf(one.source), sources.indexOf(other.source))] ?? one.source,
    at: earlier.at,
    date: leastText(earlier.date, later.date) ?? earlier.date,
    ...valueOf(one, other),
    ...(page !== undefined && { page }),
    consent: {
      adStorage: one.consent.adStorage || other.consent.adStorage,
      adUserData: one.consent.adUserData || other.consent.adUserData,
      adPersonalization: one.consent.adPersonalization || other.consent.adPersonalization,
    },
    ...campaignOf(one, other),
    ...(clickKey !== undefined && { clickKey }),
  }
}

/** The conversion that counts of several of one click: the first. */
const firstOf = (ofClick: ReadonlyArray<Conversion>): Conversion | undefined =>
  ofClick.toSorted((one, other) => one.at - other.at || (one.eventId < other.eventId ? -1 : 1))[0]

/** Conversions with what counts marked: one click counts once, by its first conversion. */
const marked = (rows: ReadonlyArray<Conversion>): ReadonlyArray<Conversion> => {
  const byClick = Map.groupBy(rows, ({ clickKey }) => clickKey)
  return rows.map((row) => {
    const { isRepeat: _before, ...conversion } = row
    const first = row.clickKey === undefined ? row : firstOf(byClick.get(row.clickKey) ?? [])
    return first?.eventId === row.eventId ? conversion : { ...conversion, isRepeat: true }
  })
}

/** How many more conversions, and of what worth, a day has: of a campaign's channel, or of none. */
export interface DayChange {
  readonly date: string
  readonly campaignId?: CampaignId
  readonly channel?: CampaignChannel
  readonly count: number
  readonly value: number
}

const contributions = (rows: ReadonlyArray<Conversion>, sign: 1 | -1): ReadonlyArray<DayChange> =>
  rows
    .filter(({ isRepeat }) => isRepeat !== true)
    .map(({ date, campaignId, channel, value = 0 }) => ({
      date,
      ...(campaignId !== undefined && channel !== undefined && { campaignId, channel }),
      count: sign,
      value: sign * value,
    }))

const placeOf = ({ date, campaignId, channel }: DayChange): string => `${date} ${campaignId ?? ""} ${channel ?? ""}`

/** Changes by day and campaign, without changes that come to nothing. */
const summed = (changes: ReadonlyArray<DayChange>): ReadonlyArray<DayChange> =>
  [...Map.groupBy(changes, placeOf).values()]
    .flatMap(([first, ...others]) =>
      first === undefined
        ? []
        : [
            others.reduce(
              (sum, { count, value }) => ({ ...sum, count: sum.count + count, value: sum.value + value }),
              first,
            ),
          ],
    )
    .filter(({ count, value }) => count !== 0 || value !== 0)

/** What a telling makes of an action's conversions. */
export interface Arrival {
  /** Conversions as they are now; what did not change is left out. */
  readonly changed: ReadonlyArray<Conversion>
  readonly days: ReadonlyArray<DayChange>
  readonly isNew: boolean
  /** The told conversion as it is now. */
  readonly conversion: Conversion
}

const isSame = (one: Conversion | undefined, other: Conversion): boolean => {
  const keys = new Set([...Object.keys(one ?? {}), ...Object.keys(other)])
  const text = (row: Conversion | undefined, key: string) => JSON.stringify(Object(row)[key])
  return one !== undefined && [...keys].every((key) => text(one, key) === text(other, key))
}

/**
 * What changes when an action's conversion is told, given the known conversion of its event and all of the clicks of both. Any
 * order and repetition of tellings comes to the same conversions and days.
 */
export const arrived = (known: ReadonlyArray<Conversion>, told: Conversion): Arrival => {
  const before = known.find(({ eventId }) => eventId === told.eventId)
  const merged = before === undefined ? told : mergedConversion(before, told)
  const after = marked([...known.filter((row) => row !== before), merged])
  const beforeById = new Map(known.map((row) => [row.eventId, row]))
  return {
    changed: after.filter((row) => !isSame(beforeById.get(row.eventId), row)),
    days: summed([...contributions(known, -1), ...contributions(after, 1)]),
    isNew: before === undefined,
    conversion: after.find(({ eventId }) => eventId === told.eventId) ?? merged,
  }
}
