import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import type { ColumnValues } from "@application/kernel"
import { CallbackPages, type CallbackQuery } from "@application/identity/ports"
import { CallbackRequests } from "@application/identity/stores"
import { escapedLike } from "../escaped-like.ts"
import { valuesOf } from "../postgres-tables.ts"
import { orDatabaseDefect } from "../query-results.ts"

/** Pages of the requests to be called, searched by the names of callers and businesses. */
export const postgresCallbackPages = Layer.effect(
  CallbackPages,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { declaration, shape } = CallbackRequests
    const sought = (search: string) =>
      search === ""
        ? sql``
        : sql`and concat_ws(chr(10), phone,
            (select first_name || ' ' || last_name from users where users.id = user_id),
            (select name from business_profiles where business_profiles.id = business_profile_id)
          ) ilike ${`%${escapedLike(search)}%`}`
    /** The first rows of the open or of the handled requests, each in the order of an index. */
    const open = ({ state, now }: CallbackQuery) =>
      state === "handled"
        ? []
        : [
            {
              where:
                state === "overdue"
                  ? sql`handled_at is null and reply_due_at <= ${now}::bigint`
                  : sql`handled_at is null`,
              order: sql.literal("reply_due_at, id"),
            },
          ]
    const handled = ({ state }: CallbackQuery) =>
      state === undefined || state === "handled"
        ? [{ where: sql`handled_at is not null`, order: sql.literal("handled_at desc, id desc") }]
        : []
    return {
      page: Effect.fnUntraced(function* (portalId, query) {
        const most = query.skip + query.limit
        const parts = [...open(query), ...handled(query)].map(
          ({ where, order }, part) => sql`(select to_jsonb(kept) as row, ${part}::int as part,
              row_number() over (order by ${order}) as place from callback_requests kept
            where portal_id = ${portalId} and ${where} ${sought(query.search)} order by ${order} limit ${most}::int)`,
        )
        const rows = yield* orDatabaseDefect(
          sql<{ readonly row: ColumnValues }>`select row from (${sql.join(" union all ", false)(parts)}) kept
            order by part, place limit ${query.limit}::int offset ${query.skip}::int`,
        )
        return yield* Effect.forEach(rows, ({ row }) => declaration.row.read(valuesOf(shape, row)))
      }),
    }
  }),
)
