import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { IdempotencyKey, SessionId, UserId } from "@domain/kernel"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { GatewayDesk, SessionDesk } from "../testing/index.ts"
import { businessProfileId, idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import { getPaymentGateway, listSessionPayments } from "./confirm-payment.ts"
import { getWallet } from "./get-wallet.ts"
import { startPayment } from "./start-payment.ts"
import { handed } from "../testing/payment-world.ts"

const session = paidSession()
const dearer = paidSession(500)
const { sessionId, total } = session
const input = { sessionId, total, due: total, idempotencyKey }
const otherKey = IdempotencyKey.make("key-00000002")

test("a payment is opened with the session's price at the region's gateway", async () => {
  const [handover, [opened]] = await inWorld(
    Effect.gen(function* () {
      return [yield* startPayment.handle(input), yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(handover).toMatchObject({
    gateway: "razorpay",
    fields: { reference: "razorpay_1" },
    payment: { id: 1, amount: total, currency: "INR", status: "Pending", gatewayReference: "razorpay_1" },
  })
  expect(opened).toMatchObject({ paymentId: 1, businessProfileId, amount: total })
})

const budget = {
  budgetType: "Daily",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 350_00,
} as const

test("a payment that is handed over again holds what the session promises now", async () => {
  const promises = await inWorld(
    Effect.gen(function* () {
      const desk = yield* SessionDesk
      const payments = yield* PaymentRepository
      const promises = Effect.map(payments.ofSession(sessionId), (rows) =>
        rows.map(({ promise }) => promise?.budget.days),
      )
      const promising = (days: number) =>
        Effect.andThen(
          desk.put({
            ...session,
            ...(session.payable && { payable: { ...session.payable, promise: { budget: { ...budget, days } } } }),
          }),
          startPayment.handle(input),
        )
      yield* promising(7)
      const first = yield* promises
      yield* promising(14)
      return [first, yield* promises]
    }),
  )
  expect(promises).toEqual([[7], [14]])
})

test("an open payment for the session and total is handed over again under any key", async () => {
  const [first, again, other, opened] = await inWorld(
    Effect.gen(function* () {
      return [
        yield* startPayment.handle(input),
        yield* startPayment.handle(input),
        yield* startPayment.handle({ ...input, idempotencyKey: otherKey }),
        yield* (yield* GatewayDesk).opened,
      ] as const
    }),
  )
  expect([again, other]).toEqual([first, first])
  expect(opened).toHaveLength(1)
})

test("another total than the present price is refused with the present price", async () => {
  const failure = await inWorld(Effect.flip(startPayment.handle({ ...input, total: total - 1 })))
  expect(failure).toMatchObject({ _tag: "PriceChanged", errorCode: 1001, total })
})

test("a key used for one total is refused for another", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* startPayment.handle(input)
      yield* (yield* SessionDesk).put(dearer)
      return yield* Effect.flip(startPayment.handle({ ...input, total: dearer.total, due: dearer.total }))
    }),
  )
  expect(failure).toMatchObject({ _tag: "IdempotencyConflict", errorCode: 1002 })
})

test("a key that was given an open payment is refused for another content too", async () => {
  const reused = { ...input, idempotencyKey: otherKey }
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* startPayment.handle(input)
      yield* startPayment.handle(reused)
      yield* (yield* SessionDesk).put(dearer)
      return yield* Effect.flip(startPayment.handle({ ...reused, total: dearer.total, due: dearer.total }))
    }),
  )
  expect(failure).toMatchObject({ _tag: "IdempotencyConflict", errorCode: 1002 })
})

const owner = UserId.make(9)
const stranger = userActor(8)

test("a session without budget, an unknown one and another's open nothing", async () => {
  const { payable: _, ...unpriced } = session
  const refused = Effect.flip(startPayment.handle(input))
  expect(await inWorld(refused, [unpriced])).toMatchObject({ _tag: "BudgetNotAllowed" })
  expect(await inWorld(refused, [])).toMatchObject({ _tag: "SessionNotFound" })
  const owned = [{ ...session, userId: owner }]
  expect(await inWorld(refused, owned)).toMatchObject({ _tag: "SessionBelongsToUser" })
  expect(await inWorld(Effect.provideService(refused, CurrentActor, stranger), owned)).toMatchObject({
    _tag: "SessionBelongsToUser",
  })
  const asOwner = Effect.provideService(handed(input), CurrentActor, userActor(owner, [businessProfileId]))
  expect((await inWorld(asOwner, owned)).payment.amount).toBe(total)
})

test("an earlier payment that succeeded meanwhile replaces a second one", async () => {
  const [handover, wallet, opened, paidBy] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* GatewayDesk
      yield* startPayment.handle(input)
      yield* desk.become("razorpay_1", "Succeeded")
      return [
        yield* handed({ ...input, idempotencyKey: otherKey }),
        yield* getWallet.handle({ businessProfileId }),
        yield* desk.opened,
        yield* (yield* SessionDesk).paidBy(sessionId),
      ] as const
    }),
  )
  expect(handover.payment).toMatchObject({ id: 1, status: "Succeeded" })
  expect(wallet).toMatchObject({ availableBalance: 0, promisedBalance: total })
  expect(opened).toHaveLength(1)
  expect(paidBy).toEqual([1])
})

