import { Cause, Effect, ErrorReporter, Exit, Schema } from "effect"
import type { JobWithMetadata } from "pg-boss"
import { resolve, type UseCaseContainer } from "@application/container"
import { type AnyContract, CurrentActor, CurrentJob, CurrentRequest, UnitOfWork } from "@application/kernel"
import { Boss } from "./boss.ts"
import { requestIdIn, unpacked } from "./job-data.ts"
import { jobObserver } from "./job-observer.ts"
import { queueName } from "./job-kind.ts"
import { transactionConnection } from "./transaction-connection.ts"

export interface RunJobsOptions {
  readonly container: UseCaseContainer
  /** How often a queue is looked at when its notifications cannot be heard; four times as long while they can. */
  readonly pollingSeconds?: number
  /** How long jobs at work may go on when the scope closes; then they are stopped and returned to their queue. */
  readonly graceSeconds?: number
}

/**
 * Logs each failure of a job. The error reporters are told of the first failure and of the failure that makes the job a
 * dead letter.
 */
const failed = ({ name }: AnyContract, { retryCount, retryLimit }: JobWithMetadata, cause: Cause.Cause<unknown>) => {
  const isLast = retryCount >= retryLimit
  const logged = isLast
    ? Effect.logError(`${name} failed for good and is a dead letter`, cause)
    : Effect.logWarning(`${name} will be tried again`, cause)
  return retryCount === 0 || isLast ? Effect.andThen(logged, ErrorReporter.report(cause)) : logged
}

/**
 * Takes jobs and runs their use-cases as the system until the scope closes. A job that fails, dies or takes too long is
 * reported and left to the queue's retries.
 */
export const runJobs = Effect.fnUntraced(function* (options: RunJobsOptions) {
  const { container, pollingSeconds = 0.5, graceSeconds = 5 } = options
  const { boss, kinds, secrets } = yield* Boss
  const { transact } = yield* UnitOfWork
  const connection = yield* transactionConnection
  const services = yield* Effect.context<never>()
  yield* Effect.addFinalizer(() => Effect.promise(() => boss.stop({ graceful: true, timeout: graceSeconds * 1_000 })))
  for (const kind of kinds) {
    const { contract, atOnce, perCaller, isSecret, endsWithWrites } = kind
    const observed = jobObserver(contract)
    const decode = Schema.decodeUnknownEffect(contract.input)
    const invoke = resolve(container, contract)
    const run = (data: unknown) =>
      Effect.try({ try: () => unpacked(kind, secrets, data), catch: (cause) => cause }).pipe(
        Effect.flatMap(decode),
        Effect.flatMap(invoke),
        Effect.provideService(CurrentActor, { kind: "system" as const }),
      )
    /** Runs a job and, where its writes end it, notes its end among them. */
    const ended = (job: JobWithMetadata) =>
      endsWithWrites
        ? transact(
            Effect.andThen(
              run(job.data),
              Effect.flatMap(connection, (db) => Effect.promise(() => boss.complete(job.name, job.id, null, { db }))),
            ),
          )
        : run(job.data)
    /** A job that no request queued is known by its own id, at providers too. */
    const named = <A, E>(job: JobWithMetadata, work: Effect.Effect<A, E>) => {
      const requestId = requestIdIn(job.data) ?? job.id
      return work.pipe(
        Effect.updateService(CurrentRequest, (facts) => ({ ...facts, requestId })),
        Effect.provideService(CurrentJob, job.id),
        Effect.annotateLogs({ requestId, job: job.id, call: contract.name }),
      )
    }
    yield* Effect.promise(() =>
      boss.work(
        queueName(contract),
        {
          batchSize: 1,
          includeMetadata: true,
          localConcurrency: atOnce,
          groupConcurrency: perCaller,
          pollingIntervalSeconds: pollingSeconds,
          // A new job notifies; one that waits for a retry, its key or its turn is found by polling.
          notifyPollingIntervalSeconds: 4 * pollingSeconds,
          burstWhenReadyExceeds: 1,
        },
        async ([job]: ReadonlyArray<JobWithMetadata>) => {
          if (job === undefined) return
          const work = named(job, observed(ended(job)))
          const exit = await Effect.runPromiseExitWith(services)(work, { signal: job.signal })
          if (Exit.isSuccess(exit)) return
          await Effect.runPromiseWith(services)(named(job, failed(contract, job, exit.cause)))
          // What is thrown is stored beside the job.
          throw isSecret ? new Error(`${contract.name} failed`) : Cause.squash(exit.cause)
        },
      ),
    )
  }
})
