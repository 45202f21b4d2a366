import { Effect } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { GatewayDesk } from "../testing/index.ts"
import { available, businessProfileId, inWalletWorld, keyOf, startOf } from "../testing/top-up-world.ts"
import { idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import {
  openSessionIntent,
  openSessionOrder,
  openTopUpIntent,
  openTopUpOrder,
  verifySessionOrder,
  verifyTopUpOrder,
} from "./gateway-calls.ts"
import { listTopUps } from "./top-ups.ts"

const receipt = keyOf(1)
const order = {
  businessProfileId,
  amount: 5_000_00,
  currency: "INR",
  receipt,
  partialPayment: false,
  isLiveMode: false,
} as const
const orderId = "razorpay_1"
/** What the in-memory gateway's window returns of a payment that was made. */
const returned = { orderId, paymentId: "pay_1", signature: "signed" }

test("an order is opened once per receipt, and is the top-up that the wallet lists", async () => {
  const [first, again, listed] = await inWalletWorld(
    Effect.all([openTopUpOrder.handle(order), openTopUpOrder.handle(order), listTopUps.handle({ businessProfileId })]),
  )
  expect(first).toMatchObject({ id: orderId, amount: 5_000_00, currency: "INR", receipt, paymentId: 1 })
  expect(again).toEqual(first)
  expect(listed.map(({ gatewayReference }) => gatewayReference)).toEqual([orderId])
})

test("an order and a top-up under one key are one payment", async () => {
  const [opened, started] = await inWalletWorld(Effect.all([openTopUpOrder.handle(order), startOf()]))
  expect(started.payment.gatewayReference).toBe(opened.id)
})

test("a paid order fills the wallet once, however often it is verified", async () => {
  const money = await inWalletWorld(
    Effect.gen(function* () {
      yield* openTopUpOrder.handle(order)
      yield* (yield* GatewayDesk).become(orderId, "Succeeded")
      const verify = verifyTopUpOrder.handle({ businessProfileId, ...returned })
      yield* Effect.all([verify, verify, verify], { concurrency: "unbounded" })
      return yield* available
    }),
  )
  expect(money).toBe(5_000_00)
})

test("a forged return, another profile's order and an unknown one fill nothing", async () => {
  const tags = await inWalletWorld(
    Effect.gen(function* () {
      yield* openTopUpOrder.handle(order)
      yield* (yield* GatewayDesk).become(orderId, "Succeeded")
      const asked = [
        { businessProfileId, ...returned, signature: "forged" },
        { businessProfileId: BusinessProfileId.make(6), ...returned },
        { businessProfileId, ...returned, orderId: "razorpay_9" },
      ]
      return yield* Effect.forEach(asked, (one) => Effect.map(Effect.flip(verifyTopUpOrder.handle(one)), (f) => f._tag))
    }),
  )
  expect(tags).toEqual(["PaymentProviderRefused", "PaymentNotFound", "PaymentNotFound"])
})

test("an intent is opened once per key and told with its secret", async () => {
  const ask = openTopUpIntent.handle({ businessProfileId, amount: 500_00, idempotencyKey: keyOf(1) })
  const [first, again] = await inWalletWorld(Effect.all([ask, ask]), "GB")
  expect(first).toMatchObject({ id: "stripe_1", clientSecret: "stripe_1_secret", amount: 500_00, currency: "GBP" })
  expect(again).toEqual(first)
})

test("a region's gateway, currency and mode are what a call may name", async () => {
  const reasons = await inWalletWorld(
    Effect.all([
      Effect.flip(openTopUpIntent.handle({ businessProfileId, amount: 5_000_00, idempotencyKey: keyOf(1) })),
      Effect.flip(openTopUpOrder.handle({ ...order, currency: "GBP" })),
      Effect.flip(openTopUpOrder.handle({ ...order, isLiveMode: true })),
    ]),
  )
  expect(reasons).toMatchObject([{ reason: "region" }, { reason: "currency" }, { reason: "mode" }])
})

const { sessionId, total } = paidSession()
const shown = { sessionId, total, due: total, idempotencyKey }

test("a session's order is verified by its window's return, by no other session", async () => {
  const [opened, stranger, paid] = await inWorld(
    Effect.gen(function* () {
      const made = yield* openSessionOrder.handle({ ...shown, region: "IN" })
      yield* (yield* GatewayDesk).become(orderId, "Succeeded")
      const other = paidSession(350, 2).sessionId
      const failure = yield* Effect.flip(verifySessionOrder.handle({ sessionId: other, ...returned }))
      return [made, failure, yield* verifySessionOrder.handle({ sessionId, ...returned })]
    }),
    [paidSession(), paidSession(350, 2)],
  )
  expect(opened).toMatchObject({ id: orderId, amount: total, receipt: idempotencyKey })
  expect(stranger).toMatchObject({ _tag: "PaymentNotFound" })
  expect(paid).toMatchObject({ status: "Succeeded", amount: total })
})

test("a session opens no order of a region that does not pay by orders", async () => {
  const failures = await inWorld(
    Effect.all([
      Effect.flip(openSessionOrder.handle({ ...shown, region: "GB" })),
      Effect.flip(openSessionIntent.handle(shown)),
    ]),
  )
  expect(failures).toMatchObject([{ reason: "region" }, { reason: "region" }])
})
