import type { Objective } from "@domain/creatives"
import { at, listOf, numberOf } from "../json-reader.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

/** How many results of an objective a row of insights tells. Meta leaves out actions that nobody took. */
export const resultsOf = (row: unknown, objective: Objective, { objectives }: MetaVocabulary): number => {
  const { resultAction } = objectives[objective]
  const result = listOf(at(row, "actions")).find((action) => at(action, "action_type") === resultAction)
  return Math.round(numberOf(at(result, "value")))
}
