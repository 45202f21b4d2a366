import { fewestKeywords, keyword } from "@domain/validation"
import { Result } from "effect"

/** What the chosen keywords still need. */
export interface KeywordCheck {
  /** Distinct valid keywords. */
  readonly valid: ReadonlyArray<string>
  /** Keywords that a search campaign cannot use. */
  readonly invalid: ReadonlyArray<string>
  /** How many more are needed. */
  readonly missing: number
}

/** Sorts keywords into keywords that can be used and keywords that cannot be used. Spec: validation, keywords. */
export const checkKeywords = (chosen: ReadonlyArray<string>): KeywordCheck => {
  const checked = chosen.map((typed) => ({ typed, result: keyword(typed) }))
  const valid = [...new Set(checked.flatMap(({ result }) => (Result.isSuccess(result) ? [result.success] : [])))]
  const invalid = checked.filter(({ result }) => Result.isFailure(result)).map(({ typed }) => typed)
  return { valid, invalid, missing: Math.max(0, fewestKeywords - valid.length) }
}

/** Adds valid keywords once each; unusable keywords are handed back to be corrected. */
export const withKeywords = (
  chosen: ReadonlyArray<string>,
  typed: ReadonlyArray<string>,
): { readonly chosen: ReadonlyArray<string>; readonly refused: ReadonlyArray<string> } => {
  const { valid, invalid } = checkKeywords(typed.filter((text) => text.trim() !== ""))
  return { chosen: [...new Set([...chosen, ...valid])], refused: invalid }
}

/** How many ideas stand chosen at first: as many as a launch needs, and a few to spare. Ours. */
const firstChosen = fewestKeywords + 5

/** The first valid ideas, best first, that stand chosen until somebody chooses otherwise. */
export const firstKeywords = (ideas: ReadonlyArray<{ readonly keyword: string }>): ReadonlyArray<string> =>
  checkKeywords(ideas.map(({ keyword }) => keyword)).valid.slice(0, firstChosen)
