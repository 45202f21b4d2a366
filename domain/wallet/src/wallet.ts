import { Schema } from "effect"
import { BusinessProfileId, CurrencyCode, MinorUnits } from "@domain/kernel"

/** Balances in minor units of one currency: what may be spent, and what running campaigns hold. Spec: entities, Wallet. */
export const Wallet = Schema.Struct({
  businessProfileId: BusinessProfileId,
  currency: CurrencyCode,
  availableBalance: MinorUnits,
  lockedBalance: MinorUnits,
})
export type Wallet = typeof Wallet.Type

/** Why money moved. */
export const TransactionKind = Schema.Literals([
  "topUp",
  "launchLock",
  "launchFee",
  "launchTax",
  "spend",
  "unlock",
  "refund",
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
