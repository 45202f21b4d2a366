import { Effect } from "effect"
import { expect, test } from "vitest"
import { IdempotencyKey, SessionId, UserId } from "@domain/kernel"
import { PaymentId } from "@domain/wallet"
import { GatewayDesk, NoticeDesk, SessionDesk } from "../testing/index.ts"
import { businessProfileId, idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import { confirmPayment, listSessionPayments } from "./confirm-payment.ts"
import { getWallet, listTransactions } from "./get-wallet.ts"
import { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
import { startPayment } from "./start-payment.ts"

const session = paidSession()

const { sessionId, total } = session

const paymentId = PaymentId.make(1)

const start = startPayment.handle({ sessionId, total, due: total, idempotencyKey })

const confirm = confirmPayment.handle({ sessionId, paymentId })

const notice = receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_1" })

const become = (status: "Pending" | "Succeeded" | "Declined" | "Cancelled", reason?: string) =>
  Effect.flatMap(GatewayDesk, (desk) => desk.become("razorpay_1", status, reason))

const wallet = getWallet.handle({ businessProfileId })

const signed = { reference: "razorpay_1", signature: "signed" }

test("a payment that succeeded is credited once, however often it is confirmed", async () => {
  const [confirmed, held, statement, paidBy] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Succeeded")
      const done = yield* confirm
      const repeats = Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? Effect.asVoid(confirm) : Effect.asVoid(notice),
      )
      yield* Effect.all(repeats, { concurrency: "unbounded" })
      return [
        done,
        yield* wallet,
        yield* listTransactions.handle({ businessProfileId }),
        yield* (yield* SessionDesk).paidBy(sessionId),
      ] as const
    }),
  )
  expect(confirmed).toMatchObject({ id: 1, status: "Succeeded" })
  expect(held).toEqual({
    businessProfileId,
    currency: "INR",
    availableBalance: 0,
    promisedBalance: total,
    lockedBalance: 0,
  })
  expect(statement.transactions).toMatchObject([
    { kind: "topUp", amount: total, balanceAfter: total, reference: "payment:1" },
  ])
  expect(paidBy).toEqual([1])
})

test("a pending payment says so, an untried one that nothing was taken", async () => {
  const undecided = Effect.andThen(become("Pending"), Effect.flip(confirm))
  const [untried, failure, held] = await inWorld(
    Effect.all([Effect.andThen(start, Effect.flip(confirm)), undecided, wallet]),
  )
  expect(untried).toMatchObject({ _tag: "PaymentNotTaken", errorCode: 1010 })
  expect(failure).toMatchObject({ _tag: "PaymentPending", errorCode: 1011 })
  expect(held.availableBalance).toBe(0)
})

test("a declined payment gives its reason, and can still succeed", async () => {
  const [failure, listed, confirmed] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Declined", "insufficient_funds")
      const declined = yield* Effect.flip(confirm)
      const shown = yield* listSessionPayments.handle({ sessionId })
      yield* become("Succeeded")
      return [declined, shown, yield* confirm] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "PaymentDeclined", errorCode: 1010, reason: "insufficient_funds" })
  expect(listed).toMatchObject([{ status: "Pending", failureReason: "insufficient_funds" }])
  expect(confirmed.status).toBe("Succeeded")
  expect(confirmed).not.toHaveProperty("failureReason")
})

test("a cancelled payment has failed, but money that comes after all is not lost", async () => {
  const [failure, held] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Cancelled")
      const cancelled = yield* Effect.flip(confirm)
      yield* become("Succeeded")
      yield* notice
      return [cancelled, yield* wallet] as const
    }),
  )
  expect(failure._tag).toBe("PaymentDeclined")
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
})

test("a cancelled payment stays failed when a late notice arrives", async () => {
  const listed = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Cancelled", "expired")
      yield* Effect.flip(confirm)
      yield* become("Declined", "insufficient_funds")
      yield* notice
      return yield* listSessionPayments.handle({ sessionId })
    }),
  )
  expect(listed).toMatchObject([{ status: "Failed", failureReason: "expired" }])
})

test("what a gateway says after its success takes nothing back", async () => {
  const [listed, held] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Succeeded")
      yield* confirm
      yield* become("Cancelled", "refunded")
      yield* notice
      return [yield* listSessionPayments.handle({ sessionId }), yield* wallet] as const
    }),
  )
  expect(listed).toMatchObject([{ status: "Succeeded" }])
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
})

