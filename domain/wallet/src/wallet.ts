import { Schema } from "effect"
import { BusinessProfileId, CampaignId, CurrencyCode, MinorUnits, wireEnum } from "@domain/kernel"

/**
 * Balances in minor units of one currency: what may be spent, what is paid for campaigns that are not launched yet (ours), and
 * what running campaigns hold. Spec: entities, Wallet.
 */
export const Wallet = Schema.Struct({
  businessProfileId: BusinessProfileId,
  currency: CurrencyCode,
  availableBalance: MinorUnits,
  promisedBalance: MinorUnits,
  lockedBalance: MinorUnits,
})
export type Wallet = typeof Wallet.Type

/** What is asked of a wallet. Spec: enumerations, wallet action. */
export const WalletAction = wireEnum({ AddFunds: 1, Refund: 2 })
export type WalletAction = typeof WalletAction.Type

/** What a line of the statement may be about. */
export const StatementKind = Schema.Literals([
  "topUp",
  "launchLock",
  "launchFee",
  "launchTax",
  "lockMore",
  "lockBack",
  "promoGrant",
  "promoBack",
  "spend",
  "unlock",
  "feeBack",
  "taxBack",
  "refund",
  "refundBack",
  "addOn",
  "reversal",
  "disputeHold",
  "disputeWon",
])
export type StatementKind = typeof StatementKind.Type

/**
 * Why money moved; stored as written. A promise, its end and what the house spends take nothing from the owner and are no lines of
 * the statement, nor is a lost dispute, whose money was held before, nor what gateways keep, what the house writes off and its commissions.
 */
export const TransactionKind = Schema.Literals([
  ...StatementKind.literals,
  "promise",
  "promiseEnd",
  "houseSpend",
  "disputeLost",
  "gatewayFee",
  "writeOff",
  "commission",
  "commissionPayout",
])
export type TransactionKind = typeof TransactionKind.Type

/**
 * One line of the wallet's statement: `amount` changes the owner's money, `reserved` the part of it held for running
 * campaigns. `balanceAfter` sums the lines up to this one; `at` is epoch milliseconds.
 */
export const WalletTransaction = Schema.Struct({
  id: Schema.Int,
  kind: StatementKind,
  amount: MinorUnits,
  currency: CurrencyCode,
  reserved: MinorUnits,
  balanceAfter: MinorUnits,
  at: Schema.Number,
  reference: Schema.optionalKey(Schema.String),
  campaignId: Schema.optionalKey(CampaignId),
  campaignName: Schema.optionalKey(Schema.String),
})
export type WalletTransaction = typeof WalletTransaction.Type
