import { expect } from "vitest"
import type { Owner, WalletWorld } from "./wallet-story-world.ts"
import type { Pencil } from "./wallet-pencil.ts"

const walletText = `select available, promised, locked, owed from wallets where business_profile_id = $1`

const houseText = `select coalesce(sum(amount) filter (where account = 'gatewayFees'), 0)::int as fees,
    coalesce(sum(amount) filter (where account = 'writeOffs'), 0)::int as "writtenOff"
  from ledger_entries where business_profile_id = $1`

/** Every rule that the books keep whatever happened, as counts of what breaks it. */
const brokenText = `with entries as (
    select entry.*, posted.campaign_id from ledger_entries entry
    join ledger_transactions posted on posted.business_profile_id = entry.business_profile_id and posted.id = entry.transaction_id
    where entry.business_profile_id = $1
  ), sums as (
    select coalesce(sum(amount) filter (where account = 'available'), 0) as available,
      coalesce(sum(amount) filter (where account = 'promised'), 0) as promised,
      coalesce(sum(amount) filter (where account = 'locked'), 0) as locked,
      coalesce(-sum(amount) filter (where account = 'receivable'), 0) as owed
    from entries
  ), held as (
    select campaign_id, sum(amount) filter (where account = 'locked') as locked,
      coalesce(sum(amount) filter (where account = 'locked' and amount > 0), 0) as ever_locked,
      coalesce(sum(amount) filter (where account in ('spend', 'house')), 0) as own_spend
    from entries where campaign_id is not null group by campaign_id
  )
  select
    (select count(*) from (select from entries group by transaction_id having sum(amount) <> 0) each)::int as unbalanced,
    (select count(*) from wallets join sums on (wallets.available, wallets.promised, wallets.locked, wallets.owed)
       <> (sums.available, sums.promised, sums.locked, sums.owed) where business_profile_id = $1)::int as "unlikeEntries",
    (select count(*) from entries join ledger_transactions posted
       on posted.business_profile_id = $1 and posted.id = entries.transaction_id
       where posted.kind in ('gatewayFee', 'writeOff')
         and account not in ('gateway', 'gatewayFees', 'writeOffs', 'receivable'))::int as "paidByOwner",
    (select count(*) from sums where least(available, promised, locked, owed) < 0)::int as negative,
    (select count(*) from held where own_spend > ever_locked or locked < 0)::int as overspent,
    (select count(*) from payments paid where business_profile_id = $1 and
       (select coalesce(sum(amount), 0) from wallet_refunds where payment_id = paid.id and state <> 'Failed') > paid.amount
    )::int as "overRefunded",
    (select count(*) from payments paid where business_profile_id = $1 and (select count(*) from ledger_transactions
       where business_profile_id = $1 and reference = 'payment:' || paid.id and kind = 'topUp') <>
       case paid.status when 'Succeeded' then 1 else 0 end)::int as "notCreditedOnce",
    (select count(*) from (select from promo_code_uses where business_profile_id = $1
       group by promo_code_id having count(*) > 1) each)::int as "promoUsedTwice"`

const sound = {
  unbalanced: 0,
  unlikeEntries: 0,
  paidByOwner: 0,
  negative: 0,
  overspent: 0,
  overRefunded: 0,
  notCreditedOnce: 0,
  promoUsedTwice: 0,
}

/** The books break no rule, also in the middle of a story. */
export const expectSound = async (world: WalletWorld, { businessProfileId }: Owner): Promise<void> => {
  expect(await world.rows(brokenText, [businessProfileId])).toEqual([sound])
}

/** The books say what was written down by hand. */
export const expectAgreement = async (world: WalletWorld, owner: Owner, pencil: Pencil): Promise<void> => {
  const { businessProfileId } = owner
  const { available, owed, campaigns, payments, refunds } = pencil
  const sumOf = (part: "promised" | "own" | "promo") => campaigns.reduce((sum, one) => sum + one[part], 0)
  const [wallet = { available: 0, promised: 0, locked: 0, owed: 0 }] = await world.rows(walletText, [businessProfileId])
  expect(wallet).toEqual({ available, promised: sumOf("promised"), locked: sumOf("own") + sumOf("promo"), owed })
  expect(await world.rows(houseText, [businessProfileId])).toEqual([
    { fees: 0 - pencil.fees, writtenOff: 0 - pencil.writtenOff },
  ])
  const held = await world.rows<{ readonly id: number }>(
    `select campaign_id as id, promised, locked, spent, promo, promo_spent as "promoSpent", house, launches,
       is_held as "isHeld" from campaign_holdings where business_profile_id = $1`,
    [businessProfileId],
  )
  const none = { promised: 0, locked: 0, spent: 0, promo: 0, promoSpent: 0, house: 0, launches: 0, isHeld: false }
  for (const [index, { own, isPaid: _paid, total: _total, returned: _returned, ...written }] of campaigns.entries()) {
    const id = owner.campaigns[index]?.campaignId
    const stored = held.find((row) => row.id === id) ?? { id, ...none }
    expect(stored).toEqual({ ...written, id, locked: own + written.promo })
  }
  expect(
    await world.rows("select id, status from payments where business_profile_id = $1 order by id", [businessProfileId]),
  ).toEqual(
    payments
      .map(({ id, isIn }) => ({ id, status: isIn ? "Succeeded" : "Pending" }))
      .toSorted((one, other) => one.id - other.id),
  )
  expect(
    await world.rows("select id, amount, state from wallet_refunds where business_profile_id = $1 order by id", [
      businessProfileId,
    ]),
  ).toEqual(refunds.map(({ id, amount, state }) => ({ id, amount, state })))
}
