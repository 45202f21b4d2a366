import { Clock, Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { PaymentGateways } from "../ports/payment-gateways.ts"
import { GatewayDesk } from "../testing/index.ts"
import { businessProfileId, idempotencyKey, inWorld, paidSession } from "../testing/payment-world.ts"
import { getWallet } from "./get-wallet.ts"
import { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
import { startPayment } from "./start-payment.ts"

const session = paidSession()

const { sessionId, total } = session

const start = startPayment.handle({ sessionId, total, due: total, idempotencyKey })

const notice = receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_1" })

const become = (status: "Pending" | "Succeeded" | "Declined" | "Cancelled", reason?: string) =>
  Effect.flatMap(GatewayDesk, (desk) => desk.become("razorpay_1", status, reason))

const wallet = getWallet.handle({ businessProfileId })

test("a notice of a payment that is not ours is ignored", async () => {
  expect(await inWorld(notice)).toEqual({})
})

test("reconciling credits what was paid unnoticed and leaves the rest for later", async () => {
  const other = paidSession(400, 2)
  const [young, settled, again, held] = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* startPayment.handle({ sessionId: other.sessionId, total: other.total, due: other.total, idempotencyKey })
      yield* become("Succeeded")
      const tooYoung = yield* reconcilePayments.handle({})
      yield* TestClock.adjust("2 minutes")
      return [
        tooYoung,
        yield* reconcilePayments.handle({}),
        yield* reconcilePayments.handle({}),
        yield* wallet,
      ] as const
    }),
    [session, other],
  )
  expect([young, settled, again]).toEqual([{ settled: 0 }, { settled: 1 }, { settled: 0 }])
  expect(held).toMatchObject({ availableBalance: 0, promisedBalance: total })
})

test("an abandoned payment is asked about ever less often", async () => {
  const requests = await inWorld(
    Effect.gen(function* () {
      yield* start
      const times: Array<number> = []
      const counting = { ...(yield* PaymentGateways) }
      const noted: typeof counting = {
        ...counting,
        ask: (gateway, reference) =>
          Effect.andThen(
            Effect.map(Clock.currentTimeMillis, (now) => void times.push(now / 60_000)),
            counting.ask(gateway, reference),
          ),
      }
      for (let minute = 1; minute <= 20; minute += 1) {
        yield* TestClock.adjust("1 minute")
        yield* Effect.provideService(reconcilePayments.handle({}), PaymentGateways, noted)
      }
      return times
    }),
  )
  expect(requests).toEqual([1, 2, 4, 8, 16])
})

test("reconciling goes on past a payment that the gateway cannot answer", async () => {
  const done = await inWorld(
    Effect.gen(function* () {
      yield* start
      yield* (yield* GatewayDesk).outOfReach(true)
      yield* TestClock.adjust("2 minutes")
      return yield* reconcilePayments.handle({})
    }).pipe(Effect.provide(Logger.layer([]))),
  )
  expect(done).toEqual({ settled: 0 })
})
