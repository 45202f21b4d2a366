import { Cause, Effect, Exit, Schema } from "effect"
import { resolve, type UseCaseContainer } from "@application/container"
import { CurrentActor } from "@application/kernel"
import { Boss } from "./boss.ts"
import { unpacked } from "./job-data.ts"
import { queueName } from "./job-kind.ts"

export interface RunJobsOptions {
  readonly container: UseCaseContainer
  /** How often a queue is looked at when its notifications cannot be heard; four times as long while they can. */
  readonly pollingSeconds?: number
}

/**
 * Takes jobs and runs their use-cases as the system until the scope closes. A job that fails, dies or takes too long is
 * reported and left to the queue's retries.
 */
export const runJobs = Effect.fnUntraced(function* ({ container, pollingSeconds = 0.5 }: RunJobsOptions) {
  const { boss, kinds, secrets } = yield* Boss
  const services = yield* Effect.context<never>()
  for (const kind of kinds) {
    const { contract, atOnce, perCaller, isSecret } = kind
    const decode = Schema.decodeUnknownEffect(contract.input)
    const invoke = resolve(container, contract)
    const run = (data: unknown) =>
      Effect.try({ try: () => unpacked(kind, secrets, data), catch: (cause) => cause }).pipe(
        Effect.flatMap(decode),
        Effect.flatMap(invoke),
        Effect.provideService(CurrentActor, { kind: "system" as const }),
      )
    yield* Effect.promise(() =>
      boss.work(
        queueName(contract),
        {
          batchSize: 1,
          localConcurrency: atOnce,
          groupConcurrency: perCaller,
          pollingIntervalSeconds: pollingSeconds,
          // A new job notifies; one that waits for a retry, its key or its turn is found by polling.
          notifyPollingIntervalSeconds: 4 * pollingSeconds,
          burstWhenReadyExceeds: 1,
        },
        async ([job]) => {
          if (job === undefined) return
          const exit = await Effect.runPromiseExitWith(services)(run(job.data), { signal: job.signal })
          if (Exit.isSuccess(exit)) return
          await Effect.runPromiseWith(services)(Effect.logWarning(`${contract.name} will be tried again`, exit.cause))
          // What is thrown is stored beside the job.
          throw isSecret ? new Error(`${contract.name} failed`) : Cause.squash(exit.cause)
        },
      ),
    )
  }
})
