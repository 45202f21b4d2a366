import { Cause, Effect, Exit, Predicate, Schema } from "effect"
import { resolve, type UseCaseContainer } from "@application/container"
import { type AnyContract, CurrentActor } from "@application/kernel"
import { Boss, queueName } from "./boss.ts"

const inputOf = (data: unknown): unknown => (Predicate.hasProperty(data, "input") ? data.input : undefined)

export interface RunJobsOptions {
  readonly container: UseCaseContainer
  readonly contracts: ReadonlyArray<AnyContract>
  /** How often a queue is looked at when its notifications cannot be heard; four times as long while they can. */
  readonly pollingSeconds?: number
}

/**
 * Takes jobs and runs their use-cases as the system until the scope closes. A job that fails or dies is reported and
 * left to the queue's retries.
 */
export const runJobs = Effect.fnUntraced(function* ({ container, contracts, pollingSeconds = 0.5 }: RunJobsOptions) {
  const boss = yield* Boss
  const services = yield* Effect.context<never>()
  for (const contract of contracts) {
    const decode = Schema.decodeUnknownEffect(contract.input)
    const invoke = resolve(container, contract)
    const run = (data: unknown) =>
      Effect.flatMap(decode(inputOf(data)), invoke).pipe(
        Effect.provideService(CurrentActor, { kind: "system" as const }),
      )
    yield* Effect.promise(() =>
      boss.work(
        queueName(contract),
        {
          batchSize: 1,
          localConcurrency: 2,
          pollingIntervalSeconds: pollingSeconds,
          // A new job is heard of at once; one that waits for its next try or for its key is only found by looking.
          notifyPollingIntervalSeconds: 4 * pollingSeconds,
        },
        async ([job]) => {
          if (job === undefined) return
          const exit = await Effect.runPromiseExitWith(services)(run(job.data), { signal: job.signal })
          if (Exit.isSuccess(exit)) return
          await Effect.runPromiseWith(services)(Effect.logWarning(`${contract.name} will be tried again`, exit.cause))
          throw Cause.squash(exit.cause)
        },
      ),
    )
  }
})
