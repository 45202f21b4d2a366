import type { ResultKind } from "@domain/campaigns"

/** Key of the words for a result. */
export type ResultWord = ResultKind | "any"

/** Key of the words for a result: of the kind that all share, else of results in general. */
export const resultWord = (kinds: ReadonlyArray<ResultKind | undefined>): ResultWord => {
  const known = new Set(kinds.filter((kind) => kind !== undefined))
  const [only] = known
  return known.size === 1 && only !== undefined ? only : "any"
}
