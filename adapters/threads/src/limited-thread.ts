import { Effect, Schema, Semaphore } from "effect"
import { threadOf, type ThreadOptions } from "./thread.ts"

/**
 * The thread did not answer: the question threw, took too long or too much memory, or the thread could not start.
 * `reason` is for the log.
 */
class Unanswered extends Schema.TaggedError<Unanswered>()("Unanswered", { reason: Schema.String }) {}

/** A worker thread that answers one question at a time. */
export interface LimitedThread {
  readonly ask: (name: string, question: unknown) => Effect.Effect<unknown, Unanswered>
}

export interface LimitedThreadOptions extends ThreadOptions {
  /** Time limit of one question, counted from its start. */
  readonly milliseconds: number
}

const reasonOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown)
  return thrown.cause === undefined ? `${thrown.name}: ${thrown.message}` : reasonOf(thrown.cause)
}

const unanswered = (thrown: unknown) => new Unanswered({ reason: reasonOf(thrown) })

/**
 * A worker thread for untrusted input: a question past its time or memory limit fails and ends the thread, and a new
 * thread answers the next one.
 */
export const limitedThread = (module: string, { milliseconds, ...options }: LimitedThreadOptions) =>
  Effect.gen(function* () {
    const thread = yield* threadOf(module, options)
    const semaphore = yield* Semaphore.make(1)
    const timeout = Effect.promise(thread.ready).pipe(
      Effect.andThen(Effect.sleep(milliseconds)),
      Effect.andThen(Effect.fail(new Unanswered({ reason: `No answer within ${milliseconds} ms` }))),
    )
    const ask: LimitedThread["ask"] = (name, question) => {
      const answer = Effect.tryPromise({
        try: (signal) => thread.ask(name, question, signal),
        catch: unanswered,
      })
      return semaphore.withPermit(Effect.raceFirst(answer, timeout))
    }
    return { ask }
  })
