import { Effect, Semaphore } from "effect"
import { Overloaded } from "@application/kernel"

export interface WaitingLineOptions {
  /** How many work at once. */
  readonly atOnce: number
  /** How many more may wait; whoever comes then is turned away as an overload. */
  readonly waiting: number
  /** After how long those turned away may come again. */
  readonly retryAfterSeconds: number
}

/** Heavy work, a few at a time with a bounded line before it. */
export interface WaitingLine {
  readonly inTurn: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** Whoever gives up leaves the line; work that has begun keeps its place until it ends, since native work cannot be stopped. */
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
