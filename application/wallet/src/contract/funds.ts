import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
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
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/wallet",
  specification: ["P5", "P6"],
  summary: "Add a paid amount to the wallet, or refund from it",
  description:
    "walletAction 1 adds the money of a payment intent that has succeeded and needs paymentIntentId, or pays with a kept card and needs paymentOptionId and idempotencyKey: where its bank asks the holder, CardAuthenticationNeeded carries the secret with which the browser goes on, and the intent's id for this call after that. 2 gives money back to the payments that brought it, newest first, with paymentOptionId only to those that this card paid, and needs idempotencyKey. amount is in minor units. Either happens once, however often it is sent.",
  example: { ...exampleProfile, walletAction: 2, amount: 150_000, idempotencyKey: "refund:12:150000:1" },
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
