import { withServices } from "@application/kernel"
import { BusinessContents } from "@application/identity/contract"
import { BusinessErasures } from "@application/identity/ports"
import { Effect, Layer, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { decodedRow, orDatabaseDefect } from "../query-results.ts"
import { businessRows } from "../tables/index.ts"
import { eraseRows, keptUntil } from "./erased-rows.ts"

const holdingsOf = decodedRow(
  Schema.Struct({
    openCampaigns: Schema.Int,
    available: Schema.Int,
    held: Schema.Int,
    owed: Schema.Int,
    refundable: Schema.Int,
    disputes: Schema.Int,
    refundsOnTheirWay: Schema.Int,
    paymentsOnTheirWay: Schema.Int,
    isFrozenByPortal: Schema.Boolean,
  }),
)

const counted = {
  people: ["memberships"],
  campaigns: ["campaigns"],
  leads: ["leads"],
  lists: ["customer_lists"],
  pictures: ["business_pictures"],
  feeds: ["product_feeds"],
  connections: ["facebook_logins", "store_links", "lead_destinations", "conversion_connections"],
  reports: ["published_reports"],
  drafts: ["signup_sessions"],
  papers: ["ledger_documents"],
} as const

const contentsOf = decodedRow(BusinessContents)

const counting = Object.entries(counted)
  .map(([name, tables]) => {
    const each = tables.map((table) => `(select count(*) from ${table} where business_profile_id = $1::bigint)`)
    return `(${each.join(" + ")})::int as "${name}"`
  })
  .join(", ")

/** One statement that reads every table of a business as one moment has it; each is a list of its rows. */
const collecting = `with asked as (select $1::bigint, $2::bigint[])
  select json_object_agg(name, rows)::text as document from (${businessRows
    .map(
      ([table, { where, secret = [] }]) =>
        `select '${table}' as name, (
          select coalesce(json_agg(to_jsonb(own) - array[${secret.map((name) => `'${name}'`).join(",")}]::text[]), '[]')
          from (select * from ${table} where ${where}) as own) as rows`,
    )
    .join(" union all\n")}) as records`

/** What is deleted of businesses, over the rows of every context. */
export const postgresBusinessErasures = Layer.effect(
  BusinessErasures,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const provided = yield* withServices(SqlClient.SqlClient)
    return {
      holdings: Effect.fnUntraced(function* (id, hold) {
        if (hold === "locked") {
          // As a hand-over does: the business, then what moves its money.
          yield* orDatabaseDefect(sql`select from business_profiles where id = ${id} for update`)
          yield* orDatabaseDefect(sql`select from payments where business_profile_id = ${id} order by id for update`)
          yield* orDatabaseDefect(sql`select from wallets where business_profile_id = ${id} for update`)
        }
        const [row] = yield* orDatabaseDefect(
          sql<object>`select
            (select count(*) from campaigns where business_profile_id = ${id}
              and status not in ('Completed', 'Archived'))::int as "openCampaigns",
            coalesce(wallet.available, 0) as available,
            coalesce(wallet.locked + wallet.promised, 0) as held,
            coalesce(wallet.owed, 0) as owed,
            coalesce((select sum(amount) from payments where business_profile_id = ${id} and status = 'Succeeded'), 0)::bigint
              - coalesce((select sum(gone.amount) from payment_reversals gone join payments on payments.id = gone.payment_id
                where payments.business_profile_id = ${id} and gone.state <> 'won'), 0)::bigint
              - coalesce((select sum(ours.amount) from wallet_refunds ours
                where ours.business_profile_id = ${id} and ours.state <> 'Failed'
                  and not exists (select from payment_reversals heard
                    where heard.payment_id = ours.payment_id and heard.refund_id = ours.id)), 0)::bigint as refundable,
            (select count(*) from payments where business_profile_id = ${id} and standing = 'Disputed')::int as disputes,
            (select count(*) from wallet_refunds
              where business_profile_id = ${id} and state = 'InProgress')::int as "refundsOnTheirWay",
            (select count(*) from payments where business_profile_id = ${id} and status = 'Pending'
              and gateway_reference is not null)::int as "paymentsOnTheirWay",
            exists (select from business_freezes
              where business_profile_id = ${id} and released_at is null) as "isFrozenByPortal"
            from (select) one left join wallets wallet on wallet.business_profile_id = ${id}`,
        )
        return yield* holdingsOf(row ?? {})
      }),
      contents: Effect.fnUntraced(function* (id) {
        const [row] = yield* orDatabaseDefect(sql.unsafe<object>(`select ${counting}`, [id]))
        const until = yield* provided(keptUntil([id]))
        return { ...(yield* contentsOf(row ?? {})), ...(until !== undefined && { keptUntil: until }) }
      }),
      erase: Effect.fnUntraced(function* (portalId, id) {
        yield* provided(eraseRows({ portalId, businesses: [id] }))
        const until = yield* provided(keptUntil([id]))
        return until === undefined ? {} : { keptUntil: until }
      }),
      collect: (portalId, id) =>
        orDatabaseDefect(sql.unsafe<{ readonly document: string }>(collecting, [portalId, [id]])).pipe(
          Effect.map(([row]) => row?.document ?? "{}"),
        ),
    }
  }),
)
