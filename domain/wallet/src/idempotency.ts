import { Result } from "effect"
import { IdempotencyConflict } from "./failures.ts"

/** The parts of a request that a repeat must have alike. */
export type RequestContent = Readonly<Record<string, string | number | boolean | undefined>>

/** A request's content as text: equal contents give equal texts in any order of their parts, and absent parts do not count. */
export const fingerprintOf = (content: RequestContent): string =>
  JSON.stringify(
    Object.entries(content)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * What a request under an idempotency key is: the first, or a repeat that gets the stored reply. The same key with other
 * content is a conflict. Spec: calls, idempotencyKey; the rule is ours.
 */
export const checkRepeat = (
  earlier: RequestContent | undefined,
  now: RequestContent,
): Result.Result<"first" | "repeat", IdempotencyConflict> => {
  if (earlier === undefined) return Result.succeed("first")
  return fingerprintOf(earlier) === fingerprintOf(now)
    ? Result.succeed("repeat")
    : Result.fail(new IdempotencyConflict({}))
}
