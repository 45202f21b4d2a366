import type { MinorUnits } from "@domain/kernel"
import type { PlanLine, planChoices } from "./plan-line.ts"

type BuyMetric = (typeof planChoices.buyMetric)[number]

/** The KPI that each buy metric buys, and the number that a unit cost is for; a flat price buys no number. Ours, by the field's use. */
const bought: Readonly<Record<Exclude<BuyMetric, "Flat">, { readonly kpi: string; readonly per: number }>> = {
  CPM: { kpi: "Impressions", per: 1_000 },
  CPC: { kpi: "Clicks", per: 1 },
  CPV: { kpi: "Views", per: 1 },
  CPL: { kpi: "Leads", per: 1 },
  CPA: { kpi: "Conversions", per: 1 },
}

const isBought = (metric: string): metric is keyof typeof bought => metric in bought

/** Whether a line's cost follows from its unit cost and its volume: not at a fixed price, and not for another metric. */
export const isCounted = ({ buyType, buyMetric, kpiMetric }: PlanLine): boolean =>
  buyType !== "Fixed" && isBought(buyMetric) && bought[buyMetric].kpi === kpiMetric

/** Unit cost × KPI volume, rounded to the minor unit; undefined where the cost does not follow from them. */
export const countedCost = (line: PlanLine): MinorUnits | undefined => {
  const { buyMetric, unitCost, kpiVolume } = line
  if (!isCounted(line) || !isBought(buyMetric)) return undefined
  // Whole numbers of any size, since a volume times a unit cost may pass what a number holds exactly.
  const product = BigInt(unitCost) * BigInt(kpiVolume)
  const per = BigInt(bought[buyMetric].per)
  return Number((2n * product + per) / (2n * per))
}

/** How far an auction's cost may be from unit cost × volume before it is told: one tenth. */
const auctionShare = 10

/** How a line's cost stands to its unit cost and volume: a reserved price must be equal, an auction's about so. */
export const costStanding = (line: PlanLine): "fits" | "differs" | "about" => {
  const counted = countedCost(line)
  if (counted === undefined || counted === line.cost) return "fits"
  if (line.buyType === "Reserved") return "differs"
  return Math.abs(counted - line.cost) * auctionShare > counted ? "about" : "fits"
}
