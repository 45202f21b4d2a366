import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { CampaignId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { launchLock, topUp } from "@domain/wallet"
import { examplePrice } from "@domain/pricing/testing"
import { Ledger } from "../ports/ledger.ts"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { RefundRepository } from "../ports/refund-repository.ts"
import { GatewayDesk } from "../testing/index.ts"
import {
  available,
  businessProfileId,
  filledBy,
  inWalletWorld as run,
  keyOf,
  payer,
  startOf,
} from "../testing/top-up-world.ts"
import { moveFunds } from "./move-funds.ts"
import { receivePaymentNotice } from "./reconcile-payments.ts"
import { getRefunds, reconcileRefunds, refundWallet } from "./refunds.ts"

const refund = (amount: number, key = 9) =>
  refundWallet.handle({ businessProfileId, amount, idempotencyKey: keyOf(key) })
const desk = <A>(use: (desk: GatewayDesk["Service"]) => Effect.Effect<A>) => Effect.flatMap(GatewayDesk, use)
const notice = receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_1" })
const refundable = Effect.map(getRefunds.handle({ businessProfileId }), (read) => read.refundable)

test("money goes back to the newest payment first, and to none more than it brought", async () => {
  const [refunds, money, asked] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* filledBy(7_000_00, 2)
      const made = yield* refund(8_000_00)
      return [made, yield* available, yield* desk(({ refunds }) => refunds)] as const
    }),
  )
  expect(refunds.map(({ paymentId, amount, state }) => [paymentId, amount, state])).toEqual([
    [2, 7_000_00, "Successful"],
    [1, 1_000_00, "Successful"],
  ])
  expect(money).toBe(4_000_00)
  expect(asked.map(({ gatewayReference, amount }) => [gatewayReference, amount])).toEqual([
    ["razorpay_2", 7_000_00],
    ["razorpay_1", 1_000_00],
  ])
})

test("fifty requests under one key give back once", async () => {
  const [money, asked] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* Effect.all(
        Array.from({ length: 50 }, () => refund(2_000_00)),
        { concurrency: "unbounded" },
      )
      return [yield* available, (yield* desk(({ refunds }) => refunds)).length]
    }),
  )
  expect([money, asked]).toEqual([3_000_00, 1])
})

test("a key that was used for another amount is refused", async () => {
  const failure = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* refund(2_000_00)
      return yield* Effect.flip(refund(1_000_00))
    }),
  )
  expect(failure._tag).toBe("IdempotencyConflict")
})

test("no more goes back than payments brought, whatever the wallet holds", async () => {
  const [failure, atMost] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* (yield* Ledger).post({ businessProfileId, reference: "gift", currency: "INR" }, (holdings) =>
        topUp({ businessProfileId, reference: "gift", at: 0 }, holdings, 9_000_00),
      )
      return [yield* Effect.flip(refund(6_000_00)), yield* refundable]
    }),
  )
  expect(failure).toMatchObject({ _tag: "RefundNotAllowed", reason: "aboveWhatWasPaid", atMost: 5_000_00 })
  expect(atMost).toBe(5_000_00)
})

test("no more goes back than the wallet still has", async () => {
  const atMost = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
      const event = { businessProfileId, reference: "launch", currency: "INR", campaignId: CampaignId.make(8) } as const
      yield* (yield* Ledger).post(event, (holdings) => launchLock({ ...event, at: 0 }, holdings, price))
      return [yield* refundable, yield* available, 5_000_00 - price.total]
    }),
  )
  expect(atMost[0]).toBe(atMost[2])
  expect(atMost[1]).toBe(atMost[2])
})

/** Runs a story whose gateways answer each request for a refund by `answer`, which may ask the gateways themselves. */
const refundedBy =
  (answer: (gateways: PaymentGateways["Service"]) => PaymentGateways["Service"]["refund"]) =>
  <A, E, R>(story: Effect.Effect<A, E, R>) =>
    Effect.flatMap(PaymentGateways, (gateways) =>
      Effect.provideService(story, PaymentGateways, { ...gateways, refund: answer(gateways) }),
    )

test("a decided refund is not asked for again", async () => {
  const again = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* refund(2_000_00)
      return yield* refund(2_000_00).pipe(refundedBy(() => () => Effect.die(new Error("Asked again"))))
    }),
  )
  expect(again).toMatchObject([{ state: "Successful", amount: 2_000_00 }])
})

