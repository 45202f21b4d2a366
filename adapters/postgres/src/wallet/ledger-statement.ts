import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import { decodeCursor, encodeCursor } from "@application/wallet/ports"
import type { BusinessProfileId } from "@domain/kernel"
import { WalletTransaction } from "@domain/wallet"
import { decodedRow, withoutNulls } from "../database-trouble.ts"

const transactionOf = decodedRow(WalletTransaction)

/** A page of a profile's transactions, newest first, read along the primary key. */
export const readStatement = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  businessProfileId: BusinessProfileId,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string },
) {
  const before = decodeCursor(cursor) ?? Number.MAX_SAFE_INTEGER
  const rows = yield* sql<{ readonly id: number }>`
    select id, kind, amount, currency, available_after as "availableAfter", at, reference,
      campaign_name as "campaignName"
    from ledger_transactions where business_profile_id = ${businessProfileId} and id < ${before} and amount <> 0
    order by id desc limit ${limit + 1}`
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const transactions = yield* Effect.forEach(page, (row) => transactionOf(withoutNulls(row)))
  return { transactions, ...(last !== undefined && rows.length > limit ? { nextCursor: encodeCursor(last.id) } : {}) }
})
