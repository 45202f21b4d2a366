import { randomUUID } from "node:crypto"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { JobQueue } from "@application/kernel"
import { Boss, queueName } from "./boss.ts"

/** Jobs are rows written through the caller's own connection, so they commit or vanish with its transaction. */
export const pgBossJobQueue = Layer.effect(
  JobQueue,
  Effect.gen(function* () {
    const boss = yield* Boss
    const sql = yield* SqlClient.SqlClient
    return {
      later: Effect.fnUntraced(function* (contract, input, options) {
        const encoded = yield* Effect.orDie(Schema.encodeEffect(contract.input)(input))
        const services = yield* Effect.context<never>()
        const db = {
          executeSql: async (text: string, values: unknown[] = []) => ({
            rows: [...(await Effect.runPromiseWith(services)(sql.unsafe<Record<string, unknown>>(text, values)))],
          }),
        }
        yield* Effect.promise(() =>
          boss.send(
            queueName(contract),
            { input: encoded },
            {
              db,
              singletonKey: options?.singletonKey ?? randomUUID(),
              ...(options?.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
            },
          ),
        )
      }),
    }
  }),
)