test("a payment of an earlier price that succeeded meanwhile counts too", async () => {
  const [handover, opened] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* GatewayDesk
      yield* startPayment.handle(input)
      yield* desk.become("razorpay_1", "Succeeded")
      yield* (yield* SessionDesk).put(dearer)
      const done = yield* handed({ ...input, total: dearer.total, due: dearer.total, idempotencyKey: otherKey })
      return [done, yield* desk.opened] as const
    }),
  )
  expect(handover.payment).toMatchObject({ id: 1, status: "Succeeded", amount: total })
  expect(opened).toHaveLength(1)
})

test("an owner who has paid is never refused, not even when the gateway is down", async () => {
  const closed = { ...session, isClosed: true }
  const again = handed({ ...input, idempotencyKey: otherKey })
  const [heard, known, refused] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* GatewayDesk
      const sessions = yield* SessionDesk
      yield* startPayment.handle(input)
      yield* sessions.put(closed)
      const refusal = yield* Effect.flip(again)
      yield* desk.become("razorpay_1", "Succeeded")
      const first = yield* again
      yield* desk.outOfReach(true)
      return [first, yield* again, refusal] as const
    }),
  )
  expect(refused).toMatchObject({ _tag: "BudgetNotAllowed" })
  expect(heard.payment).toMatchObject({ id: 1, status: "Succeeded", amount: total })
  expect(known.payment).toEqual(heard.payment)
})

test("a stranger is not told of another's payment, succeeded or not", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      const desk = yield* SessionDesk
      yield* startPayment.handle(input)
      yield* (yield* GatewayDesk).become("razorpay_1", "Succeeded")
      yield* desk.put({ ...session, userId: owner })
      return yield* Effect.flip(Effect.provideService(startPayment.handle(input), CurrentActor, stranger))
    }),
  )
  expect(failure).toMatchObject({ _tag: "SessionBelongsToUser" })
})

test("a payment that the gateway cancelled is replaced by another", async () => {
  const [handover, listed] = await inWorld(
    Effect.gen(function* () {
      yield* startPayment.handle(input)
      yield* (yield* GatewayDesk).become("razorpay_1", "Cancelled", "expired")
      return [yield* handed(input), yield* listSessionPayments.handle({ sessionId })] as const
    }),
  )
  expect(handover.payment).toMatchObject({ id: 2, status: "Pending" })
  expect(listed.map(({ id, status, failureReason }) => [id, status, failureReason])).toEqual([
    [2, "Pending", undefined],
    [1, "Failed", "expired"],
  ])
})

test("a gateway out of reach is a refusal, and the next start opens the same payment", async () => {
  const [failure, handover] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* GatewayDesk
      yield* desk.outOfReach(true)
      const refused = yield* Effect.flip(startPayment.handle(input))
      yield* desk.outOfReach(false)
      return [refused, yield* handed(input)] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "PaymentProviderRefused", errorCode: 201 })
  expect(handover.payment.id).toBe(1)
})

test("the gateway follows from the region, for those who may see the session", async () => {
  expect(await inWorld(getPaymentGateway.handle({ sessionId }))).toEqual({ gateway: "razorpay" })
  const british = [{ ...session, region: "GB" as const }]
  expect(await inWorld(getPaymentGateway.handle({ sessionId }), british)).toEqual({ gateway: "stripe" })
  expect(await inWorld(getPaymentGateway.handle({ sessionId, region: "GB" }))).toEqual({ gateway: "stripe" })
  const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  const failures = Effect.all([
    Effect.flip(getPaymentGateway.handle({ sessionId: unknown })),
    Effect.flip(listSessionPayments.handle({ sessionId: unknown })),
  ])
  expect(await inWorld(failures)).toMatchObject([{ _tag: "SessionNotFound" }, { _tag: "SessionNotFound" }])
})

test("a gateway is told only in the name of the portal that is called", async () => {
  const asked = (portalDomain: string) => getPaymentGateway.handle({ sessionId, portalDomain })
  expect(await inWorld(asked("localhost"))).toEqual({ gateway: "razorpay" })
  const failures = await inWorld(
    Effect.all([Effect.flip(asked("highstreet.localhost")), Effect.flip(asked("nobody.example"))]),
  )
  expect(failures).toMatchObject([{ errorCode: 56 }, { errorCode: 55 }])
})

test("a draft that lacks what is due first is not paid, and nothing is opened", async () => {
  const missing = ["campaigns.missing.objective"]
  const lacking = { ...session, ...(session.payable && { payable: { ...session.payable, missing } }) }
  const [refusal, opened] = await inWorld(
    Effect.gen(function* () {
      return [yield* Effect.flip(startPayment.handle(input)), yield* (yield* GatewayDesk).opened] as const
    }),
    [lacking],
  )
  expect([refusal, opened]).toMatchObject([{ _tag: "CampaignNotLaunchable", missing }, []])
})
