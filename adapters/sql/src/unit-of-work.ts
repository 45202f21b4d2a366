import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { UnitOfWork } from "@application/kernel"

/** One PostgreSQL transaction per command; database trouble is a defect. */
export const sqlUnitOfWork = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      transact: (effect) =>
        sql.withTransaction(effect).pipe(Effect.catchTag("SqlError", (failure) => Effect.die(failure))),
    }
  }),
)
