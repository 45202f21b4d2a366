import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import type { SavedCard } from "@domain/wallet"
import { CardDesk, GatewayDesk } from "../testing/index.ts"
import {
  available,
  businessProfileId,
  filledBy,
  inWalletWorld as run,
  keyOf,
  startOf as start,
} from "../testing/top-up-world.ts"
import {
  closeGatewayCustomer,
  listPaymentOptions,
  listSessionPaymentOptions,
  makeDefaultPaymentOption,
  preparePaymentOption,
  removePaymentOption,
} from "./cards.ts"
import { moveFunds } from "./move-funds.ts"
import { startTopUp } from "./top-ups.ts"

const customer = `stripe_customer_${businessProfileId}`
const card = (id: string): SavedCard => ({ id, brand: "visa", last4: "4242", expiryMonth: 12, expiryYear: 2030 })
const prepared = preparePaymentOption.handle({ businessProfileId })
const listed = listPaymentOptions.handle({ businessProfileId })
const added = (...ids: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    yield* prepared
    const desk = yield* CardDesk
    yield* Effect.forEach(ids, (id) => desk.add(customer, card(id)))
  })
const shown = (options: ReadonlyArray<{ readonly id: string; readonly isDefault: boolean }>) =>
  options.map(({ id, isDefault }) => (isDefault ? `${id}*` : id))

test("a card that was added is listed, and the first is the default", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      const none = yield* listed
      yield* added("pm_1", "pm_2")
      return [none, yield* listed]
    }),
    "GB",
  )
  expect(before).toEqual([])
  expect(shown(after ?? [])).toEqual(["pm_1*", "pm_2"])
})

test("preparing twice makes one customer", async () => {
  const customers = await run(
    Effect.gen(function* () {
      yield* prepared
      yield* prepared
      return yield* (yield* CardDesk).customers
    }),
    "GB",
  )
  expect(customers).toEqual([customer])
})

test("the default moves to another card, and to the newest when it is removed", async () => {
  const steps = await run(
    Effect.gen(function* () {
      yield* added("pm_1", "pm_2", "pm_3")
      const moved = yield* makeDefaultPaymentOption.handle({ businessProfileId, id: "pm_2" })
      const removed = yield* removePaymentOption.handle({ businessProfileId, id: "pm_2" })
      return [moved, removed, yield* listed].map(shown)
    }),
    "GB",
  )
  expect(steps).toEqual([
    ["pm_1", "pm_2*", "pm_3"],
    ["pm_1", "pm_3*"],
    ["pm_1", "pm_3*"],
  ])
})

test("a card that is not the profile's own is neither removed, chosen nor charged", async () => {
  const tags = await run(
    Effect.gen(function* () {
      yield* added("pm_1")
      const id = "pm_other"
      const removing = yield* Effect.flip(removePaymentOption.handle({ businessProfileId, id }))
      const choosing = yield* Effect.flip(makeDefaultPaymentOption.handle({ businessProfileId, id }))
      const paying = yield* Effect.flip(
        startTopUp.handle({ businessProfileId, amount: 500_00, idempotencyKey: keyOf(1), paymentOptionId: id }),
      )
      return [removing, choosing, paying].map(({ _tag }) => _tag)
    }),
    "GB",
  )
  expect(tags).toEqual(["PaymentOptionNotFound", "PaymentOptionNotFound", "PaymentOptionNotFound"])
})

test("India's gateway keeps cards only while they pay", async () => {
  expect(await run(Effect.flip(prepared))).toMatchObject({
    _tag: "GatewayNotOffered",
    errorCode: 102,
    reason: "cardsWhilePaying",
  })
  const customers = await run(
    Effect.andThen(
      start(),
      Effect.flatMap(CardDesk, (desk) => desk.customers),
    ),
  )
  expect(customers).toEqual([`razorpay_customer_${businessProfileId}`])
})

test("another region and another mode prepare no card", async () => {
  const asked = (input: object) => Effect.flip(preparePaymentOption.handle({ businessProfileId, ...input }))
  const reasons = await run(Effect.all([asked({ region: "IN" }), asked({ isLiveMode: true })]), "GB")
  expect(reasons).toMatchObject([{ reason: "region" }, { reason: "mode" }])
})

