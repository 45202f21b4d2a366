import { randomUUID } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { databaseDefect } from "@adapters/sql"
import { type AnyContract, CurrentRequest, JobQueue } from "@application/kernel"
import { Boss } from "./boss.ts"
import { callerGroup } from "./caller-group.ts"
import { packed } from "./job-data.ts"
import { queueName } from "./job-kind.ts"
import { transactionConnection } from "./transaction-connection.ts"

const mostBehind = 10_000

const defectOf = (cause: unknown): unknown => (SqlError.isSqlError(cause) ? databaseDefect(cause) : cause)

/**
 * Jobs are rows written through the caller's own connection, so they commit or vanish with its transaction. A caller's job
 * stands behind as many of others as the caller has waiting: callers are served in turn.
 */
export const pgBossJobQueue = Layer.effect(
  JobQueue,
  Effect.gen(function* () {
    const { boss, kinds, secrets } = yield* Boss
    const sql = yield* SqlClient.SqlClient
    const connection = yield* transactionConnection
    const kindOf = (contract: AnyContract) => kinds.find((kind) => kind.contract.name === contract.name)
    const waitingOf = (contract: AnyContract, group: string) =>
      sql<{ readonly n: number }>`select count(*) as n from pgboss.job
        where name = ${queueName(contract)} and group_id = ${group} and state < 'active'`.pipe(
        Effect.map(([row]) => row?.n ?? 0),
        Effect.catch((failure) => Effect.die(databaseDefect(failure))),
      )
    return {
      waiting: (contract, caller) => waitingOf(contract, callerGroup(secrets, caller)),
      later: Effect.fnUntraced(function* (contract, input, options) {
        const encoded = yield* Effect.orDie(Schema.encodeEffect(contract.input)(input))
        const { requestId } = yield* CurrentRequest
        const group = options?.caller === undefined ? undefined : callerGroup(secrets, options.caller)
        const behind = group === undefined ? 0 : Math.min(mostBehind, yield* waitingOf(contract, group))
        const db = yield* connection
        const sending = Effect.tryPromise({
          try: () =>
            boss.send(queueName(contract), packed(kindOf(contract), secrets, encoded, requestId), {
              db,
              singletonKey: options?.singletonKey ?? randomUUID(),
              priority: -behind,
              ...(group !== undefined && { group: { id: group } }),
              ...(options?.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
            }),
          catch: defectOf,
        })
        yield* Effect.orDie(sending)
      }),
    }
  }),
)
