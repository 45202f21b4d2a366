import type { DeliveryUnit, Segment } from "./simulate.ts"
import type { NetworkName } from "../ad-network-facts.ts"
import type { Goal } from "./network-economy.ts"
import type { WeekSpan } from "./week-spans.ts"

/** What a budget ought to be serving now, as read from a network's objects. */
export type WantedDelivery = {
  readonly id: string
  readonly network: NetworkName
  readonly goal: Goal
  /** Whether its ads are shown on other websites and in apps. */
  readonly isDisplay?: boolean
  readonly currency: string
  readonly timeZone: string
  readonly capMinor: number | null
  readonly dailyMinor: number
  readonly adIds: readonly string[]
  /** The seed of its ads' quality where it is shared with other budgets. */
  readonly quality?: string
  /** How many times as many clicks and results its ads bring as usual. */
  readonly lift?: number
  readonly startMs: number | null
  readonly endMs: number | null
  /** Hours of the week; at any time where there are none. */
  readonly hours: readonly WeekSpan[] | null
}

const same = (segment: Segment, wanted: WantedDelivery): boolean =>
  segment.dailyMinor === wanted.dailyMinor &&
  segment.notBeforeMs === wanted.startMs &&
  segment.notAfterMs === wanted.endMs &&
  (segment.lift ?? 1) === (wanted.lift ?? 1) &&
  JSON.stringify(segment.hours ?? null) === JSON.stringify(wanted.hours) &&
  segment.adIds.length === wanted.adIds.length &&
  segment.adIds.every((id) => wanted.adIds.includes(id))

/** Closes and opens segments so that the book agrees with what the networks' objects say at this instant. */
export const reconcile = (
  units: Record<string, DeliveryUnit>,
  wanted: readonly WantedDelivery[],
  nowMs: number,
  speedMs: number,
): boolean => {
  let changed = false
  const seen = new Set(wanted.map((one) => one.id))
  for (const unit of Object.values(units)) {
    const open = unit.segments.at(-1)
    if (!seen.has(unit.id) && open !== undefined && open.toMs === null) {
      open.toMs = nowMs
      changed = true
    }
  }
  for (const want of wanted) {
    const unit = units[want.id]
    const open = unit?.segments.at(-1)
    const running = open !== undefined && open.toMs === null
    if (unit !== undefined) unit.capMinor = want.capMinor
    if (unit !== undefined && want.quality !== undefined) unit.quality = want.quality
    if (running && same(open, want)) continue
    if (running) {
      open.toMs = nowMs
      changed = true
    }
    if (want.adIds.length === 0 || want.dailyMinor <= 0) continue
    const segment: Segment = {
      fromMs: nowMs,
      toMs: null,
      dailyMinor: want.dailyMinor,
      adIds: [...want.adIds],
      speedMs,
      notBeforeMs: want.startMs,
      notAfterMs: want.endMs,
      hours: want.hours,
      ...(want.lift !== undefined && { lift: want.lift }),
    }
    changed = true
    if (unit !== undefined) unit.segments.push(segment)
    else {
      const { id, network, goal, isDisplay = false, currency, timeZone, capMinor } = want
      units[id] = {
        id,
        network,
        goal,
        isDisplay,
        currency,
        timeZone,
        capMinor,
        segments: [segment],
        ...(want.quality !== undefined && { quality: want.quality }),
      }
    }
  }
  return changed
}
