import type { ResultsOf } from "@domain/campaigns"
import type { MeasuredResults, MetricTotals } from "@domain/insights"

/** Figures with what their campaign's results are; a campaign that is not known says nothing of them. */
export const measuredResults = ({ objective, resultsAre }: ResultsOf = {}, totals: MetricTotals): MeasuredResults => ({
  totals,
  ...(objective !== undefined && { objective }),
  ...(resultsAre !== undefined && { resultsAre }),
})
