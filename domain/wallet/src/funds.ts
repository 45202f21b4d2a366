import type { MinorUnits } from "@domain/kernel"
import { rechargeFor, type RegionalPriceList } from "@domain/pricing"
import type { CampaignHoldings } from "./ledger.ts"

/** Whether a launched campaign may go on: its lock still holds money. Without it is paused. Spec: "Paused when funds are insufficient". */
export const isFunded = ({ isHeld, locked }: CampaignHoldings): boolean => isHeld && locked > 0

/** How many minor units an available balance lacks for a total; 0 when it suffices. */
export const missingFor = (total: MinorUnits, available: MinorUnits): MinorUnits => Math.max(0, total - available)

/**
 * What to add so that the balance covers a total: nothing when it does, else a multiple of 10 that brings what is missing
 * and is no less than the least recharge. Spec: minimum recharge; the recommendation is ours.
 */
export const recommendedTopUp = (
  total: MinorUnits,
  available: MinorUnits,
  priceList: RegionalPriceList,
): MinorUnits => {
  const missing = missingFor(total, available)
  return missing === 0 ? 0 : rechargeFor(missing, priceList)
}
