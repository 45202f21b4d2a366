import { Context, Effect, Layer } from "effect"
import type { AnyContract } from "../contract.ts"
import { JobQueue } from "../job-queue.ts"
import { MemoryDatabase } from "./memory-database.ts"

export interface QueuedJob {
  readonly contract: AnyContract
  readonly input: unknown
  readonly caller?: string
}

/** The queued jobs that have not been taken, oldest first. */
export class QueuedJobs extends Context.Service<
  QueuedJobs,
  { readonly take: Effect.Effect<ReadonlyArray<QueuedJob>> }
>()("application/testing/QueuedJobs") {}

/** Stores jobs in the in-memory database, so that a rolled-back command leaves none. */
export const memoryJobQueue = Layer.effectContext(
  Effect.gen(function* () {
    const jobs = (yield* MemoryDatabase).table<string, QueuedJob>("jobs")
    let last = 0
    return Context.make(JobQueue, {
      later: (contract, input, options) =>
        Effect.sync(() => {
          const key = options?.singletonKey
          const caller = options?.caller
          const job = { contract, input, ...(caller !== undefined && { caller }) }
          jobs.set(key === undefined ? `#${(last += 1)}` : `${contract.name}:${key}`, job)
        }),
      waiting: (contract, caller) =>
        Effect.sync(
          () => [...jobs.values()].filter((job) => job.contract.name === contract.name && job.caller === caller).length,
        ),
    }).pipe(
      Context.add(QueuedJobs, {
        take: Effect.sync(() => {
          const taken = [...jobs.values()]
          jobs.clear()
          return taken
        }),
      }),
    )
  }),
)

interface JobHandler {
  readonly contract: AnyContract
  readonly handle: (input: never) => Effect.Effect<object, unknown, unknown>
}

/** A job's run, with the failures and services of whichever handler runs it. */
type Run<Handler extends JobHandler> = Effect.Effect<
  object,
  Effect.Error<ReturnType<Handler["handle"]>>,
  Effect.Services<ReturnType<Handler["handle"]>>
>

/** Runs the queued jobs of these handlers until none is left; jobs of others are passed over. */
export const worked = <Handler extends JobHandler>(handlers: ReadonlyArray<Handler>) =>
  Effect.gen(function* () {
    const queue = yield* QueuedJobs
    for (let taken = yield* queue.take; taken.length > 0; taken = yield* queue.take)
      for (const { contract, input } of taken) {
        const job = handlers.find((one) => one.contract.name === contract.name)
        if (job !== undefined) yield* job.handle(input as never) as Run<Handler>
      }
  })
