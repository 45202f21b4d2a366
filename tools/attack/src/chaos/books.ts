import { Schema } from "effect"
import pg from "pg"

const decodePayments = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      amount: Schema.Int,
      currency: Schema.String,
      status: Schema.String,
      refunded: Schema.Int,
      fee: Schema.Int,
      metadata: Schema.Record(Schema.String, Schema.Unknown),
    }),
  ),
)

/** What a gateway took and gave back for one payment of ours; minor units. */
export interface GatewayBook {
  readonly taken: number
  /** How often money was taken for it. */
  readonly times: number
  readonly refunded: number
  /** What the gateway kept. */
  readonly fee: number
}

/** What the gateways list of all payments. */
export const gatewayPayments = async (sandbox: string) =>
  decodePayments(await (await fetch(`${sandbox}/control/api/payments`)).json())

/** The gateways' own books by our number of the payment, of what they took at all. */
export const gatewayBooks = async (sandbox: string): Promise<ReadonlyMap<number, GatewayBook>> => {
  const books = new Map<number, GatewayBook>()
  for (const { amount, status, refunded, fee, metadata } of await gatewayPayments(sandbox)) {
    const id = Number(metadata["paymentId"])
    if (!["succeeded", "captured", "refunded"].includes(status)) continue
    const before = books.get(id) ?? { taken: 0, times: 0, refunded: 0, fee: 0 }
    books.set(id, {
      taken: before.taken + amount,
      times: before.times + 1,
      refunded: before.refunded + refunded,
      fee: before.fee + fee,
    })
  }
  return books
}

/** One payment by the product's books; minor units. */
export interface OwnBook {
  readonly id: number
  readonly status: string
  /** What the ledger credited for it, and in how many postings. */
  readonly credited: number
  readonly credits: number
  /** How much of the payment went back, as the gateway said. */
  readonly refunded: number
  /** Gateway's fee that the ledger booked for the payment. */
  readonly fee: number
  /** Refunds that nobody has decided. */
  readonly waiting: number
}

/** Counts of rows that the ledger may not have. */
export interface LedgerFaults {
  readonly unbalanced: number
  readonly unlikeEntries: number
  /** Wallets whose account of the gateway is not what payments brought in less what went back. */
  readonly unlikeGateway: number
}

const ownText = `select id::int, status,
    (select coalesce(sum(entry.amount), 0) from ledger_transactions posted
      join ledger_entries entry on entry.business_profile_id = posted.business_profile_id and entry.transaction_id = posted.id
      where posted.business_profile_id = paid.business_profile_id and posted.reference = 'payment:' || paid.id
        and posted.kind = 'topUp' and entry.account = 'available')::int as credited,
    (select count(*) from ledger_transactions where business_profile_id = paid.business_profile_id
      and reference = 'payment:' || paid.id and kind = 'topUp')::int as credits,
    ((select coalesce(sum(amount), 0) from wallet_refunds where payment_id = paid.id and state = 'Successful')
      + (select coalesce(sum(amount), 0) from payment_reversals gone where payment_id = paid.id and kind = 'refund'
        and state = 'lost' and not exists (select from wallet_refunds ours where ours.id = gone.refund_id and ours.state = 'Successful')
    ))::int as refunded,
    (select coalesce(-sum(entry.amount), 0) from ledger_transactions posted
      join ledger_entries entry on entry.business_profile_id = posted.business_profile_id and entry.transaction_id = posted.id
      where posted.business_profile_id = paid.business_profile_id and posted.kind = 'gatewayFee'
        and starts_with(posted.reference, 'gatewayFee:' || paid.id || ':') and entry.account = 'gatewayFees')::int as fee,
    (select count(*) from wallet_refunds where payment_id = paid.id and state = 'InProgress')::int as waiting
  from payments paid`

const faultsText = `with sums as (
    select business_profile_id as id, coalesce(sum(amount) filter (where account = 'available'), 0) as available,
      coalesce(sum(amount) filter (where account = 'promised'), 0) as promised,
      coalesce(sum(amount) filter (where account = 'locked'), 0) as locked,
      coalesce(-sum(amount) filter (where account in ('gateway', 'disputed', 'gatewayFees')), 0) as held
    from ledger_entries group by business_profile_id
  ), moved as (
    select business_profile_id as id, sum(amount) filter (where status = 'Succeeded') - coalesce(sum(
      (select coalesce(sum(amount), 0) from wallet_refunds where payment_id = paid.id and state <> 'Failed')
      + (select coalesce(sum(amount), 0) from payment_reversals gone where payment_id = paid.id and state <> 'won'
        and not exists (select from wallet_refunds ours where ours.id = gone.refund_id and ours.state <> 'Failed'))
    ), 0) as amount from payments paid group by business_profile_id
  )
  select
    (select count(*) from (select from ledger_entries group by business_profile_id, transaction_id having sum(amount) <> 0) each
    )::int as unbalanced,
    (select count(*) from wallets left join sums on sums.id = business_profile_id
      where (wallets.available, wallets.promised, wallets.locked) is distinct from (sums.available, sums.promised, sums.locked)
        and (sums.id is not null or wallets.available + wallets.promised + wallets.locked > 0))::int as "unlikeEntries",
    (select count(*) from sums join moved using (id) where sums.held <> coalesce(moved.amount, 0))::int as "unlikeGateway"`

/** The product's books, read from its database. */
export const ownBooks = async (
  databaseUrl: string,
): Promise<{ readonly payments: ReadonlyArray<OwnBook>; readonly faults: LedgerFaults }> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const { rows: payments } = await client.query<OwnBook>(ownText)
    const { rows } = await client.query<LedgerFaults>(faultsText)
    const [faults = { unbalanced: 0, unlikeEntries: 0, unlikeGateway: 0 }] = rows
    return { payments, faults }
  } finally {
    await client.end()
  }
}
