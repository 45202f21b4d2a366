import { Cause, Effect, Layer, Option, Schedule } from "effect"
import { SqlClient, SqlError } from "effect/sql"
import { UnitOfWork } from "@application/kernel"
import { databaseDefect, wasInTheWay } from "./database-defect.ts"

/** Between tries: pauses that grow and differ, so that two in each other's way part. */
const pauses = Schedule.jittered(Schedule.exponential("20 millis"))
const furtherTries = 4

const isInTheWay = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => Cause.isDieReason(reason) && wasInTheWay(reason.defect))

/**
 * One PostgreSQL transaction per command; a database error is a defect. One that met a deadlock or could not be serialized is
 * tried again from its start, since nothing of it has stayed; one inside another leaves that to the outermost.
 */
export const sqlUnitOfWork = Layer.effect(
  UnitOfWork,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      transact: <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
        const once = sql
          .withTransaction(effect)
          .pipe(
            Effect.catch((failure) =>
              SqlError.isSqlError(failure) ? Effect.die(databaseDefect(failure)) : Effect.fail(failure),
            ),
          )
        return Effect.flatMap(Effect.serviceOption(sql.transactionService), (around) =>
          Option.isSome(around)
            ? once
            : Effect.sandbox(once).pipe(
                Effect.retry({ schedule: pauses, times: furtherTries, while: isInTheWay }),
                Effect.catch((cause) => Effect.failCause(cause)),
              ),
        )
      },
    }
  }),
)
