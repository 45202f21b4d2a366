import { Schema } from "effect"
import { BusinessProfileId, CurrencyCode, MinorUnits, wireEnum } from "@domain/kernel"

/** Balances in minor units of one currency: what may be spent, and what running campaigns hold. Spec: entities, Wallet. */
export const Wallet = Schema.Struct({
  businessProfileId: BusinessProfileId,
  currency: CurrencyCode,
  availableBalance: MinorUnits,
  lockedBalance: MinorUnits,
})
export type Wallet = typeof Wallet.Type

/** What is asked of a wallet. Spec: enumerations, wallet action. */
export const WalletAction = wireEnum({ AddFunds: 1, Refund: 2 })
export type WalletAction = typeof WalletAction.Type

/** Why money moved; stored as written. */
export const TransactionKind = Schema.Literals([
  "topUp",
  "launchLock",
  "launchFee",
  "launchTax",
  "spend",
  "unlock",
  "refund",
  "addOn",
])
export type TransactionKind = typeof TransactionKind.Type

/** One line of the wallet's statement; `amount` is signed from the wallet's side. `at` is epoch milliseconds. */
export const WalletTransaction = Schema.Struct({
  id: Schema.Int,
  kind: TransactionKind,
  amount: MinorUnits,
  currency: CurrencyCode,
  availableAfter: MinorUnits,
  at: Schema.Number,
  reference: Schema.optionalKey(Schema.String),
  campaignName: Schema.optionalKey(Schema.String),
})
export type WalletTransaction = typeof WalletTransaction.Type
