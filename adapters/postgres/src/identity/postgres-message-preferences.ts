import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MessagePreferences } from "@application/identity/ports"
import { MessageWishes } from "@domain/messaging"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const choicesOf = decodedRow(MessageWishes)

/** Choices of channels, one row for each user who has chosen. */
export const postgresMessagePreferences = Layer.effect(
  MessagePreferences,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      of: Effect.fnUntraced(function* (portalId, userId) {
        const [row] = yield* orDatabaseDefect(
          sql<{ readonly choices: unknown }>`select choices from message_preferences
            where portal_id = ${portalId} and user_id = ${userId}`,
        )
        return row === undefined ? {} : yield* choicesOf(row.choices)
      }),
      change: (portalId, userId, choices) =>
        orDatabaseDefect(
          sql`insert into message_preferences as before ${sql.insert({
            portal_id: portalId,
            user_id: userId,
            choices: JSON.stringify(choices),
          })} on conflict (portal_id, user_id) do update set choices = before.choices || excluded.choices`,
        ).pipe(Effect.asVoid),
    }
  }),
)
