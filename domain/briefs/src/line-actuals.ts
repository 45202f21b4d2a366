import type { MinorUnits } from "@domain/kernel"
import type { PlanLine } from "./plan-line.ts"

/** What a campaign has cost and brought so far. */
export interface CampaignSums {
  readonly spend: MinorUnits
  readonly impressions: number
  readonly clicks: number
  readonly results: number
}

/** What a line has cost and brought beside its plan; `kpi` is absent of metrics that our networks do not tell. */
export interface LineActuals {
  readonly spend: MinorUnits
  readonly kpi?: number
}

const told: Readonly<Record<string, "impressions" | "clicks" | "results">> = {
  Impressions: "impressions",
  Clicks: "clicks",
  Leads: "results",
  Conversions: "results",
}

/** A line's actuals by the sums of its campaigns, if it has any. */
export const lineActuals = (
  { kpiMetric }: Pick<PlanLine, "kpiMetric">,
  campaigns: ReadonlyArray<CampaignSums>,
): LineActuals | undefined => {
  if (campaigns.length === 0) return undefined
  const sum = (figure: keyof CampaignSums) => campaigns.reduce((all, one) => all + one[figure], 0)
  const figure = told[kpiMetric]
  return { spend: sum("spend"), ...(figure !== undefined && { kpi: sum(figure) }) }
}
