import { keywordNotation, typedKeyword } from "@domain/campaigns"
import type { ProposalValue } from "./proposal.ts"

/** A list of texts; empty for any other value. */
export const listIn = (value: ProposalValue | undefined): ReadonlyArray<string> => (Array.isArray(value) ? value : [])

/** A negative keyword as Google writes it; an unmarked one is broad. */
const negativeNotation = (typed: string): string => {
  const { keyword, match } = typedKeyword(typed, "Broad")
  return keywordNotation({ keyword: keyword.toLowerCase(), match })
}

/** Negative keywords after some are added and others removed, sorted. */
export const changedNegatives = (
  present: ReadonlyArray<string>,
  { add = [], remove = [] }: { readonly add?: ReadonlyArray<string>; readonly remove?: ReadonlyArray<string> },
): ReadonlyArray<string> => {
  const removed = new Set(remove.map(negativeNotation))
  const kept = present.filter((one) => !removed.has(negativeNotation(one)))
  const known = new Set(kept.map(negativeNotation))
  const added = add.map(negativeNotation).filter((one) => !known.has(one))
  return [...new Set([...kept, ...added])].toSorted()
}
