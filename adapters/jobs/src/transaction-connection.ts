import { Effect } from "effect"
import { SqlClient } from "effect/sql"

/** The connection of the transaction that an effect runs in, for pg-boss to write through. */
export const transactionConnection = Effect.map(SqlClient.SqlClient, (sql) =>
  Effect.map(Effect.context<never>(), (services) => ({
    executeSql: async (text: string, values: unknown[] = []) => ({
      rows: [...(await Effect.runPromiseWith(services)(sql.unsafe<Record<string, unknown>>(text, values)))],
    }),
  })),
)
