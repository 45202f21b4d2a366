import { Effect, Semaphore } from "effect"
import { Overloaded } from "@application/kernel"

export interface WaitingLineOptions {
  /** How many run at once. */
  readonly atOnce: number
  /** How many may wait; further callers are refused as an overload. */
  readonly waiting: number
  /** When refused callers may try again. */
  readonly retryAfterSeconds: number
}

/** Limits concurrent work, with a bounded queue before it. */
export interface WaitingLine {
  readonly inTurn: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/**
 * Makes a limiter. An interrupted caller leaves the queue, but running work keeps its slot until it ends, since native
 * work cannot be stopped.
 */
export const waitingLine = ({ atOnce, waiting, retryAfterSeconds }: WaitingLineOptions): WaitingLine => {
  const turn = Semaphore.makeUnsafe(atOnce)
  let present = 0
  return {
    inTurn: (work) =>
      Effect.suspend(() => {
        if (present >= atOnce + waiting) return Effect.die(new Overloaded({ retryAfterSeconds }))
        present += 1
        return Effect.ensuring(
          turn.withPermits(1)(Effect.uninterruptible(work)),
          Effect.sync(() => {
            present -= 1
          }),
        )
      }),
  }
}
