import { type Interest, targetingLimits } from "@domain/campaigns"
import { type FieldFailure, keywords } from "@domain/validation"
import { Result } from "effect"
import { TooManyTargets } from "./failures.ts"

/** The distinct interests, by the network's id, or too many of them. Screens: fbInterests. */
export const checkInterests = (
  chosen: ReadonlyArray<Interest>,
): Result.Result<ReadonlyArray<Interest>, TooManyTargets> => {
  const { most } = targetingLimits.interests
  const distinct = chosen.filter(({ id }, index) => chosen.findIndex((other) => other.id === id) === index)
  return distinct.length > most
    ? Result.fail(new TooManyTargets({ kind: "interests", most }))
    : Result.succeed(distinct)
}

/** Keywords fit for a search campaign: valid, distinct, at least ten and not more than the limit. Spec: validation, keywords. */
export const checkSearchKeywords = (
  typed: ReadonlyArray<string>,
): Result.Result<ReadonlyArray<string>, FieldFailure | TooManyTargets> =>
  Result.flatMap(keywords(typed), (distinct): Result.Result<ReadonlyArray<string>, TooManyTargets> =>
    distinct.length > targetingLimits.keywords.most
      ? Result.fail(new TooManyTargets({ kind: "keywords", most: targetingLimits.keywords.most }))
      : Result.succeed(distinct),
  )
