import { Schema } from "effect"
import { IdempotencyKey, MinorUnits } from "@domain/kernel"
import { WalletAction } from "./wallet.ts"

const amount = MinorUnits.check(Schema.isGreaterThan(0))
const actionOf = <const Action extends WalletAction>(action: Action) =>
  WalletAction.pipe(Schema.refine((given): given is Action => given === action))

/** Money is added with a card or by a payment that a gateway took. `amount` in minor units. Spec: calls, payment/wallet (add funds). */
export const AddFunds = Schema.Struct({
  walletAction: actionOf("AddFunds"),
  amount,
  paymentOptionId: Schema.optionalKey(Schema.String),
  paymentIntentId: Schema.optionalKey(Schema.String),
})
export type AddFunds = typeof AddFunds.Type

/** Money goes back, once per idempotency key, which it must have. `amount` in minor units. Spec: calls, payment/wallet (refund). */
export const RefundFunds = Schema.Struct({
  walletAction: actionOf("Refund"),
  amount,
  paymentOptionId: Schema.optionalKey(Schema.String),
  idempotencyKey: IdempotencyKey,
})
export type RefundFunds = typeof RefundFunds.Type

/** What is asked of a wallet, told apart by the wallet action's number. Spec: calls, payment/wallet. */
export const WalletRequest = Schema.Union([AddFunds, RefundFunds])
export type WalletRequest = typeof WalletRequest.Type
