import type { Context } from "../core/context.ts"
import { adNetworks } from "../ad-networks.ts"
import { reconcile } from "./delivery.ts"
import { simulate } from "./simulate.ts"

const freshMs = 200
const settledAt = new WeakMap<Context, number>()

/** Brings deliveries up to this instant: opens and closes segments, then makes the leads that are due. */
export const settleMarket = (context: Context): void => {
  const now = context.clock.now()
  const { deliveries } = context.state
  const wanted = Object.values(adNetworks).flatMap((network) => network.wanted(context))
  let changed = reconcile(deliveries, wanted, now, context.marketSpeedMs)
  for (const unit of Object.values(deliveries)) {
    const { leads } = adNetworks[unit.network]
    if (leads === undefined || unit.goal !== "leads") continue
    for (const row of simulate(unit, now)) {
      const seedOf = (index: number): string => `${row.adId}/${row.day}/${index}`
      const made = unit.leadsMade?.[`${row.adId}/${row.day}`] ?? 0
      for (let index = made; index < row.results; index++) {
        const share = (index + 1) / (row.results + 1)
        const at = Math.min(now, Math.round(row.servedFromMs + (row.servedToMs - row.servedFromMs) * share))
        leads.add(context, row.adId, at, seedOf(index))
        changed = true
      }
      if (row.results > made) unit.leadsMade = { ...unit.leadsMade, [`${row.adId}/${row.day}`]: row.results }
    }
  }
  if (changed) context.save()
  settledAt.set(context, now)
}

/** Settles the market for reads, where a settlement of a moment ago is enough. */
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
