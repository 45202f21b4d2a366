import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { savedCardsConformance } from "@application/wallet/conformance"
import { PaymentGateways, SavedCards } from "@application/wallet/ports"
import { BusinessProfileId } from "@domain/kernel"
import { PaymentId, type PaymentGateway } from "@domain/wallet"
import { sandboxSettings } from "@apps/sandbox/settings"
import { type Sandbox, startSandbox } from "@apps/sandbox/start-sandbox"
import { paymentGateways, savedCards } from "./index.ts"
import { sandboxBuyers } from "./testing/index.ts"

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, webhookTarget: "http://127.0.0.1:9" })
})
afterAll(() => sandbox.stop())

const settings = () => ({ ...sandboxSettings(sandbox.url), STRIPE_BASE_URL: sandbox.url })
const keep = (gateway: PaymentGateway, customer: string, last4: string) =>
  Effect.promise(() => sandboxBuyers[gateway].keepCard(sandbox.url, settings(), customer, last4))

describe.each(["stripe", "razorpay"] as const)("%s of the sandbox", (gateway) =>
  savedCardsConformance(gateway, () => savedCards(settings()), keep),
)

const holder = { businessProfileId: BusinessProfileId.make(7), name: "Corner Café" }
const order = {
  gateway: "stripe",
  paymentId: PaymentId.make(71),
  businessProfileId: holder.businessProfileId,
  amount: 20_00,
  currency: "GBP",
  description: "Wallet",
} as const

/** Charges a card of this number for an intent that was opened with it. */
const charge = (last4: string, paymentId: number, isBuyerPresent: boolean) =>
  Effect.gen(function* () {
    const cards = yield* SavedCards
    const gateways = yield* PaymentGateways
    const customer = yield* cards.openCustomer("stripe", holder)
    yield* keep("stripe", customer, last4)
    const [card] = (yield* cards.list("stripe", customer)).filter((one) => one.last4 === last4)
    const paymentOptionId = card?.id ?? ""
    const opened = yield* gateways.open({ ...order, paymentId: PaymentId.make(paymentId), customer, paymentOptionId })
    const payment = { gateway: "stripe", gatewayReference: opened.reference, paymentOptionId, isBuyerPresent } as const
    const charged = yield* gateways.payWithCard(payment)
    return { opened, charged, again: yield* gateways.payWithCard(payment), paymentOptionId }
  }).pipe(Effect.provide([savedCards(settings()), paymentGateways(settings())]), Effect.runPromise)

test("no name of a business keeps it from having cards at Razorpay", async () => {
  const open = (name: string) =>
    Effect.flatMap(SavedCards, (cards) => cards.openCustomer("razorpay", { ...holder, name })).pipe(
      Effect.provide(savedCards(settings())),
      Effect.runPromise,
    )
  for (const name of ["Sharma & Sons, Jaipur", "शर्मा मिठाई", "A1", "Café 🎂".repeat(12), `${"x".repeat(49)}🎂`])
    expect(await open(name)).toMatch(/^cust_/)
})

test("a kept card is charged once for an intent, and named by it", async () => {
  const { opened, charged, again, paymentOptionId } = await charge("4242", 72, true)
  expect(opened).toMatchObject({ status: "Untried", paymentOptionId })
  expect([charged, again]).toMatchObject([
    { status: "Succeeded", amount: 20_00, paymentOptionId },
    { status: "Succeeded", amount: 20_00, paymentOptionId },
  ])
})

test("a bank that asks waits for a buyer who is there, and declines without one", async () => {
  expect((await charge("3184", 73, true)).charged).toMatchObject({ status: "Pending", waitsForBuyer: true })
  const { charged } = await charge("3184", 74, false)
  expect(charged).toMatchObject({ status: "Declined", reason: "authentication_required" })
})

test("a setup is handed over with its secret and the script's address", async () => {
  const setup = await Effect.gen(function* () {
    const cards = yield* SavedCards
    return yield* cards.prepare("stripe", yield* cards.openCustomer("stripe", holder))
  }).pipe(Effect.provide(savedCards(settings())), Effect.runPromise)
  expect(setup.clientSecret).toMatch(/^seti_.+_secret_/u)
  expect(setup).toMatchObject({
    scriptUrl: `${sandbox.url}/scripts/stripe.js`,
    fields: { clientSecret: setup.clientSecret },
  })
})

test("a payment is cancelled for good, and one that took money stays", async () => {
  const story = Effect.gen(function* () {
    const gateways = yield* PaymentGateways
    const opened = yield* gateways.open({ ...order, paymentId: PaymentId.make(75) })
    const own = yield* (yield* SavedCards).openCustomer("stripe", holder)
    expect(opened.customer).not.toBe(own)
    const cancelled = yield* gateways.cancel("stripe", opened.reference)
    const again = yield* gateways.cancel("stripe", opened.reference)
    expect([cancelled.status, again.status]).toEqual(["Cancelled", "Cancelled"])
    const fields = { publishableKey: settings().STRIPE_PUBLISHABLE_KEY, clientSecret: opened.secret ?? "" }
    const late = yield* Effect.promise(() =>
      fetch(`${sandbox.url}/v1/payment_intents/${opened.reference}/confirm`, {
        method: "POST",
        headers: { authorization: `Bearer ${fields.publishableKey}` },
        body: new URLSearchParams({ client_secret: fields.clientSecret, payment_method: "pm_card_visa" }),
      }),
    )
    expect(late.status).toBe(400)
  })
  await story.pipe(Effect.provide([savedCards(settings()), paymentGateways(settings())]), Effect.runPromise)
  const { opened } = await charge("4242", 76, true)
  const stays = Effect.flatMap(PaymentGateways, (gateways) => gateways.cancel("stripe", opened.reference))
  expect(await stays.pipe(Effect.provide(paymentGateways(settings())), Effect.runPromise)).toMatchObject({
    status: "Succeeded",
  })
})

test("an intent that was opened without a card is charged by one that was kept later", async () => {
  const charged = await Effect.gen(function* () {
    const cards = yield* SavedCards
    const gateways = yield* PaymentGateways
    const customer = yield* cards.openCustomer("stripe", holder)
    const opened = yield* gateways.open({ ...order, paymentId: PaymentId.make(77), customer })
    yield* keep("stripe", customer, "4242")
    const paymentOptionId = (yield* cards.list("stripe", customer)).at(-1)?.id ?? ""
    const payment = { gateway: "stripe", gatewayReference: opened.reference, paymentOptionId } as const
    return yield* gateways.payWithCard({ ...payment, isBuyerPresent: true })
  }).pipe(Effect.provide([savedCards(settings()), paymentGateways(settings())]), Effect.runPromise)
  expect(charged.status).toBe("Succeeded")
})
