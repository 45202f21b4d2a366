import type { Objective } from "@domain/creatives"

/** Key of the words for a result: of the objective that all share, else of results in general. */
export const resultWord = (objectives: ReadonlyArray<Objective | undefined>): Objective | "any" => {
  const known = new Set(objectives.filter((objective) => objective !== undefined))
  const [only] = known
  return known.size === 1 && only !== undefined ? only : "any"
}
