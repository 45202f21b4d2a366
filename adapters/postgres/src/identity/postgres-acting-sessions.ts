import { Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { type ActingSession, ActingSessions } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"

const sessionOf = decodedRow<ActingSession>(
  Schema.Struct({
    id: Schema.Number,
    portalId: PortalId,
    familyId: Schema.String,
    userId: UserId,
    actedBy: UserId,
    reason: Schema.String,
    startedAt: Schema.Number,
    endsAt: Schema.Number,
  }),
)

/** Times in which support acts as a client; ending one early moves its end. */
export const postgresActingSessions = Layer.effect(
  ActingSessions,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const fields = sql.literal(`id, portal_id as "portalId", family_id as "familyId", user_id as "userId",
      acted_by as "actedBy", reason, started_at as "startedAt", ends_at as "endsAt"`)
    const end = (portalId: PortalId, familyId: string, now: number) =>
      orDatabaseDefect(
        sql`update acting_sessions set ends_at = ${now}
          where portal_id = ${portalId} and family_id = ${familyId} and ends_at > ${now}`,
      ).pipe(Effect.asVoid)
    return {
      start: Effect.fnUntraced(function* (session) {
        yield* end(session.portalId, session.familyId, session.startedAt)
        yield* orDatabaseDefect(
          sql`insert into acting_sessions ${sql.insert({
            portal_id: session.portalId,
            family_id: session.familyId,
            user_id: session.userId,
            acted_by: session.actedBy,
            reason: session.reason,
            started_at: session.startedAt,
            ends_at: session.endsAt,
          })}`,
        )
      }),
      living: Effect.fnUntraced(function* (portalId, familyId, now) {
        const [row] = yield* orDatabaseDefect(
          sql`select ${fields} from acting_sessions
            where portal_id = ${portalId} and family_id = ${familyId} and ends_at > ${now} order by id desc limit 1`,
        )
        return row === undefined ? Option.none() : Option.some(yield* sessionOf(row))
      }),
      of: (portalId, userId, now) =>
        orDatabaseDefect(
          sql`select ${fields} from acting_sessions
            where portal_id = ${portalId} and user_id = ${userId} and ends_at > ${now} order by id desc`,
        ).pipe(Effect.flatMap(Effect.forEach(sessionOf))),
      end,
    }
  }),
)