test("an answer that comes after a refund was decided changes nothing", async () => {
  const [state, money] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ refundsBecome }) => refundsBecome("InProgress"))
      yield* refund(2_000_00)
      const refunds = yield* RefundRepository
      const late = refundedBy(
        () =>
          ({ refundId }) =>
            Effect.as(refunds.settle(refundId, { state: "Successful" }), { state: "Failed", reason: "late" }),
      )
      yield* TestClock.adjust("2 minutes")
      yield* late(reconcileRefunds.handle({}))
      return [(yield* getRefunds.handle({ businessProfileId })).refunds[0]?.state, yield* available]
    }),
  )
  expect([state, money]).toEqual(["Successful", 3_000_00])
})

test("the job leaves a refund alone for its first minute", async () => {
  const [early, later] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ outOfReach }) => outOfReach(true))
      yield* refund(2_000_00)
      yield* desk(({ outOfReach }) => outOfReach(false))
      yield* TestClock.adjust("1 minute")
      const first = yield* reconcileRefunds.handle({})
      yield* TestClock.adjust("1 millis")
      return [first, yield* reconcileRefunds.handle({})]
    }),
  )
  expect([early, later]).toEqual([{ settled: 0 }, { settled: 1 }])
})

test("a refund that fails keeps no other from being settled, and is not counted", async () => {
  const [counted, states] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ outOfReach }) => outOfReach(true))
      const [broken] = yield* refund(1_000_00, 8)
      yield* refund(2_000_00, 9)
      yield* desk(({ outOfReach }) => outOfReach(false))
      yield* TestClock.adjust("2 minutes")
      const { settled } = yield* reconcileRefunds
        .handle({})
        .pipe(
          refundedBy(
            (gateways) => (order) =>
              order.refundId === broken?.id ? Effect.die(new Error("Broken")) : gateways.refund(order),
          ),
        )
      return [settled, (yield* getRefunds.handle({ businessProfileId })).refunds.map(({ state }) => state)] as const
    }),
  )
  expect(counted).toBe(1)
  expect(states).toEqual(["Successful", "InProgress"])
})

test("a refund that the gateway cannot be asked for stays in progress until it can", async () => {
  const [before, during, settled, after, money] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ outOfReach }) => outOfReach(true))
      const made = yield* refund(2_000_00)
      const meanwhile = yield* available
      yield* desk(({ outOfReach }) => outOfReach(false))
      yield* TestClock.adjust("2 minutes")
      const { settled: count } = yield* reconcileRefunds.handle({})
      const { refunds } = yield* getRefunds.handle({ businessProfileId })
      return [made[0]?.state, meanwhile, count, refunds[0]?.state, yield* available] as const
    }),
  )
  expect([before, during, settled, after, money]).toEqual(["InProgress", 3_000_00, 1, "Successful", 3_000_00])
})

test("payments that money may go to, or went to, are named with what each brought", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* filledBy(7_000_00, 2)
      const unused = yield* getRefunds.handle({ businessProfileId })
      yield* refund(8_000_00)
      return [unused.payments, (yield* getRefunds.handle({ businessProfileId })).payments]
    }),
  )
  expect(before?.map(({ paymentId, refunded }) => [paymentId, refunded])).toEqual([
    [2, 0],
    [1, 0],
  ])
  expect(after).toMatchObject([
    { paymentId: 2, gatewayReference: "razorpay_2", paid: 7_000_00, refunded: 7_000_00 },
    { paymentId: 1, gatewayReference: "razorpay_1", paid: 5_000_00, refunded: 1_000_00 },
  ])
})

test("the money of a refund that the gateway gives up is available again, once", async () => {
  const [money, refunds, atMost] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ refundsBecome }) => refundsBecome("InProgress"))
      const [made] = yield* refund(2_000_00)
      yield* desk(({ decideRefund }) => decideRefund(made?.id ?? 0, "Failed", "account_closed"))
      yield* TestClock.adjust("2 minutes")
      yield* reconcileRefunds.handle({})
      yield* reconcileRefunds.handle({})
      yield* refund(2_000_00)
      const read = yield* getRefunds.handle({ businessProfileId })
      return [yield* available, read.refunds, yield* refundable]
    }),
  )
  expect(money).toBe(5_000_00)
  expect(refunds).toMatchObject([{ state: "Failed", failureReason: "account_closed", amount: 2_000_00 }])
  expect(atMost).toBe(5_000_00)
})

