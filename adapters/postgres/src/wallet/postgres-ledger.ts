import { Effect, Layer, Option, Result, Schema } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { databaseDefect } from "@adapters/sql"
import { Ledger, type LedgerEvent } from "@application/wallet/ports"
import { type BusinessProfileId, type CampaignId, MinorUnits } from "@domain/kernel"
import {
  afterPosting,
  CampaignHoldings,
  type Holdings,
  isOfHouse,
  noCampaignHoldings,
  type Posting,
  postingFault,
  Wallet,
} from "@domain/wallet"
import { orDatabaseDefect, decodedRow } from "../query-results.ts"
import { sqlRead } from "../sql-read.ts"
import { readStatement } from "./ledger-statement.ts"
import { insertHousePosting, insertPosting, storeHoldings } from "./ledger-writes.ts"

const walletOf = decodedRow(Wallet)
const lockedOf = decodedRow(Schema.Struct({ ...Wallet.fields, owed: MinorUnits }))
const campaignOf = decodedRow(CampaignHoldings)

type Decide<E> = (holdings: Holdings) => Result.Result<ReadonlyArray<Posting>, E>

type Afterwards = (postings: ReadonlyArray<Posting>) => Effect.Effect<void>

/** A decision's own failure, apart from the database's. */
class Refused<E> {
  readonly _tag = "Refused"
  readonly failure: E
  constructor(failure: E) {
    this.failure = failure
  }
}

const holdingsColumns = `promised, locked, spent, promo, promo_spent as "promoSpent", house, launches, is_held as "isHeld"`

const readCampaign = Effect.fnUntraced(function* (
  sql: SqlClient.SqlClient,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
) {
  const [row] = yield* sql`select ${sql.literal(holdingsColumns)} from campaign_holdings
    where business_profile_id = ${businessProfileId} and campaign_id = ${campaignId}`
  return row === undefined ? noCampaignHoldings : yield* campaignOf(row)
})

/** Reads the profile's wallet for update, opening it if there is none. */
const lockWallet = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, event: LedgerEvent) {
  const { businessProfileId, currency } = event
  const [row] = yield* sql`
    insert into wallets (business_profile_id, currency, available, locked) values (${businessProfileId}, ${currency}, 0, 0)
    on conflict (business_profile_id) do update set currency = wallets.currency
    returning business_profile_id as "businessProfileId", currency, available as "availableBalance",
      promised as "promisedBalance", locked as "lockedBalance", owed`
  return yield* lockedOf(row)
})

/** What the campaign holds, and whether the event is posted; a statement of its own, which sees all from before the lock. */
const readUnderLock = Effect.fnUntraced(function* (sql: SqlClient.SqlClient, event: LedgerEvent) {
  const { businessProfileId, reference, campaignId } = event
  const [row] = yield* sql<{ readonly isKnown: boolean; readonly launches: number | null }>`
    select exists (
        select from ledger_transactions where business_profile_id = ${businessProfileId} and reference = ${reference}
      ) as "isKnown", held.*
    from (values (1)) one left join (
      select ${sql.literal(holdingsColumns)} from campaign_holdings
      where business_profile_id = ${businessProfileId} and campaign_id = ${campaignId ?? null}
    ) held on true`
  const isHeld = row !== undefined && row.launches !== null
  return { isKnown: row?.isKnown === true, campaign: isHeld ? yield* campaignOf(row) : noCampaignHoldings }
})

const post = Effect.fnUntraced(function* <E>(
  sql: SqlClient.SqlClient,
  event: LedgerEvent,
  decide: Decide<E>,
  afterwards: Afterwards,
): Effect.fn.Return<"posted" | "known", Refused<E> | SqlError.SqlError> {
  const { businessProfileId, reference, campaignId } = event
  const { currency, availableBalance, promisedBalance, lockedBalance, owed } = yield* lockWallet(sql, event)
  const { isKnown, campaign } = yield* readUnderLock(sql, event)
  if (isKnown) return "known"
  let holdings: Holdings = {
    currency,
    available: availableBalance,
    promised: promisedBalance,
    locked: lockedBalance,
    owed,
    campaign,
  }
  const decided = decide(holdings)
  if (Result.isFailure(decided)) return yield* Effect.fail(new Refused(decided.failure))
  for (const posting of decided.success) {
    const fault = postingFault(holdings, posting)
    if (fault !== undefined) return yield* Effect.die(new Error(`The posting ${reference} is ${fault}`))
    holdings = afterPosting(holdings, posting, campaignId)
    yield* insertPosting(sql, posting, holdings.available + holdings.promised)
  }
  if (decided.success.length > 0) yield* storeHoldings(sql, businessProfileId, campaignId, holdings)
  yield* afterwards(decided.success)
  return "posted"
})

/** A posting is part of its caller's transaction; without one it has its own. */
const inTransaction = <A, E, R>(sql: SqlClient.SqlClient, work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Effect.serviceOption(sql.transactionService), (around) =>
    Option.isSome(around) ? work : sql.withTransaction(work),
  )

/** The ledger: a profile's wallet row holds its balances and is the lock under which they change. */
export const postgresLedger = Layer.effect(
  Ledger,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const walletColumns =
      sql.literal(`business_profile_id as "businessProfileId", currency, available as "availableBalance",
      promised as "promisedBalance", locked as "lockedBalance"`)
    return {
      post: <E>(event: LedgerEvent, decide: Decide<E>, afterwards: Afterwards = () => Effect.void) =>
        inTransaction(sql, post(sql, event, decide, afterwards)).pipe(
          Effect.catch((failure) =>
            failure._tag === "Refused" ? Effect.fail(failure.failure) : Effect.die(databaseDefect(failure)),
          ),
        ),
      postToHouse: (posting) =>
        isOfHouse(posting)
          ? orDatabaseDefect(insertHousePosting(sql, posting)).pipe(
              Effect.map((rows) => (rows.length === 0 ? "known" : "posted")),
            )
          : Effect.die(new Error(`The posting ${posting.reference} is not the house's`)),
      wallet: (businessProfileId) =>
        sqlRead(
          sql<object>`select ${walletColumns} from wallets where business_profile_id = ${businessProfileId}`,
          (row) => (row === undefined ? Effect.succeedNone : Effect.asSome(walletOf(row))),
        ),
      wallets: (ids) =>
        orDatabaseDefect(
          sql<object>`select ${walletColumns} from wallets
            where business_profile_id = any (${[...ids]}::bigint[]) order by business_profile_id`,
        ).pipe(Effect.flatMap(Effect.forEach(walletOf))),
      campaign: (businessProfileId, campaignId) => orDatabaseDefect(readCampaign(sql, businessProfileId, campaignId)),
      statement: (businessProfileId, page) => orDatabaseDefect(readStatement(sql, businessProfileId, page)),
    }
  }),
)
