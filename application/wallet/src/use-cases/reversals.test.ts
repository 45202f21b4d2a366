import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { IdempotencyKey } from "@domain/kernel"
import { type PaymentGateway, PaymentId, type Reversal } from "@domain/wallet"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { GatewayDesk, NoticeDesk, SessionDesk, StopDesk } from "../testing/index.ts"
import { businessProfileId, idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import { confirmPayment } from "./confirm-payment.ts"
import { getWallet, listTransactions } from "./get-wallet.ts"
import { receivePaymentNotice } from "./reconcile-payments.ts"
import { reconcileReversals } from "./reconcile-reversals.ts"
import { startPayment } from "./start-payment.ts"

const session = paidSession()
const { sessionId, total } = session
const reference = "razorpay_1"
const paid = Effect.gen(function* () {
  yield* startPayment.handle({ sessionId, total, due: total, idempotencyKey })
  yield* (yield* GatewayDesk).become(reference, "Succeeded")
  yield* confirmPayment.handle({ sessionId, paymentId: PaymentId.make(1) })
})
const refund = (amount = total, id = "rfnd_1"): Reversal => ({ reference: id, kind: "refund", amount, state: "lost" })
const dispute = (state: Reversal["state"]): Reversal => ({ reference: "disp_1", kind: "dispute", amount: total, state })
const reverse = (reversal: Reversal) => Effect.flatMap(GatewayDesk, (desk) => desk.reverse(reference, reversal))
const notice = receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: reference })
const disputeNotice = receivePaymentNotice.handle({
  gateway: "razorpay",
  gatewayReference: reference,
  dispute: "disp_1",
})
const sweep = reconcileReversals.handle({})
const outcome = Effect.gen(function* () {
  const { transactions } = yield* listTransactions.handle({ businessProfileId })
  const [payment] = yield* (yield* PaymentRepository).ofSession(sessionId)
  return {
    wallet: yield* getWallet.handle({ businessProfileId }),
    kinds: transactions.map(({ kind, amount }) => [kind, amount]),
    standing: payment?.payment.standing,
    stopped: yield* (yield* StopDesk).stopped,
    told: (yield* (yield* NoticeDesk).sent).slice(1),
  }
})
const emptied = { availableBalance: 0, promisedBalance: 0, lockedBalance: 0 }

test("a refund at the gateway is booked once, stops its campaign and notifies", async () => {
  const after = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(refund())
      yield* Effect.all([notice, sweep, notice, notice, sweep], { concurrency: "unbounded" })
      return yield* outcome
    }),
  )
  expect(after).toMatchObject({ wallet: emptied, standing: "Refunded", stopped: [sessionId] })
  expect(after.kinds).toEqual([
    ["reversal", -total],
    ["topUp", total],
  ])
  expect(after.told).toEqual([{ paymentId: 1, step: "refund", amount: total, isStopped: true, campaignName: "Diwali" }])
})

test("a refund whose notice was lost is found by the schedule", async () => {
  const after = await inWorld(Effect.andThen(Effect.all([paid, reverse(refund(100_00)), sweep]), outcome))
  expect(after).toMatchObject({ standing: "PartlyRefunded", stopped: [sessionId] })
  expect(after.wallet).toMatchObject({ availableBalance: total - 100_00, promisedBalance: 0 })
})

test("a refund of one of two payments leaves the campaign that the other paid", async () => {
  const dearer = paidSession(500)
  const after = await inWorld(
    Effect.gen(function* () {
      yield* startPayment.handle({ sessionId, total, due: total, idempotencyKey })
      yield* (yield* SessionDesk).put(dearer)
      const other = { sessionId, total: dearer.total, due: dearer.total }
      yield* startPayment.handle({ ...other, idempotencyKey: IdempotencyKey.make("key-00000002") })
      const desk = yield* GatewayDesk
      yield* desk.become("razorpay_2", "Succeeded")
      yield* receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_2" })
      yield* desk.become(reference, "Succeeded")
      yield* notice
      yield* reverse(refund())
      yield* notice
      return yield* outcome
    }),
  )
  expect(after.wallet).toMatchObject({ availableBalance: 0, promisedBalance: dearer.total })
  expect(after.stopped).toEqual([])
})

test("a dispute holds the money and returns it when it is won, in any order", async () => {
  const story = (words: ReadonlyArray<Reversal["state"]>) =>
    inWorld(
      Effect.gen(function* () {
        yield* paid
        for (const state of words) {
          yield* reverse(dispute(state))
          yield* Effect.all([disputeNotice, disputeNotice])
        }
        return yield* outcome
      }),
    )
  const held = await story(["open"])
  expect(held).toMatchObject({ wallet: emptied, standing: "Disputed", stopped: [sessionId] })
  for (const words of [
    ["open", "won"],
    ["open", "won", "open"],
    ["open", "won", "lost"],
  ] as const) {
    const won = await story(words)
    expect(won).toMatchObject({ standing: "Paid", stopped: [sessionId] })
    expect(won.wallet).toMatchObject({ availableBalance: total, promisedBalance: 0 })
    expect(won.told.map((one) => "step" in one && one.step)).toEqual(["hold", "win"])
  }
  for (const words of [["open", "lost"], ["lost"], ["lost", "open"]] as const) {
    const lost = await story(words)
    expect(lost).toMatchObject({ wallet: emptied, standing: "Reversed" })
    expect(lost.kinds).toEqual([
      ["disputeHold", -total],
      ["topUp", total],
    ])
  }
})

