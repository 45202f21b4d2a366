import { Schema } from "effect"
import { contract } from "@application/kernel"
import { BusinessProfileId, IdempotencyKey, MinorUnits } from "@domain/kernel"
import { IdempotencyConflict, InsufficientFunds, RefundNotAllowed, Wallet, WalletAction } from "@domain/wallet"
import { notCredited } from "./top-ups.ts"

const complete = Schema.makeFilter<{
  readonly walletAction: WalletAction
  readonly paymentIntentId?: string
  readonly idempotencyKey?: IdempotencyKey
}>(({ walletAction, paymentIntentId, idempotencyKey }) => {
  if (walletAction === "AddFunds") return paymentIntentId === undefined ? "paymentIntentId is required" : undefined
  return idempotencyKey === undefined ? "idempotencyKey is required" : undefined
})

/**
 * Adds the money of a payment that the gateway has taken, or gives money back to the payments that brought it, each once, and
 * returns the wallet. Spec: calls P5, P6.
 */
export const MoveFunds = contract("wallet/MoveFunds", {
  access: "addFunds",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    walletAction: WalletAction,
    amount: MinorUnits,
    paymentIntentId: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
    idempotencyKey: Schema.optionalKey(IdempotencyKey),
  }).check(complete),
  output: Wallet,
  failures: [...notCredited, RefundNotAllowed, InsufficientFunds, IdempotencyConflict],
})
