import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import type { SavedCard } from "@domain/wallet"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { CardDesk, GatewayDesk } from "../testing/index.ts"
import { inMembersWorld, pay, session } from "../testing/members-world.ts"
import { businessProfileId, handed, inWorld } from "../testing/payment-world.ts"
import { gatewayCustomer } from "./gateway-customers.ts"
import { startPayment } from "./start-payment.ts"

const customer = `razorpay_customer_${businessProfileId}`
const card: SavedCard = { id: "pm_1", brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2034 }
const kept = Effect.gen(function* () {
  yield* gatewayCustomer(businessProfileId, "razorpay", "Rao's Bakery")
  yield* (yield* CardDesk).add(customer, card)
})
const withCard = { ...pay(session.total), paymentOptionId: card.id }

test("a draft is paid with a kept card of its business, for its customer", async () => {
  const [handover, opened] = await inMembersWorld(
    Effect.gen(function* () {
      yield* kept
      return [yield* handed(withCard), yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(handover.fields).toMatchObject({ paymentOptionId: card.id })
  expect(opened).toMatchObject([{ customer, paymentOptionId: card.id }])
})

test("another way to pay takes up the payment that was opened with a card", async () => {
  const [first, second, opened] = await inMembersWorld(
    Effect.gen(function* () {
      yield* kept
      const before = yield* handed(withCard)
      return [before, yield* handed(pay(session.total)), yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(second.payment.id).toBe(first.payment.id)
  expect(second.fields).not.toHaveProperty("paymentOptionId")
  expect(opened).toHaveLength(1)
})

test("a card that was removed opens nothing, and its payment goes on with another", async () => {
  const [failure, opened, handover] = await inMembersWorld(
    Effect.gen(function* () {
      yield* kept
      const refused = yield* Effect.flip(startPayment.handle({ ...withCard, paymentOptionId: "pm_gone" }))
      const none = yield* (yield* GatewayDesk).opened
      return [refused, none, yield* handed(withCard)] as const
    }),
  )
  expect(failure._tag).toBe("PaymentOptionNotFound")
  expect(opened).toEqual([])
  expect(handover.fields).toMatchObject({ paymentOptionId: card.id })
})

test("whoever is no member pays for a draft without the cards of its business", async () => {
  const [failure, opened] = await inWorld(
    Effect.gen(function* () {
      yield* kept
      const refused = yield* Effect.flip(startPayment.handle(withCard))
      yield* handed(pay(session.total))
      return [refused, yield* (yield* GatewayDesk).opened] as const
    }).pipe(Effect.provideService(CurrentActor, userActor(9, []))),
  )
  expect(failure._tag).toBe("PaymentOptionNotFound")
  expect(opened).toHaveLength(1)
  expect(opened[0]).not.toHaveProperty("customer")
})

/** A payment that its gateway has for a payer of its own, as one that was opened by somebody who is no member. */
const openedForAnother = Effect.gen(function* () {
  const desk = yield* GatewayDesk
  const { payment } = yield* handed(pay(session.total))
  yield* desk.belong(payment.gatewayReference, "somebody")
  return payment
})

test("a payment of another payer is cancelled, and the kept card pays a new one", async () => {
  const [first, second, opened, later] = await inMembersWorld(
    Effect.gen(function* () {
      yield* kept
      const before = yield* openedForAnother
      const { payment } = yield* handed(withCard)
      const { ask } = yield* PaymentGateways
      return [
        before,
        payment,
        yield* (yield* GatewayDesk).opened,
        yield* ask("razorpay", before.gatewayReference),
      ] as const
    }),
  )
  expect(second.id).not.toBe(first.id)
  expect(later.status).toBe("Cancelled")
  expect(opened.at(-1)).toMatchObject({ customer, paymentOptionId: card.id })
})

test("a payment of another payer that takes money meanwhile is the one that pays", async () => {
  const [first, handover, paid] = await inMembersWorld(
    Effect.gen(function* () {
      yield* kept
      const before = yield* openedForAnother
      yield* (yield* GatewayDesk).become(before.gatewayReference, "Succeeded")
      const started = yield* startPayment.handle(withCard)
      return [before, started, yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(handover).toMatchObject({ payment: { id: first.id, status: "Succeeded" } })
  expect(paid).toHaveLength(1)
})

test("without a kept card the payment that is open goes on, whoever opened it", async () => {
  const [first, second] = await inMembersWorld(
    Effect.gen(function* () {
      return [yield* openedForAnother, yield* handed(pay(session.total))] as const
    }),
  )
  expect(second.payment.id).toBe(first.id)
})
