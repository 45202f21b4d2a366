import { Effect, Semaphore } from "effect"
import { Overloaded } from "@application/kernel"

export interface ConcurrencyLimitOptions {
  /** How many run at once. */
  readonly atOnce: number
  /** How many may wait; further callers are refused as an overload. */
  readonly waiting: number
  /** When refused callers may try again. */
  readonly retryAfterSeconds: number
}

/** Limits concurrent work, with a bounded queue before it. */
export interface ConcurrencyLimit {
  readonly run: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/**
 * Makes a limiter. An interrupted caller leaves the queue, but running work keeps its slot until it ends, since native
 * work cannot be stopped.
 */
export const concurrencyLimit = ({ atOnce, waiting, retryAfterSeconds }: ConcurrencyLimitOptions): ConcurrencyLimit => {
  const semaphore = Semaphore.makeUnsafe(atOnce)
  let admitted = 0
  return {
    run: (work) =>
      Effect.suspend(() => {
        if (admitted >= atOnce + waiting) return Effect.die(new Overloaded({ retryAfterSeconds }))
        admitted += 1
        return Effect.ensuring(
          semaphore.withPermits(1)(Effect.uninterruptible(work)),
          Effect.sync(() => {
            admitted -= 1
          }),
        )
      }),
  }
}
