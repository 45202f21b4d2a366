import { fewestKeywords, keyword } from "@domain/validation"
import { Result } from "effect"

/** What the chosen keywords still need. */
export interface KeywordCheck {
  /** Distinct valid keywords. */
  readonly valid: ReadonlyArray<string>
  /** Those that a search campaign cannot use. */
  readonly invalid: ReadonlyArray<string>
  /** How many more are needed. */
  readonly missing: number
}

/** Sorts keywords into those that can be used and those that cannot. Spec: validation, keywords. */
export const checkKeywords = (chosen: ReadonlyArray<string>): KeywordCheck => {
  const checked = chosen.map((typed) => ({ typed, result: keyword(typed) }))
  const valid = [...new Set(checked.flatMap(({ result }) => (Result.isSuccess(result) ? [result.success] : [])))]
  const invalid = checked.filter(({ result }) => Result.isFailure(result)).map(({ typed }) => typed)
  return { valid, invalid, missing: Math.max(0, fewestKeywords - valid.length) }
}

/** Adds valid keywords once each; those that cannot be used are handed back to be corrected. */
export const withKeywords = (
  chosen: ReadonlyArray<string>,
  typed: ReadonlyArray<string>,
): { readonly chosen: ReadonlyArray<string>; readonly refused: ReadonlyArray<string> } => {
  const { valid, invalid } = checkKeywords(typed.filter((text) => text.trim() !== ""))
  return { chosen: [...new Set([...chosen, ...valid])], refused: invalid }
}
