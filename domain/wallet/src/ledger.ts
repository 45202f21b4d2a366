import { BusinessProfileId, CampaignId, CurrencyCode, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { TransactionKind } from "./wallet.ts"

/**
 * Accounts of the ledger: `available`, `promised` (awaits a launch) and `locked` belong to the profile, the others to the
 * platform's view of it, such as `disputed` (awaits a bank). The house pays from `house` (delivery beyond a lock), `gatewayFees` and
 * `writeOffs` (losses), and `receivable` (never positive) is what it has covered for the profile. `commissions` are its own cost,
 * `commissionPayable` what it owes whoever brought the client, and `commissionPayouts` what it paid them.
 */
export const LedgerAccount = Schema.Literals([
  "available",
  "promised",
  "locked",
  "gateway",
  "fees",
  "tax",
  "spend",
  "promo",
  "house",
  "disputed",
  "receivable",
  "gatewayFees",
  "writeOffs",
  "commissions",
  "commissionPayable",
  "commissionPayouts",
])
export type LedgerAccount = typeof LedgerAccount.Type

/** A signed movement: positive into the account, negative out of it. */
export const LedgerEntry = Schema.Struct({ account: LedgerAccount, amount: MinorUnits })
export type LedgerEntry = typeof LedgerEntry.Type

/**
 * One double-entry transaction whose entries sum to zero; `at` is epoch milliseconds. A profile never holds two
 * postings of one `reference` (the event) and kind.
 */
export const Posting = Schema.Struct({
  businessProfileId: BusinessProfileId,
  kind: TransactionKind,
  reference: Schema.String,
  currency: CurrencyCode,
  entries: Schema.Array(LedgerEntry),
  /** What the statement shows: signed from the wallet's side. */
  amount: MinorUnits,
  campaignId: Schema.optionalKey(CampaignId),
  campaignName: Schema.optionalKey(Schema.String),
  at: Schema.Number,
})
export type Posting = typeof Posting.Type

/** The lock of one campaign's launch and its use; all in minor units, none negative. */
export const CampaignHoldings = Schema.Struct({
  /** What its owner has paid for it until it is launched. */
  promised: MinorUnits,
  locked: MinorUnits,
  spent: MinorUnits,
  /** The part of what was locked and not spent that a promotion paid for. */
  promo: MinorUnits,
  /** The part of what was spent that a promotion paid for. */
  promoSpent: MinorUnits,
  /** What its networks delivered beyond its locks, which the house pays. */
  house: MinorUnits,
  /** How many launches locked money so far, and whether the latest of them still holds it. */
  launches: Schema.Int,
  isHeld: Schema.Boolean,
})
export type CampaignHoldings = typeof CampaignHoldings.Type

/** Balances of a profile as postings are decided on; `campaign` is the campaign in question, if any. */
export interface Holdings {
  readonly currency: CurrencyCode
  readonly available: MinorUnits
  readonly promised: MinorUnits
  readonly locked: MinorUnits
  /** What the house has covered for the profile, never negative. */
  readonly owed: MinorUnits
  readonly campaign: CampaignHoldings
}

/** Before anything was locked. */
export const noCampaignHoldings: CampaignHoldings = {
  promised: 0,
  locked: 0,
  spent: 0,
  promo: 0,
  promoSpent: 0,
  house: 0,
  launches: 0,
  isHeld: false,
}

/** Sum of a posting's entries; zero for every posting that may exist. */
export const imbalance = (posting: Pick<Posting, "entries">): MinorUnits =>
  posting.entries.reduce((sum, entry) => sum + entry.amount, 0)

/** What a posting adds to an account (negative: takes from it). */
export const movementOf = (posting: Posting, account: LedgerAccount): MinorUnits =>
  posting.entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amount : sum), 0)
