import type { NetworkName } from "../ad-network-facts.ts"
import { dayCharacter } from "./economy.ts"
import type { Goal } from "./network-economy.ts"
import { splitByDay } from "./calendar.ts"
import { shownShare, type WeekSpan, withinHours } from "./week-spans.ts"

/** A stretch of time in which a budget served the same ads at the same daily amount. */
export type Segment = {
  readonly fromMs: number
  toMs: number | null
  /** Daily budget in minor units, shared evenly by the ads. */
  readonly dailyMinor: number
  readonly adIds: readonly string[]
  /** Milliseconds of serving that use up one day's budget. */
  readonly speedMs: number
  readonly notBeforeMs: number | null
  readonly notAfterMs: number | null
  /** Hours of the week; at any time where there are none. */
  readonly hours?: readonly WeekSpan[] | null
  /** How many times as many clicks and results its ads bring as usual; once where absent. */
  readonly lift?: number
}

/** One budget (an ad set or a campaign) and how it has served so far. */
export type DeliveryUnit = {
  readonly id: string
  readonly network: NetworkName
  readonly goal: Goal
  /** Whether its ads are shown on other websites and in apps. */
  readonly isDisplay?: boolean
  readonly currency: string
  readonly timeZone: string
  /** The seed of its ads' quality where it is shared with other budgets. */
  quality?: string
  /** Lifetime budget in minor units, or null. */
  capMinor: number | null
  segments: Segment[]
  /** How many leads were made already, by `ad/day`. */
  leadsMade?: Record<string, number>
}

export type DayMetrics = {
  readonly adId: string
  readonly day: string
  readonly impressions: number
  readonly reach: number
  readonly clicks: number
  /** Minor units, whole. */
  readonly spendMinor: number
  /** Leads, calls or conversations, by the unit's goal. */
  readonly results: number
  /** When the day's serving began and when it stops at the latest. */
  readonly servedFromMs: number
  readonly servedToMs: number
}

/** `lifted` is the spend that would bring as much without a lift. */
type Raw = { adId: string; day: string; spend: number; lifted: number; fromMs: number; toMs: number }

/** Everything a budget delivered until now: pure, repeatable, never above the daily or the lifetime budget. */
export const simulate = (unit: DeliveryUnit, nowMs: number): DayMetrics[] => {
  const raw = new Map<string, Raw>()
  const used = new Map<string, number>()
  let total = 0
  for (const segment of unit.segments) {
    const from = Math.max(segment.fromMs, segment.notBeforeMs ?? 0)
    const to = Math.min(segment.toMs ?? nowMs, segment.notAfterMs ?? Infinity, nowMs)
    if (segment.adIds.length === 0) continue
    const hours = segment.hours ?? null
    const pieces = splitByDay(from, to, unit.timeZone).flatMap((piece) => withinHours(piece, hours, unit.timeZone))
    for (const piece of pieces) {
      const before = used.get(piece.day) ?? 0
      // Fewer hours use the day's budget up as fast as they pass.
      const speedMs = segment.speedMs * shownShare(piece.day, hours)
      const share = Math.min(1 - before, (piece.toMs - piece.fromMs) / speedMs)
      used.set(piece.day, before + share)
      const wanted = segment.adIds.map((adId) => {
        const { pace } = dayCharacter(adId, piece.day, unit)
        return { adId, amount: (share * segment.dailyMinor * pace) / segment.adIds.length }
      })
      const requested = wanted.reduce((sum, one) => sum + one.amount, 0)
      const available = unit.capMinor === null ? requested : Math.max(0, unit.capMinor - total)
      const scale = requested > available ? available / requested : 1
      for (const { adId, amount } of wanted) {
        const spend = amount * scale
        const lifted = spend * (segment.lift ?? 1)
        total += spend
        const key = `${adId}/${piece.day}`
        const known = raw.get(key)
        if (known === undefined)
          raw.set(key, { adId, day: piece.day, spend, lifted, fromMs: piece.fromMs, toMs: piece.toMs })
        else {
          known.spend += spend
          known.lifted += lifted
          known.toMs = Math.max(known.toMs, piece.toMs)
        }
      }
    }
  }
  return [...raw.values()].map((one) => finish(unit, one))
}

const finish = (unit: DeliveryUnit, raw: Raw): DayMetrics => {
  const character = dayCharacter(raw.adId, raw.day, unit)
  const clicksExact = raw.spend / character.clickMinor
  const clicked = raw.lifted / character.clickMinor
  const clicks = Math.floor(clicked)
  const impressions = Math.floor(clicksExact / character.clickRate)
  return {
    adId: raw.adId,
    day: raw.day,
    impressions,
    reach: Math.min(impressions, Math.floor(impressions * character.reachRate)),
    clicks,
    spendMinor: Math.floor(raw.spend),
    results: Math.min(clicks, Math.floor(clicked * character.resultRate + character.phase)),
    servedFromMs: raw.fromMs,
    servedToMs: raw.toMs,
  }
}
