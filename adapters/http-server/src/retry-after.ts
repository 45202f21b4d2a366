import { Predicate } from "effect"

const numberAt = (failure: unknown, field: string): number | undefined =>
  Predicate.hasProperty(failure, field) && Predicate.isNumber(failure[field]) ? failure[field] : undefined

/** Whole seconds until the same call may be made again, at least one, where its failure knows: a span, or an instant in epoch milliseconds. */
export const retryAfterOf = (failure: unknown, now: number): number | undefined => {
  const instant = numberAt(failure, "resendAt") ?? numberAt(failure, "lockedUntil")
  const seconds = numberAt(failure, "retryAfterSeconds") ?? (instant === undefined ? undefined : (instant - now) / 1000)
  return seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds))
}
