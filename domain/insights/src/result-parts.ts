import { CountedResults, resultKindOf } from "@domain/campaigns"
import { Objective } from "@domain/creatives"
import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import type { MeasuredResults } from "./counted-return.ts"
import { costPer } from "./ratio.ts"

/** The results of one kind among results of several, with what they cost in minor units. */
export const ResultPart = Schema.Struct({
  objective: Schema.optionalKey(Objective),
  resultsAre: Schema.optionalKey(CountedResults),
  results: Schema.Int,
  spend: MinorUnits,
  costPerResult: Schema.optionalKey(MinorUnits),
})
export type ResultPart = typeof ResultPart.Type

const partOf = (campaigns: ReadonlyArray<MeasuredResults>): ReadonlyArray<ResultPart> => {
  const [first] = campaigns
  if (first === undefined) return []
  const { objective, resultsAre } = first
  const results = campaigns.reduce((sum, { totals }) => sum + totals.results, 0)
  const spend = campaigns.reduce((sum, { totals }) => sum + totals.spend, 0)
  const costPerResult = costPer(spend, results)
  return [
    {
      ...(objective !== undefined && { objective }),
      ...(resultsAre !== undefined && { resultsAre }),
      results,
      spend,
      ...(costPerResult !== undefined && { costPerResult }),
    },
  ]
}

/** What results of several kinds consist of, the dearest kind first; empty where all are of one kind. Ours. */
export const resultPartsOf = (campaigns: ReadonlyArray<MeasuredResults>): ReadonlyArray<ResultPart> => {
  const byKind = Map.groupBy(campaigns, resultKindOf)
  if (byKind.size < 2) return []
  return [...byKind.values()].flatMap(partOf).toSorted((one, other) => other.spend - one.spend)
}
