import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import type { ColumnValues } from "@application/kernel"
import { CallbackPages, type CallbackQuery } from "@application/identity/ports"
import { CallbackRequests } from "@application/identity/stores"
import { escapedLike } from "../escaped-like.ts"
import { valuesOf } from "../postgres-tables.ts"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"

const totalOf = decodedRow(Schema.Struct({ total: Schema.Int }))

/** Pages of the requests to be called, searched by the names of callers and businesses. */
export const postgresCallbackPages = Layer.effect(
  CallbackPages,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const { declaration, shape } = CallbackRequests
    const inState = ({ state, now }: CallbackQuery) => {
      if (state === undefined) return sql``
      if (state === "handled") return sql`and handled_at is not null`
      return state === "open"
        ? sql`and handled_at is null`
        : sql`and handled_at is null and reply_due_at <= ${now}::bigint`
    }
    const sought = (search: string) =>
      search === ""
        ? sql``
        : sql`and concat_ws(chr(10), phone,
            (select first_name || ' ' || last_name from users where users.id = user_id),
            (select name from business_profiles where business_profiles.id = business_profile_id)
          ) ilike ${`%${escapedLike(search)}%`}`
    return {
      page: Effect.fnUntraced(function* (portalId, query) {
        const found = sql`from callback_requests kept where portal_id = ${portalId} ${inState(query)} ${sought(query.search)}`
        const rows = yield* orDatabaseDefect(
          sql<{ readonly row: ColumnValues }>`select to_jsonb(kept) as row ${found}
            order by handled_at is not null, case when handled_at is null then reply_due_at end, handled_at desc,
              case when handled_at is null then id else -id end
            limit ${query.limit}::int offset ${query.skip}::int`,
        )
        const [count] = yield* orDatabaseDefect(sql<object>`select count(*)::int as total ${found}`)
        const requests = yield* Effect.forEach(rows, ({ row }) => declaration.row.read(valuesOf(shape, row)))
        return { requests, total: (yield* totalOf(count)).total }
      }),
    }
  }),
)