test("a dispute won before its opening arrives stays won", async () => {
  const after = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(dispute("won"))
      yield* disputeNotice
      yield* reverse(dispute("open"))
      yield* disputeNotice
      return yield* outcome
    }),
  )
  expect(after).toMatchObject({ standing: "Paid", stopped: [], wallet: { promisedBalance: total } })
})

test("an open dispute is asked about again however old it is", async () => {
  const answers = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(dispute("open"))
      yield* disputeNotice
      yield* TestClock.adjust("90 days")
      const { ask } = yield* PaymentGateways
      const decided = PaymentGateways.of({
        ...(yield* PaymentGateways),
        ask: (...of) => Effect.map(ask(...of), (payment) => ({ ...payment, reversals: [dispute("won")] })),
      })
      return [yield* Effect.provideService(sweep, PaymentGateways, decided), yield* outcome] as const
    }),
  )
  expect(answers).toMatchObject([{ asked: 1 }, { standing: "Paid" }])
})

test("only reversals of the last three days are looked for", async () => {
  const swept = (days: number) =>
    inWorld(Effect.andThen(Effect.all([paid, reverse(refund()), TestClock.adjust(`${days} days`)]), sweep))
  expect([await swept(3), await swept(3.01)]).toEqual([{ asked: 1 }, { asked: 0 }])
})

test("a dispute that is booked is asked about by its name until the bank decides", async () => {
  const after = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(dispute("open"))
      yield* disputeNotice
      yield* TestClock.adjust("60 days")
      yield* reverse(dispute("lost"))
      yield* TestClock.adjust("4 days")
      yield* sweep
      return yield* outcome
    }),
  )
  expect(after).toMatchObject({ standing: "Reversed" })
})

test("every gateway is asked for reversals", async () => {
  const gateways = await inWorld(
    Effect.gen(function* () {
      const askedGateways: Array<PaymentGateway> = []
      const listening = PaymentGateways.of({
        ...(yield* PaymentGateways),
        reversedSince: (gateway) =>
          Effect.as(
            Effect.sync(() => askedGateways.push(gateway)),
            [],
          ),
      })
      yield* Effect.provideService(sweep, PaymentGateways, listening)
      return askedGateways
    }),
  )
  expect(gateways).toEqual(["razorpay", "stripe"])
})

test("a payment with two reversals is asked about once", async () => {
  const questions = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(refund(100_00, "rfnd_1"))
      yield* reverse(refund(200_00, "rfnd_2"))
      const desk = yield* GatewayDesk
      const before = (yield* desk.questions).get(reference) ?? 0
      yield* sweep
      return ((yield* desk.questions).get(reference) ?? 0) - before
    }),
  )
  expect(questions).toBe(1)
})

test("what is known already writes nothing", async () => {
  const writes = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(dispute("open"))
      yield* notice
      const payments = yield* PaymentRepository
      let count = 0
      const counted = PaymentRepository.of({
        ...payments,
        keepReversal: (...of) => Effect.tap(payments.keepReversal(...of), () => Effect.sync(() => (count += 1))),
        stand: (...of) => Effect.tap(payments.stand(...of), () => Effect.sync(() => (count += 1))),
      })
      yield* Effect.provideService(notice, PaymentRepository, counted)
      return count
    }),
  )
  expect(writes).toBe(0)
})

test("money reversed before its payment was known is credited and booked at once", async () => {
  const after = await inWorld(
    Effect.gen(function* () {
      yield* startPayment.handle({ sessionId, total, due: total, idempotencyKey })
      yield* (yield* GatewayDesk).become(reference, "Succeeded")
      yield* reverse(refund())
      yield* notice
      return yield* outcome
    }),
  )
  expect(after).toMatchObject({ wallet: emptied, standing: "Refunded", stopped: [sessionId] })
})

test("a gateway that does not answer stops no other", async () => {
  const reversalsSince = (silent: PaymentGateway) =>
    inWorld(
      Effect.gen(function* () {
        yield* paid
        yield* reverse(refund())
        yield* (yield* GatewayDesk).outOfReach(true, silent)
        return yield* Effect.provide(sweep, Logger.layer([]))
      }),
    )
  expect([await reversalsSince("stripe"), await reversalsSince("razorpay")]).toEqual([{ asked: 1 }, { asked: 0 }])
})

test("gateways out of reach are asked again", async () => {
  const after = await inWorld(
    Effect.gen(function* () {
      yield* paid
      yield* reverse(refund())
      const desk = yield* GatewayDesk
      yield* desk.outOfReach(true)
      const quiet = yield* Effect.provide(sweep, Logger.layer([]))
      yield* desk.outOfReach(false)
      yield* sweep
      return [quiet, yield* outcome] as const
    }),
  )
  expect(after).toMatchObject([{ asked: 0 }, { standing: "Refunded" }])
})
