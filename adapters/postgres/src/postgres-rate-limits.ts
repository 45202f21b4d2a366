import { Clock, Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { RateLimits } from "@application/kernel"
import { orDatabaseDefect } from "./query-results.ts"

/**
 * Windows shared by all processes; a call is one statement, which also clears a few windows of others that ended. A window
 * that ended begins again.
 */
export const postgresRateLimits = Layer.effect(
  RateLimits,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    return {
      deleteEnded: Effect.fnUntraced(function* (limit) {
        const now = yield* Clock.currentTimeMillis
        const deleted = yield* orDatabaseDefect(
          sql`delete from rate_limits where ends_at <= ${now} and key in (
              select key from rate_limits where ends_at <= ${now} order by ends_at limit ${limit} for update skip locked
            ) returning 1`,
        )
        return deleted.length
      }),
      giveBack: (key) =>
        orDatabaseDefect(sql`update rate_limits set taken = greatest(taken - 1, 0) where key = ${key}`).pipe(
          Effect.asVoid,
        ),
      take: Effect.fnUntraced(function* (key, limit, perMs, weight = 1) {
        const now = yield* Clock.currentTimeMillis
        const [window] = yield* orDatabaseDefect(
          sql<{ readonly taken: number; readonly ends_at: number }>`
            with past as (
              delete from rate_limits where key in (
                select key from rate_limits where ends_at <= ${now} and key <> ${key}
                order by ends_at limit 5 for update skip locked
              )
            )
            insert into rate_limits as present (key, ends_at, taken) values (${key}, ${now + perMs}, ${weight})
            on conflict (key) do update set
              taken = case when present.ends_at <= ${now} then excluded.taken
                else least(present.taken::bigint + excluded.taken, 2000000000)::int end,
              ends_at = case when present.ends_at <= ${now} then excluded.ends_at else present.ends_at end
            returning taken, ends_at`,
        )
        return window === undefined || window.taken <= limit
          ? { allowed: true, retryAfterSeconds: 0 }
          : { allowed: false, retryAfterSeconds: Math.ceil((window.ends_at - now) / 1000) }
      }),
    }
  }),
)