test("an amount other than was asked for is never credited", async () => {
  const [exit, held] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* (yield* GatewayDesk).takeInstead("razorpay_1", total - 1)
      return [yield* Effect.exit(confirm), yield* wallet] as const
    }),
  )
  expect(exit._tag).toBe("Failure")
  expect(held.availableBalance).toBe(0)
})

test("fields with a wrong signature, or one for another payment, confirm nothing", async () => {
  const withFields = (returned: typeof signed) => confirmPayment.handle({ sessionId, paymentId, returned })
  const [forged, other, held, right] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Succeeded")
      return [
        yield* Effect.flip(withFields({ ...signed, signature: "forged" })),
        yield* Effect.flip(withFields({ ...signed, reference: "razorpay_2" })),
        yield* wallet,
        yield* withFields(signed),
      ] as const
    }),
  )
  expect([forged, other]).toMatchObject([{ _tag: "PaymentProviderRefused" }, { _tag: "PaymentProviderRefused" }])
  expect(held.availableBalance).toBe(0)
  expect(right.status).toBe("Succeeded")
})

test("a gateway out of reach leaves the payment pending", async () => {
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* (yield* GatewayDesk).outOfReach(true)
      return yield* Effect.flip(confirm)
    }),
  )
  expect(failure._tag).toBe("PaymentProviderRefused")
})

test("payments that are unknown or of another session are not confirmed", async () => {
  const second = paidSession(350, 2)
  const sessions = [session, second, { ...paidSession(350, 3), userId: UserId.make(9) }]
  const failures = await inWorld(
    Effect.gen(function* () {
      yield* start
      return yield* Effect.all(
        [
          confirmPayment.handle({ sessionId, paymentId: PaymentId.make(99) }),
          confirmPayment.handle({ sessionId: second.sessionId, paymentId }),
          confirmPayment.handle({ sessionId: paidSession(350, 3).sessionId, paymentId }),
          confirmPayment.handle({ sessionId: SessionId.make("00000000-0000-4000-8000-0000000000ff"), paymentId }),
        ].map(Effect.flip),
      )
    }),
    sessions,
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "PaymentNotFound",
    "PaymentNotFound",
    "SessionBelongsToUser",
    "SessionNotFound",
  ])
})

const receipts = Effect.flatMap(NoticeDesk, (desk) => desk.sent)

test("a receipt is sent once, however often a payment is confirmed", async () => {
  const sent = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Succeeded")
      yield* Effect.all([confirm, notice, confirm, notice, reconcilePayments.handle({})], { concurrency: "unbounded" })
      return yield* receipts
    }),
  )
  expect(sent).toEqual([{ paymentId: 1, use: "campaign" }])
})

test("a refused and an open payment have no receipt", async () => {
  const sent = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* become("Declined", "insufficient_funds")
      yield* Effect.flip(confirm)
      yield* notice
      return yield* receipts
    }),
  )
  expect(sent).toEqual([])
})

test("the second of two paid windows says that its money is in the wallet", async () => {
  const dearer = paidSession(500)
  const [second, held, sent, paidBy] = await inWorld(
    Effect.gen(function* () {
      const desk = yield* SessionDesk
      yield* start
      yield* desk.put(dearer)
      const other = { sessionId, total: dearer.total, due: dearer.total }
      yield* startPayment.handle({ ...other, idempotencyKey: IdempotencyKey.make("key-00000002") })
      yield* become("Succeeded")
      yield* confirm
      yield* (yield* GatewayDesk).become("razorpay_2", "Succeeded")
      const answer = yield* confirmPayment.handle({ sessionId, paymentId: PaymentId.make(2) })
      return [answer, yield* wallet, yield* receipts, yield* desk.paidBy(sessionId)] as const
    }),
  )
  expect(second).toMatchObject({ id: 2, status: "Succeeded", isSurplus: true })
  expect(held).toMatchObject({ availableBalance: dearer.total, promisedBalance: total })
  expect(sent).toEqual([
    { paymentId: 1, use: "campaign" },
    { paymentId: 2, use: "surplus" },
  ])
  expect(paidBy).toEqual([1])
})
