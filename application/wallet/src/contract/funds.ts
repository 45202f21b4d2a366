import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { BusinessProfileId, IdempotencyKey, MinorUnits } from "@domain/kernel"
import {
  CardAuthenticationNeeded,
  GatewayNotOffered,
  InsufficientFunds,
  RefundNotAllowed,
  Wallet,
  WalletAction,
} from "@domain/wallet"
import { notCredited, notStarted } from "./top-ups.ts"

const complete = Schema.makeFilter<{
  readonly walletAction: WalletAction
  readonly paymentIntentId?: string
  readonly paymentOptionId?: string
  readonly idempotencyKey?: IdempotencyKey
}>(({ walletAction, paymentIntentId, paymentOptionId, idempotencyKey }) => {
  if (walletAction === "AddFunds" && paymentIntentId !== undefined) return undefined
  if (walletAction === "AddFunds" && paymentOptionId === undefined) return "paymentIntentId or a card is required"
  return idempotencyKey === undefined ? "idempotencyKey is required" : undefined
})

/**
 * Adds the money of a payment that the gateway has taken or of a kept card, or gives money back to the payments that brought it (of a
 * card, where one is named), each once, and returns the wallet. Spec: calls P5, P6.
 */
export const MoveFunds = contract("wallet/MoveFunds", {
  access: "addFunds",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    walletAction: WalletAction,
    amount: MinorUnits,
    paymentIntentId: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(100))),
    paymentOptionId: Schema.optionalKey(textOf(100)),
    idempotencyKey: Schema.optionalKey(IdempotencyKey),
  }).check(complete),
  output: Wallet,
  failures: [
    ...notCredited,
    ...notStarted,
    CardAuthenticationNeeded,
    GatewayNotOffered,
    RefundNotAllowed,
    InsufficientFunds,
  ],
})
