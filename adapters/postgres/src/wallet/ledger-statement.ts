import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { decodeCursor, encodeCursor, type StatementRequest } from "@application/wallet/ports"
import type { BusinessProfileId, TimeZoneName } from "@domain/kernel"
import { type StatementFilter, StatementKind, topicOfKind, WalletTransaction } from "@domain/wallet"
import { decodedRow, withoutNulls } from "../query-results.ts"

const transactionOf = decodedRow(WalletTransaction)
const kinds = StatementKind.literals.map((kind) => `'${kind}'`).join(", ")

/** The conditions of `isWanted` on a shown line. */
const wanted = (
  sql: SqlClient.SqlClient,
  { topic, from, until, campaignId }: StatementFilter,
  timeZone: TimeZoneName,
) => {
  const day = sql`(to_timestamp(at / 1000.0) at time zone ${timeZone})::date`
  return sql.and([
    ...(topic === undefined
      ? []
      : [
          sql.in(
            "kind",
            StatementKind.literals.filter((kind) => topicOfKind[kind] === topic),
          ),
        ]),
    ...(from === undefined ? [] : [sql`${day} >= ${from}::date`]),
    ...(until === undefined ? [] : [sql`${day} <= ${until}::date`]),
    ...(campaignId === undefined ? [] : [sql`campaign_id = ${campaignId}`]),
  ])
}

/**
 * A page of a profile's statement, newest first, as `statementOf` writes it: one line a day and campaign for what was spent with no
 * other line between, where its first posting stands, so that no later reading moves a line to another page.
 */
export const readStatement = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  businessProfileId: BusinessProfileId,
  { timeZone, limit, filter = {}, cursor, offset = 0 }: StatementRequest,
) {
  const before = decodeCursor(cursor) ?? Number.MAX_SAFE_INTEGER
  const rows = yield* sql<{ readonly id: number }>`
    with moved as (
      select posted.*, sums.amount as total, sums.reserved as held, case posted.kind when 'spend' then 0 else sums.granted end as granted,
        case posted.kind when 'spend' then
          (to_timestamp(at / 1000.0) at time zone ${timeZone})::date end as day,
        count(*) filter (where posted.kind <> 'spend') over (order by posted.id) as others
      from ledger_transactions posted
      cross join lateral (
        select coalesce(sum(amount) filter (where account in ('available', 'promised', 'locked')), 0) as amount,
          coalesce(sum(amount) filter (where account = 'locked'), 0) as reserved,
          coalesce(-sum(amount) filter (where account = 'promo'), 0) as granted
        from ledger_entries entry
        where entry.business_profile_id = posted.business_profile_id and entry.transaction_id = posted.id
      ) sums
      where posted.business_profile_id = ${businessProfileId} and kind in (${sql.literal(kinds)})
    ), lines as (
      select id * 2 as id, case when granted > 0 then 'promoGrant' else 'promoBack' end as kind, granted as amount,
        granted as reserved, currency, at, reference, campaign_id, campaign_name
      from moved where granted <> 0
      union all
      select id * 2 + 1, kind, total - granted, held - granted, currency, at, reference, campaign_id, campaign_name
      from moved where kind <> 'spend'
      union all
      select min(id) * 2 + 1, 'spend', sum(total), sum(held), min(currency), max(at),
        (array_agg(reference order by id))[1], campaign_id, (array_agg(campaign_name order by id))[1]
      from moved where kind = 'spend' group by campaign_id, day, others
    ), shown as (
      select *, sum(amount) over (order by id) as balance_after from lines where amount <> 0 or reserved <> 0
    )
    select id, kind, amount::bigint, reserved::bigint, currency, balance_after::bigint as "balanceAfter", at, reference,
      campaign_id as "campaignId", campaign_name as "campaignName"
    from shown where id < ${before} and ${wanted(sql, filter, timeZone)} order by id desc limit ${limit + 1} offset ${offset}`
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const transactions = yield* Effect.forEach(page, (row) => transactionOf(withoutNulls(row)))
  return { transactions, ...(last !== undefined && rows.length > limit ? { nextCursor: encodeCursor(last.id) } : {}) }
})
