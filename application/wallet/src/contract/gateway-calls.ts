import { Schema } from "effect"
import { contract, textOf, exampleDraft, exampleProfile } from "@application/kernel"
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
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/razorpay/order",
  specification: ["P11"],
  summary: "Open a Razorpay order that fills the wallet",
  description:
    "Of profiles whose region pays through Razorpay, in its currency. amount is in minor units. The same receipt answers the same order. partialPayment is always false, and isLiveMode must be the mode of the server's keys. id is the order's, fields hold the keyId for the window.",
  example: {
    ...exampleProfile,
    amount: 500_000,
    currency: "INR",
    receipt: "order:7:500000:1",
    partialPayment: false,
    isLiveMode: false,
  },
  input: Schema.Struct({ ...profile, ...GatewayOrderRequest.fields }),
  output: GatewayOrder,
  failures: [...notStarted, GatewayNotOffered],
})

/** Fills the wallet by an order that its window says was paid, once the gateway says so too. Spec: calls P12. */
export const VerifyTopUpOrder = contract("wallet/VerifyTopUpOrder", {
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/payment/razorpay/verify",
  specification: ["P12"],
  summary: "Confirm an order that fills the wallet, by what its window returned",
  description:
    "orderId, paymentId and signature are the window's razorpay_order_id, razorpay_payment_id and razorpay_signature. The server asks the gateway itself as well, so that a repeat is safe.",
  example: { ...exampleProfile, orderId: "order_IEIaMR65cu6nz3", paymentId: "pay_IH4NVgf4Dreq1l", signature: "0d4e" },
  input: Schema.Struct({ ...profile, ...signedReturn }),
  output: Payment,
  failures: notCredited,
})

/** Opens a top-up as a payment intent, once per key, for a kept card where one is named. Spec: calls P8. */
export const OpenTopUpIntent = contract("wallet/OpenTopUpIntent", {
  kind: "workflow",
  access: "addFunds",
  route: "POST /businessProfiles/:businessProfileId/stripe/paymentIntent",
  specification: ["P8"],
  summary: "Open a payment intent that fills the wallet",
  description:
    "Of profiles whose region pays through Stripe. amount is in minor units. id is the intent's, clientSecret what Stripe's script goes on with, paymentId our own number. The same idempotencyKey answers the same intent; paymentOptionId is a kept card to pay with.",
  example: { ...exampleProfile, amount: 500_000, idempotencyKey: "intent:7:500000:1" },
  input: Schema.Struct({
    ...profile,
    amount: MinorUnits,
    idempotencyKey: IdempotencyKey,
    paymentOptionId: Schema.optionalKey(textOf(100)),
  }),
  output: GatewayIntent,
  failures: [...notStarted, GatewayNotOffered],
})

/** Same as `StartPayment`, but answered as an order; `region` must be a region that pays by orders. Spec: calls S2. */
export const OpenSessionOrder = contract("wallet/OpenSessionOrder", {
  kind: "workflow",
  access: "payForSession",
  route: "POST /localbusiness/:sessionId/payment/razorpay/order",
  specification: ["S2"],
  summary: "Open the Razorpay order of a draft",
  description:
    "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. Answers as the order of a top-up does, or that the wallet has paid it all. region must be one that pays by orders.",
  example: { ...exampleDraft, region: "IN", total: 289_100, due: 289_100, idempotencyKey: "pay:draft-1:289100" },
  input: Schema.Struct({ ...session, ...shown }),
  output: Schema.Union([GatewayOrder, PaidFromWallet]),
  failures: [...sessionNotStarted, GatewayNotOffered],
})

/** Same as `ConfirmPayment`, by the fields that an order's window returned. Spec: calls S3. */
export const VerifySessionOrder = contract("wallet/VerifySessionOrder", {
  kind: "workflow",
  access: "payForSession",
  route: "POST /localbusiness/:sessionId/payment/razorpay/verify",
  specification: ["S3"],
  summary: "Confirm a draft's order, by what its window returned",
  description:
    "orderId, paymentId and signature are the window's razorpay_order_id, razorpay_payment_id and razorpay_signature. The server asks the gateway itself as well, so that a repeat is safe.",
  example: {
    ...exampleDraft,
    region: "IN",
    orderId: "order_IEIaMR65cu6nz3",
    paymentId: "pay_IH4NVgf4Dreq1l",
    signature: "0d4e",
  },
  input: Schema.Struct({ ...session, ...signedReturn }),
  output: Payment,
  failures: sessionNotCredited,
})

/**
 * Same as `StartPayment`, but answered as a payment intent; `region` must be a region that pays by intents. Spec: calls
 * S4.
 */
export const OpenSessionIntent = contract("wallet/OpenSessionIntent", {
  kind: "workflow",
  access: "payForSession",
  route: "POST /localbusiness/:sessionId/stripe/paymentIntent",
  specification: ["S4"],
  summary: "Open the payment intent of a draft",
  description:
    "total is the quoted price and due what is left of it after the wallet's share, both in minor units as the buyer was shown them. Answers as the intent of a top-up does, or that the wallet has paid it all. region must be one that pays by intents.",
  example: { ...exampleDraft, region: "GB", total: 24_000, due: 24_000, idempotencyKey: "pay:draft-1:24000" },
  input: Schema.Struct({ ...session, ...shown, paymentOptionId: Schema.optionalKey(textOf(100)) }),
  output: Schema.Union([GatewayIntent, PaidFromWallet]),
  failures: [...sessionNotStarted, GatewayNotOffered],
})