const charge = (paymentOptionId: string, key = 1) =>
  moveFunds.handle({
    businessProfileId,
    walletAction: "AddFunds",
    amount: 500_00,
    paymentOptionId,
    idempotencyKey: keyOf(key),
  })

test("a kept card fills the wallet once per key", async () => {
  const [wallets, opened] = await run(
    Effect.gen(function* () {
      yield* added("pm_1")
      const each = [yield* charge("pm_1"), yield* charge("pm_1"), yield* charge("pm_1", 2)]
      return [each, yield* (yield* GatewayDesk).opened]
    }),
    "GB",
  )
  expect(wallets.map(({ availableBalance }) => availableBalance)).toEqual([500_00, 500_00, 1_000_00])
  expect(opened.map((order) => order.customer)).toEqual([customer, customer])
})

test("a declined card fills nothing, and another one pays under the same key", async () => {
  const [failure, wallet] = await run(
    Effect.gen(function* () {
      yield* added("pm_declined", "pm_1")
      return [yield* Effect.flip(charge("pm_declined")), yield* charge("pm_1")]
    }),
    "GB",
  )
  expect(failure).toMatchObject({ _tag: "PaymentDeclined", reason: "generic_decline" })
  expect(wallet).toMatchObject({ availableBalance: 500_00 })
})

test("a bank that asks is answered with the secret, and the money comes when it agrees", async () => {
  const [asked, before, after] = await run(
    Effect.gen(function* () {
      yield* added("pm_authenticate")
      const failure = yield* Effect.flip(charge("pm_authenticate"))
      const empty = yield* available
      yield* (yield* GatewayDesk).become("stripe_1", "Succeeded")
      yield* charge("pm_authenticate")
      return [failure, empty, yield* available]
    }),
    "GB",
  )
  expect(asked).toMatchObject({
    _tag: "CardAuthenticationNeeded",
    paymentIntentId: "stripe_1",
    clientSecret: "stripe_1_secret",
  })
  expect([before, after]).toEqual([0, 500_00])
})

test("a refund to a card goes only to payments of that card", async () => {
  const [failure, refunds] = await run(
    Effect.gen(function* () {
      yield* added("pm_1")
      yield* filledBy(300_00, 9)
      yield* charge("pm_1")
      const back = { businessProfileId, walletAction: "Refund", paymentOptionId: "pm_1" } as const
      const tooMuch = yield* Effect.flip(moveFunds.handle({ ...back, amount: 600_00, idempotencyKey: keyOf(20) }))
      yield* moveFunds.handle({ ...back, amount: 400_00, idempotencyKey: keyOf(21) })
      return [tooMuch, yield* (yield* GatewayDesk).refunds]
    }),
    "GB",
  )
  expect(failure).toMatchObject({ _tag: "RefundNotAllowed", atMost: 500_00 })
  expect(refunds).toMatchObject([{ gatewayReference: "stripe_2", amount: 400_00 }])
})

test("a signed-in user's cards are shown to a sign-up, a visitor's are none", async () => {
  const asked = listSessionPaymentOptions.handle({ isForSession: "true" })
  const [own, strangers, visitors] = await run(
    Effect.gen(function* () {
      yield* added("pm_1")
      const as = (ids: ReadonlyArray<BusinessProfileId>) => Effect.provideService(CurrentActor, userActor(3, ids))
      return [
        yield* as([businessProfileId])(asked),
        yield* as([BusinessProfileId.make(6)])(asked),
        yield* Effect.provideService(asked, CurrentActor, { kind: "anonymous" }),
      ]
    }),
    "GB",
  )
  expect([shown(own ?? []), strangers, visitors]).toEqual([["pm_1*"], [], []])
})

test("a gateway forgets an erased customer, and a second time finds nothing", async () => {
  const left = await run(
    Effect.gen(function* () {
      yield* added("pm_1")
      const close = closeGatewayCustomer.handle({ gateway: "stripe", customer })
      yield* close
      yield* close
      return yield* (yield* CardDesk).customers
    }),
    "GB",
  )
  expect(left).toEqual([])
})
