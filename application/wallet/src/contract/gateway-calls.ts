import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { BusinessProfileId, IdempotencyKey, MinorUnits, NamedRegion, SessionId } from "@domain/kernel"
import {
  GatewayIntent,
  GatewayNotOffered,
  GatewayOrder,
  PaidFromWallet,
  Payment,
  GatewayOrderRequest,
} from "@domain/wallet"
import { sessionNotCredited, sessionNotStarted } from "./payments.ts"
import { notCredited, notStarted } from "./top-ups.ts"

const profile = { businessProfileId: BusinessProfileId }
/** What the window of an order returns; only the gateway can sign it. */
const signedReturn = { orderId: textOf(100), paymentId: textOf(100), signature: textOf(200) }
const session = { sessionId: SessionId, region: Schema.optionalKey(NamedRegion) }
const shown = { total: MinorUnits, due: MinorUnits, idempotencyKey: IdempotencyKey }

/** Opens a top-up as an order of its gateway, once per receipt. Spec: calls P11. */
export const OpenTopUpOrder = contract("wallet/OpenTopUpOrder", {
  access: "addFunds",
  input: Schema.Struct({ ...profile, ...GatewayOrderRequest.fields }),
  output: GatewayOrder,
  failures: [...notStarted, GatewayNotOffered],
})

/** Fills the wallet by an order that its window says was paid, once the gateway says so too. Spec: calls P12. */
export const VerifyTopUpOrder = contract("wallet/VerifyTopUpOrder", {
  access: "addFunds",
  input: Schema.Struct({ ...profile, ...signedReturn }),
  output: Payment,
  failures: notCredited,
})

/** Opens a top-up as a payment intent, once per key, for a kept card where one is named. Spec: calls P8. */
export const OpenTopUpIntent = contract("wallet/OpenTopUpIntent", {
  access: "addFunds",
  input: Schema.Struct({
    ...profile,
    amount: MinorUnits,
    idempotencyKey: IdempotencyKey,
    paymentOptionId: Schema.optionalKey(textOf(100)),
  }),
  output: GatewayIntent,
  failures: [...notStarted, GatewayNotOffered],
})

/** As `StartPayment`, answered as an order; `region` must be one that pays by orders. Spec: calls S2. */
export const OpenSessionOrder = contract("wallet/OpenSessionOrder", {
  access: "payForSession",
  input: Schema.Struct({ ...session, ...shown }),
  output: Schema.Union([GatewayOrder, PaidFromWallet]),
  failures: [...sessionNotStarted, GatewayNotOffered],
})

/** As `ConfirmPayment`, by what the window of an order returned. Spec: calls S3. */
export const VerifySessionOrder = contract("wallet/VerifySessionOrder", {
  access: "payForSession",
  input: Schema.Struct({ ...session, ...signedReturn }),
  output: Payment,
  failures: sessionNotCredited,
})

/** As `StartPayment`, answered as a payment intent; `region` must be one that pays by intents. Spec: calls S4. */
export const OpenSessionIntent = contract("wallet/OpenSessionIntent", {
  access: "payForSession",
  input: Schema.Struct({ ...session, ...shown, paymentOptionId: Schema.optionalKey(textOf(100)) }),
  output: Schema.Union([GatewayIntent, PaidFromWallet]),
  failures: [...sessionNotStarted, GatewayNotOffered],
})
