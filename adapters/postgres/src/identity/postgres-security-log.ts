import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { SecurityLog, type UntoldFailures } from "@application/identity/ports"
import { SecurityEvent, SignInFactor } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { decodedRow, orDatabaseDefect, withoutNulls } from "../query-results.ts"

const eventIn = decodedRow(SecurityEvent)
const countIn = decodedRow<UntoldFailures>(
  Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    kind: SecurityEvent.fields.kind,
    factor: Schema.optionalKey(SignInFactor),
    times: Schema.Number,
  }),
)

/** Failed sign-ins and refused rights, each a row; who was told of one stands on it. */
export const postgresSecurityLog = Layer.effect(
  SecurityLog,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      note: (event) =>
        orDatabaseDefect(
          sql`insert into security_events ${sql.insert({
            portal_id: event.portalId,
            at: event.at,
            kind: event.kind,
            factor: event.factor ?? null,
            means: event.means ?? null,
            call: event.call ?? null,
            user_id: event.userId ?? null,
            ip_address: event.ipAddress,
            user_agent: event.userAgent,
            request_id: event.requestId,
          })}`,
        ).pipe(Effect.asVoid),
      untold: (since, quietSince) =>
        orDatabaseDefect(
          sql`select portal_id as "portalId", user_id as "userId", kind, factor, count(*)::int as times
            from security_events as event
            where user_id is not null and told_at is null and at > ${since} and not exists (
              select from security_events as told
              where told.portal_id = event.portal_id and told.user_id = event.user_id and told.kind = event.kind
                and told.told_at > ${quietSince})
            group by portal_id, user_id, kind, factor`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => countIn(withoutNulls(row))))),
      markTold: Effect.fnUntraced(function* (portalId, userId, { kind, since, quietSince, at }) {
        const own = sql`portal_id = ${portalId} and user_id = ${userId} and kind = ${kind}`
        const mark = sql`update security_events set told_at = ${at}
          where ${own} and at > ${since} and told_at is null
            and not exists (select from security_events where ${own} and told_at > ${quietSince})
          returning 1`
        const turn = sql`select pg_advisory_xact_lock(
          hashtextextended('told:' || ${portalId}::text || ':' || ${userId}::text || ':' || ${kind}::text, 0))`
        // The update begins after the turn has come, so that it sees what the turn before has marked.
        const marked = yield* orDatabaseDefect(sql.withTransaction(Effect.andThen(turn, mark)))
        return marked.length > 0
      }),
      entries: (portalId, { userId, kind, from, until }, { before, limit }) => {
        const conditions = [
          sql`portal_id = ${portalId}`,
          ...(userId === undefined ? [] : [sql`user_id = ${userId}`]),
          ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
          ...(from === undefined ? [] : [sql`at >= ${from}`]),
          ...(until === undefined ? [] : [sql`at < ${until}`]),
          ...(before === undefined ? [] : [sql`id < ${before}`]),
        ]
        return orDatabaseDefect(
          sql`select id, portal_id as "portalId", at, kind, factor, means, call, user_id as "userId", ip_address as "ipAddress",
              user_agent as "userAgent", request_id as "requestId"
            from security_events where ${sql.and(conditions)} order by id desc limit ${limit}`,
        ).pipe(Effect.flatMap(Effect.forEach((row) => eventIn(withoutNulls(row)))))
      },
      deleteBefore: (instant, limit) =>
        orDatabaseDefect(
          sql`delete from security_events where at < ${instant} and id in (
              select id from security_events where at < ${instant} limit ${limit} for update skip locked
            ) returning 1`,
        ).pipe(Effect.map(({ length }) => length)),
    }
  }),
)
