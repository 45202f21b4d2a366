import { ServicesOn } from "@application/kernel"
import { allServices, type ServiceName } from "@domain/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { GatewayDesk } from "../testing/index.ts"
import { idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import { businessProfileId, inWalletWorld, startOf } from "../testing/top-up-world.ts"
import { getAutomaticTopUp } from "./automatic-top-up.ts"
import { listPaymentOptions, preparePaymentOption } from "./cards.ts"
import { getPaymentGateway } from "./confirm-payment.ts"
import { openTopUpOrder } from "./gateway-calls.ts"
import { reconcilePayments } from "./reconcile-payments.ts"
import { reconcileReversals } from "./reconcile-reversals.ts"
import { startPayment } from "./start-payment.ts"
import { getTopUpTerms, getWalletGateway } from "./top-ups.ts"

const without = (...off: ReadonlyArray<ServiceName>) =>
  Effect.provideService(ServicesOn, new Set([...allServices].filter((name) => !off.includes(name))))

const session = paidSession()
const { sessionId, total } = session
const paying = startPayment.handle({ sessionId, total, due: total, idempotencyKey })

test("India pays through Stripe where Razorpay is off", async () => {
  const told = await inWorld(
    Effect.gen(function* () {
      const handover = yield* paying
      return [(yield* getPaymentGateway.handle({ sessionId })).gateway, handover.gateway]
    }).pipe(without("razorpay")),
  )
  expect(told).toEqual(["stripe", "stripe"])
})

test("without a gateway a payment and a top-up are refused, and nothing is opened", async () => {
  const refused = { _tag: "PaymentsNotSetUp", errorCode: 1035 }
  const [payment, opened] = await inWorld(
    Effect.gen(function* () {
      return [yield* Effect.flip(paying), yield* (yield* GatewayDesk).opened] as const
    }).pipe(without("razorpay", "stripe")),
  )
  expect([payment, opened]).toMatchObject([{ ...refused, region: "IN" }, []])
  const topUps = await inWalletWorld(
    Effect.gen(function* () {
      const terms = yield* getTopUpTerms.handle({ businessProfileId })
      const gateway = yield* Effect.flip(getWalletGateway.handle({ businessProfileId }))
      return { start: yield* Effect.flip(startOf()), gateway, hasGateway: "gateway" in terms }
    }).pipe(without("razorpay", "stripe")),
  )
  expect(topUps).toMatchObject({ start: refused, gateway: refused, hasGateway: false })
})

test("a pound is not asked of Razorpay", async () => {
  expect(await inWalletWorld(Effect.flip(startOf()).pipe(without("stripe")), "GB")).toMatchObject({
    _tag: "PaymentsNotSetUp",
    region: "GB",
  })
})

test("an open payment of a gateway that is off gives way to a new one", async () => {
  const payments = await inWorld(
    Effect.gen(function* () {
      yield* paying
      const again = yield* paying.pipe(without("razorpay"))
      const rows = yield* (yield* PaymentRepository).ofSession(sessionId)
      return { again: again.gateway, rows: rows.map(({ payment }) => `${payment.gateway} ${payment.status}`) }
    }),
  )
  expect(payments.again).toBe("stripe")
  expect(payments.rows.toSorted()).toEqual(["razorpay Failed", "stripe Pending"])
})

test("cards and automatic top-ups follow the gateway that is on", async () => {
  const stories = Effect.gen(function* () {
    return {
      isOffered: (yield* getAutomaticTopUp.handle({ businessProfileId })).isOffered,
      cards: yield* listPaymentOptions.handle({ businessProfileId }),
      setUp: yield* Effect.match(preparePaymentOption.handle({ businessProfileId }), {
        onFailure: ({ _tag }) => _tag,
        onSuccess: ({ gateway }) => gateway,
      }),
    }
  })
  expect(await inWalletWorld(stories)).toEqual({ isOffered: false, cards: [], setUp: "GatewayNotOffered" })
  expect(await inWalletWorld(stories.pipe(without("razorpay")))).toMatchObject({ isOffered: true, setUp: "stripe" })
  const off = await inWalletWorld(stories.pipe(without("razorpay", "stripe")))
  expect(off).toEqual({ isOffered: false, cards: [], setUp: "PaymentsNotSetUp" })
})

test("the call of a gateway that is off is refused", async () => {
  const order = { businessProfileId, amount: 5_000_00, currency: "INR", receipt: idempotencyKey } as const
  const opening = Effect.flip(openTopUpOrder.handle({ ...order, partialPayment: false, isLiveMode: false }))
  expect(await inWalletWorld(opening.pipe(without("razorpay")))).toMatchObject({ _tag: "GatewayNotOffered" })
})

test("jobs ask nothing of a gateway that is off", async () => {
  const settled = await inWalletWorld(
    Effect.gen(function* () {
      const { payment } = yield* startOf()
      yield* (yield* GatewayDesk).become(payment.gatewayReference, "Succeeded")
      yield* TestClock.adjust("2 minutes")
      const whileOff = yield* reconcilePayments.handle({}).pipe(without("razorpay"))
      const reversals = yield* reconcileReversals.handle({}).pipe(without("razorpay"))
      return {
        whileOff: whileOff.settled,
        reversals: reversals.asked,
        later: (yield* reconcilePayments.handle({})).settled,
      }
    }),
  )
  expect(settled).toEqual({ whileOff: 0, reversals: 0, later: 1 })
})
