import { randomBytes, randomInt, randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Ids } from "@application/kernel"
import { JobId, SessionId } from "@domain/kernel"
import { orDatabaseDefect } from "./query-results.ts"

const sequences = {
  user: "user_numbers",
  businessProfile: "business_profile_numbers",
  campaign: "campaign_numbers",
  lead: "lead_numbers",
  payment: "payment_numbers",
  refund: "refund_numbers",
} as const

/** Secrets from the system's random source, numbers from sequences. */
export const postgresIds = Layer.effect(
  Ids,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      sessionId: Effect.sync(() => SessionId.make(randomUUID())),
      jobId: Effect.sync(() => JobId.make(randomUUID())),
      secret: Effect.sync(() => randomBytes(32).toString("base64url")),
      otp: Effect.sync(() => randomInt(1_000_000).toString().padStart(6, "0")),
      next: (sequence) =>
        orDatabaseDefect(
          sql<{ readonly number: number }>`select nextval(${sequences[sequence]}::regclass) as number`,
        ).pipe(
          Effect.flatMap(([row]) =>
            row === undefined ? Effect.die(new Error(`No number from ${sequence}`)) : Effect.succeed(row.number),
          ),
        ),
    }
  }),
)