test("a refund that we asked for is not booked again when the gateway tells of it", async () => {
  const [money, standing, atMost] = await run(
    Effect.gen(function* () {
      const paymentId = yield* filledBy(5_000_00)
      const [made] = yield* refund(2_000_00)
      const refundId = made?.id ?? 0
      const told = {
        reference: `refund_${refundId}`,
        kind: "refund",
        amount: 2_000_00,
        state: "lost",
        refundId,
      } as const
      yield* desk(({ reverse }) => reverse("razorpay_1", told))
      yield* notice
      yield* notice
      const record = yield* (yield* PaymentRepository).record(paymentId)
      return [yield* available, record._tag === "Some" ? record.value.payment.standing : undefined, yield* refundable]
    }),
  )
  expect(money).toBe(3_000_00)
  expect(standing).toBe("PartlyRefunded")
  expect(atMost).toBe(3_000_00)
})

test("the gateway's word on a refund in progress makes it successful", async () => {
  const state = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* desk(({ refundsBecome }) => refundsBecome("InProgress"))
      const [made] = yield* refund(2_000_00)
      const refundId = made?.id ?? 0
      yield* desk(({ reverse }) =>
        reverse("razorpay_1", { reference: "re", kind: "refund", amount: 2_000_00, state: "lost", refundId }),
      )
      yield* notice
      return (yield* getRefunds.handle({ businessProfileId })).refunds[0]?.state
    }),
  )
  expect(state).toBe("Successful")
})

test("a refund by the gateway alone, or under another payment's number, is booked", async () => {
  const money = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      yield* filledBy(7_000_00, 2)
      const [made] = yield* refund(1_000_00)
      const gone = { kind: "refund", amount: 500_00, state: "lost" } as const
      yield* desk(({ reverse }) => reverse("razorpay_1", { ...gone, reference: "re_1" }))
      yield* desk(({ reverse }) => reverse("razorpay_1", { ...gone, reference: "re_2", refundId: made?.id ?? 0 }))
      yield* notice
      return yield* available
    }),
  )
  expect(money).toBe(10_000_00)
})

test("walletAction 2 refunds and answers the wallet", async () => {
  const wallet = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const back = { businessProfileId, walletAction: "Refund", amount: 2_000_00, idempotencyKey: keyOf(9) } as const
      yield* moveFunds.handle(back)
      return yield* moveFunds.handle(back)
    }),
  )
  expect(wallet).toMatchObject({ availableBalance: 3_000_00 })
})

test("walletAction 2 refunds nothing for a sign-in that may take no money out", async () => {
  const back = { businessProfileId, walletAction: "Refund", amount: 2_000_00, idempotencyKey: keyOf(9) } as const
  const [embedded, unproved, wallet] = await run(
    Effect.gen(function* () {
      yield* filledBy(5_000_00)
      const refusedTo = (limits: object) =>
        Effect.flip(Effect.provideService(moveFunds.handle(back), CurrentActor, { ...payer, ...limits }))
      return [
        yield* refusedTo({ embedKeyId: "site" }),
        yield* refusedTo({ lacksSecondFactor: true }),
        yield* moveFunds.handle({ ...back, amount: 1_00 }),
      ]
    }),
  )
  expect([embedded, unproved]).toMatchObject([
    { _tag: "RoleForbidden", isEmbedded: true },
    { _tag: "RoleForbidden", needsSecondFactor: true },
  ])
  expect(wallet).toMatchObject({ availableBalance: 4_999_00 })
})

test("a refund that names an intent adds no money", async () => {
  const wallet = await run(
    Effect.gen(function* () {
      yield* filledBy(500_00)
      const { payment } = yield* startOf(200_00, 2)
      const paymentIntentId = payment.gatewayReference
      yield* desk(({ become }) => become(paymentIntentId, "Succeeded"))
      const back = { businessProfileId, amount: 200_00, paymentIntentId, idempotencyKey: keyOf(9) } as const
      return yield* moveFunds.handle({ ...back, walletAction: "Refund" })
    }),
    "GB",
  )
  expect(wallet.availableBalance).toBe(300_00)
})
