import type { Context } from "../core/context.ts"
import { wantedGoogle } from "../google-ads/google-ads-delivery.ts"
import { wantedMeta } from "../meta/meta-delivery.ts"
import { addLead } from "../meta/meta-leads.ts"
import { reconcile } from "./delivery.ts"
import { simulate } from "./simulate.ts"

const freshMs = 200
const settledAt = new WeakMap<Context, number>()

/** Brings deliveries up to this instant: opens and closes segments, then makes the leads that are due. */
export const settleMarket = (context: Context): void => {
  const now = context.clock.now()
  const { deliveries, meta } = context.state
  let changed = reconcile(deliveries, [...wantedMeta(context), ...wantedGoogle(context)], now, context.marketSpeedMs)
  for (const unit of Object.values(deliveries)) {
    if (unit.network !== "meta" || unit.goal !== "leads") continue
    for (const row of simulate(unit, now)) {
      const ad = meta.nodes[row.adId]
      if (ad === undefined) continue
      const seedOf = (index: number): string => `${row.adId}/${row.day}/${index}`
      const made = unit.leadsMade?.[`${row.adId}/${row.day}`] ?? 0
      for (let index = made; index < row.results; index++) {
        const share = (index + 1) / (row.results + 1)
        const at = Math.min(now, Math.round(row.servedFromMs + (row.servedToMs - row.servedFromMs) * share))
        addLead(context, ad, at, seedOf(index))
        changed = true
      }
      if (row.results > made) unit.leadsMade = { ...unit.leadsMade, [`${row.adId}/${row.day}`]: row.results }
    }
  }
  if (changed) context.save()
  settledAt.set(context, now)
}

/** As settleMarket, for whoever only reads: what was settled a moment ago will do. */
export const settleForReading = (context: Context): void => {
  const ago = context.clock.now() - (settledAt.get(context) ?? -Infinity)
  if (ago < 0 || ago >= freshMs) settleMarket(context)
}

/** Settles before a call, and after one that may have changed something. */
export const settledAround = async (context: Context, isReading: boolean, call: () => Promise<void>): Promise<void> => {
  if (isReading) settleForReading(context)
  else settleMarket(context)
  await call()
  if (!isReading) settleMarket(context)
}
