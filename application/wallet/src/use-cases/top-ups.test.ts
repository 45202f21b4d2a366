import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { PaymentId, unregisteredEntity } from "@domain/wallet"
import { BillingDetails, IssuingEntities } from "../stores/billing-settings.ts"
import { GatewayDesk, NoticeDesk } from "../testing/index.ts"
import {
  available,
  businessProfileId,
  filledBy,
  inWalletWorld as run,
  keyOf,
  startOf as start,
} from "../testing/top-up-world.ts"
import { moveFunds } from "./move-funds.ts"
import { receivePaymentNotice, reconcilePayments } from "./reconcile-payments.ts"
import { confirmTopUp, getTopUpTerms, getWalletGateway, listTopUps } from "./top-ups.ts"

const confirm = confirmTopUp.handle({ businessProfileId, paymentId: PaymentId.make(1) })
const become = (status: "Succeeded" | "Declined" | "Pending", reason?: string) =>
  Effect.flatMap(GatewayDesk, (desk) => desk.become("razorpay_1", status, reason))
test("a paid top-up fills the wallet once, however often it is confirmed", async () => {
  const balances = await run(
    Effect.gen(function* () {
      yield* start()
      yield* become("Succeeded")
      const first = yield* confirm
      const repeats = yield* Effect.all([confirm, confirm, start()], { concurrency: "unbounded" })
      yield* receivePaymentNotice.handle({ gateway: "razorpay", gatewayReference: "razorpay_1" })
      return { first: first.status, repeated: repeats.length, money: yield* available }
    }),
  )
  expect(balances).toEqual({ first: "Succeeded", repeated: 3, money: 5_000_00 })
})

test("fifty starts under one key open one payment", async () => {
  const [ids, opened] = await run(
    Effect.gen(function* () {
      const started = yield* Effect.all(
        Array.from({ length: 50 }, () => start()),
        { concurrency: "unbounded" },
      )
      return [new Set(started.map(({ payment }) => payment.id)).size, (yield* (yield* GatewayDesk).opened).length]
    }),
  )
  expect([ids, opened]).toEqual([1, 1])
})

test("a repeat asks the gateway how its payment stands, and credits what was paid", async () => {
  const result = await run(
    Effect.gen(function* () {
      yield* start()
      yield* become("Succeeded")
      const repeated = yield* start()
      const questions = yield* (yield* GatewayDesk).questions
      return { status: repeated.payment.status, asked: questions.get("razorpay_1"), money: yield* available }
    }),
  )
  expect(result).toEqual({ status: "Succeeded", asked: 1, money: 5_000_00 })
})

test("another key opens another payment", async () => {
  const ids = await run(
    Effect.all([start(), start(5_000_00, 2)]).pipe(
      Effect.map((started) => started.map(({ payment }) => Number(payment.id))),
    ),
  )
  expect(new Set(ids).size).toBe(2)
})

test("a key that was used for another amount is refused", async () => {
  const failure = await run(Effect.andThen(start(), Effect.flip(start(6_000_00))))
  expect(failure._tag).toBe("IdempotencyConflict")
})

test("less than the least recharge opens nothing", async () => {
  const [failure, minimum, opened] = await run(
    Effect.gen(function* () {
      const terms = yield* getTopUpTerms.handle({ businessProfileId })
      const refused = yield* Effect.flip(start(terms.minimum - 1))
      return [refused, terms.minimum, yield* (yield* GatewayDesk).opened]
    }),
  )
  expect(failure).toMatchObject({ _tag: "RechargeBelowMinimum", minimum, currency: "INR" })
  expect(opened).toEqual([])
})

test("terms name the gateway, the least amount and amounts to offer", async () => {
  const [terms, named] = await run(
    Effect.all([
      getTopUpTerms.handle({ businessProfileId }),
      getWalletGateway.handle({ businessProfileId, region: "GB" }),
    ]),
  )
  expect(terms).toMatchObject({ gateway: "razorpay", currency: "INR" })
  expect(terms.recommended.every((amount) => amount >= terms.minimum)).toBe(true)
  expect(named).toEqual({ gateway: "stripe" })
})

test("the tax that a top-up will pay is that of the billing details", async () => {
  const zone = { name: "Rao", address: "", taxNumber: "29AAPFU0939F1ZR", state: "29", isInEconomicZone: true }
  const letterOfUndertaking = { number: "AD290326000123A", validFrom: "1970-01-01", validTo: "1970-12-31" }
  const entity = { ...unregisteredEntity("IN", "Marquee", "29"), letterOfUndertaking }
  const taxes = await run(
    Effect.gen(function* () {
      const details = yield* BillingDetails
      const tax = Effect.map(getTopUpTerms.handle({ businessProfileId }), (terms) => terms.tax)
      yield* details.save({ businessProfileId, name: "Rao", address: "", state: "29" })
      const within = yield* tax
      yield* details.save({ businessProfileId, ...zone })
      const inZone = yield* tax
      yield* (yield* IssuingEntities).save({ portalId: PortalId.make(1), ...entity })
      return [within, inZone, yield* tax]
    }),
  )
  expect(taxes).toEqual([
    { kind: "GST", ratePercent: 18 },
    { kind: "IGST", ratePercent: 18 },
    { kind: "IGST", ratePercent: 0 },
  ])
})

test("an amount is suggested that brings what is missing", async () => {
  const [without, small, large, huge] = await run(
    Effect.forEach([0, 1, 1_234_56, Number.MAX_SAFE_INTEGER], (missing) =>
      getTopUpTerms.handle({ businessProfileId, missing }),
    ),
  )
  expect(without).not.toHaveProperty("suggested")
  expect([small?.suggested, large?.suggested, huge?.suggested]).toEqual([430_00, 1_240_00, 999_999_99])
  expect(without?.tax).toEqual({ kind: "GST", ratePercent: 18 })
})

test("an amount above the most is refused before any payment is opened", async () => {
  const [failure, opened] = await run(
    Effect.gen(function* () {
      const refused = yield* Effect.flip(start(999_999_99 + 1))
      return [refused, yield* (yield* GatewayDesk).opened] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "RechargeAboveMaximum", maximum: 999_999_99 })
  expect(opened).toEqual([])
})

test("a top-up that the bank refused or has not decided leaves the wallet as it was", async () => {
  const results = await run(
    Effect.gen(function* () {
      yield* start()
      const untried = yield* Effect.flip(confirm)
      yield* become("Pending")
      const pending = yield* Effect.flip(confirm)
      yield* become("Declined", "card_declined")
      const declined = yield* Effect.flip(confirm)
      return { tags: [untried, pending, declined].map(({ _tag }) => _tag), money: yield* available }
    }),
  )
  expect(results).toEqual({ tags: ["PaymentNotTaken", "PaymentPending", "PaymentDeclined"], money: 0 })
})

test("fields that the gateway did not sign are refused", async () => {
  const failure = await run(
    Effect.gen(function* () {
      yield* start()
      yield* become("Succeeded")
      const returned = { reference: "razorpay_1", signature: "forged" }
      return yield* Effect.flip(confirmTopUp.handle({ businessProfileId, paymentId: PaymentId.make(1), returned }))
    }),
  )
  expect(failure).toMatchObject({ _tag: "PaymentProviderRefused", reason: "signature" })
})

test("another profile's top-up cannot be confirmed", async () => {
  const failure = await run(
    Effect.andThen(
      start(),
      Effect.flip(confirmTopUp.handle({ businessProfileId: BusinessProfileId.make(6), paymentId: PaymentId.make(1) })),
    ),
  )
  expect(failure._tag).toBe("PaymentNotFound")
})

test("a top-up that nobody confirmed is credited, and its payer hears of it", async () => {
  const [money, listed, told] = await run(
    Effect.gen(function* () {
      yield* start()
      yield* become("Succeeded")
      yield* TestClock.adjust("2 minutes")
      yield* reconcilePayments.handle({})
      const notices = yield* (yield* NoticeDesk).sent
      return [yield* available, yield* listTopUps.handle({ businessProfileId }), notices]
    }),
  )
  expect(money).toBe(5_000_00)
  expect(listed).toMatchObject([{ id: 1, status: "Succeeded" }])
  expect(told).toEqual([{ paymentId: 1, use: "wallet" }])
})

test("the latest twenty top-ups are listed, the newest first", async () => {
  const listed = await run(
    Effect.gen(function* () {
      for (let key = 1; key <= 21; key += 1) yield* start(5_000_00, key)
      return yield* listTopUps.handle({ businessProfileId })
    }),
  )
  expect(listed.map(({ id }) => Number(id))).toEqual(Array.from({ length: 20 }, (_, index) => 21 - index))
})

const adding = (amount: number, paymentIntentId: string, profile = businessProfileId) =>
  moveFunds.handle({ businessProfileId: profile, walletAction: "AddFunds", amount, paymentIntentId })

test("the money of a paid intent is added once", async () => {
  const wallet = await run(
    Effect.gen(function* () {
      yield* start(500_00)
      yield* (yield* GatewayDesk).become("stripe_1", "Succeeded")
      yield* adding(500_00, "stripe_1")
      return yield* adding(500_00, "stripe_1")
    }),
    "GB",
  )
  expect(wallet).toMatchObject({ availableBalance: 500_00, currency: "GBP" })
})

test("an intent that is added with a key gives nothing back", async () => {
  const [wallet, refunds] = await run(
    Effect.gen(function* () {
      yield* filledBy(500_00)
      const { payment } = yield* start(200_00, 2)
      const paymentIntentId = payment.gatewayReference
      yield* (yield* GatewayDesk).become(paymentIntentId, "Succeeded")
      const input = { businessProfileId, amount: 200_00, paymentIntentId, idempotencyKey: keyOf(9) } as const
      const moved = yield* moveFunds.handle({ ...input, walletAction: "AddFunds" })
      return [moved, yield* (yield* GatewayDesk).refunds] as const
    }),
    "GB",
  )
  expect(wallet.availableBalance).toBe(700_00)
  expect(refunds).toEqual([])
})

test("an intent of another amount, profile or gateway adds nothing", async () => {
  const tags = await run(
    Effect.gen(function* () {
      yield* start(500_00)
      yield* (yield* GatewayDesk).become("stripe_1", "Succeeded")
      const refused = [
        adding(600_00, "stripe_1"),
        adding(500_00, "stripe_1", BusinessProfileId.make(6)),
        adding(500_00, "razorpay_1"),
      ]
      return yield* Effect.forEach(refused, (one) => Effect.map(Effect.flip(one), ({ _tag }) => _tag))
    }),
    "GB",
  )
  expect(tags).toEqual(["PaymentNotFound", "PaymentNotFound", "PaymentNotFound"])
})

test("top-ups add up", async () => {
  const money = await run(Effect.andThen(Effect.andThen(filledBy(5_000_00), filledBy(7_000_00, 2)), available))
  expect(money).toBe(12_000_00)
})
