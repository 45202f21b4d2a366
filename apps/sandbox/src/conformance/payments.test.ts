import { paymentGateways, verifyRazorpayNotice, verifyStripeNotice } from "@adapters/payments"
import { type GatewayPayment, PaymentGateways, type PaymentOrder } from "@application/wallet/ports"
import { BusinessProfileId } from "@domain/kernel"
import { PaymentId, type PaymentGateway, type PaymentProviderRefused } from "@domain/wallet"
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { credentialsFrom } from "../credentials.ts"
import type { Sandbox } from "../start-sandbox.ts"
import { control, runSandbox, startReceiver, until } from "../testing/run-sandbox.ts"

const keys = credentialsFrom({})
const basic = `Basic ${Buffer.from(`${keys.RAZORPAY_KEY_ID}:${keys.RAZORPAY_KEY_SECRET}`).toString("base64")}`
const order = (gateway: PaymentGateway, id = 1): PaymentOrder => ({
  gateway,
  paymentId: PaymentId.make(id),
  businessProfileId: BusinessProfileId.make(5),
  amount: 289_10,
  currency: gateway === "stripe" ? "GBP" : "INR",
  description: "Seven days",
  emailAddress: "asha@example.com",
  phone: "+919876543210",
})

type Story = (gateways: PaymentGateways["Service"]) => Effect.Effect<unknown, PaymentProviderRefused>

const play = (sandbox: Sandbox, story: Story, secrets: Partial<{ stripe: string; razorpay: string }> = {}) => {
  const layer = paymentGateways({
    stripe: {
      secretKey: secrets.stripe ?? keys.STRIPE_SECRET_KEY,
      publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
      baseUrl: sandbox.url,
      scriptUrl: `${sandbox.url}/scripts/stripe.js`,
    },
    razorpay: {
      keyId: keys.RAZORPAY_KEY_ID,
      keySecret: secrets.razorpay ?? keys.RAZORPAY_KEY_SECRET,
      baseUrl: `${sandbox.url}/razorpay`,
      scriptUrl: `${sandbox.url}/scripts/razorpay.js`,
    },
  })
  return Effect.flatMap(PaymentGateways, story).pipe(Effect.provide(layer), Effect.runPromise)
}

const payByCard = (sandbox: Sandbox, { reference, secret }: GatewayPayment, method: string) =>
  Effect.promise(() =>
    fetch(`${sandbox.url}/v1/payment_intents/${reference}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${keys.STRIPE_PUBLISHABLE_KEY}` },
      body: new URLSearchParams({ client_secret: secret ?? "", payment_method: method }),
    }).then((response) => response.text()),
  )

const payOrder = (sandbox: Sandbox, { reference, amount }: GatewayPayment, number = "4111111111111111") =>
  Effect.promise(async (): Promise<Readonly<Record<string, string>>> => {
    const card = { number }
    const body = { key_id: keys.RAZORPAY_KEY_ID, order_id: reference, amount, method: "card", card }
    const response = await fetch(`${sandbox.url}/razorpay/checkout/payments`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
    return response.json()
  })

const failing = (sandbox: Sandbox, ...failures: ReadonlyArray<object>) =>
  Effect.promise(() => control(sandbox, "PUT", "/failures", failures))

const counted = (url: string, authorization: string, list: string) =>
  Effect.promise(async () => {
    const answer: unknown = await (await fetch(url, { headers: { authorization } })).json()
    const items = Object.entries(Object(answer)).find(([name]) => name === list)?.[1]
    return Array.isArray(items) ? items.length : 0
  })

/** How many payments a gateway knows. */
const openedAt = {
  stripe: (sandbox: Sandbox) =>
    counted(`${sandbox.url}/v1/payment_intents`, `Bearer ${keys.STRIPE_SECRET_KEY}`, "data"),
  razorpay: (sandbox: Sandbox) => counted(`${sandbox.url}/razorpay/v1/orders`, basic, "items"),
}

const pays = {
  stripe: (sandbox: Sandbox, opened: GatewayPayment) => payByCard(sandbox, opened, "pm_card_visa"),
  razorpay: (sandbox: Sandbox, opened: GatewayPayment) => payOrder(sandbox, opened),
}
const declines = {
  stripe: (sandbox: Sandbox, opened: GatewayPayment) => payByCard(sandbox, opened, "pm_card_chargeDeclined"),
  razorpay: (sandbox: Sandbox, opened: GatewayPayment) => payOrder(sandbox, opened, "4111111111110002"),
}

describe.each(["stripe", "razorpay"] as const)("%s", (gateway) => {
  test("a payment opens once, is untried, and succeeds with its amount when the buyer pays", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          expect(opened).toMatchObject({ status: "Untried", amount: 289_10, currency: order(gateway).currency })
          expect((yield* gateways.open(order(gateway))).reference).toBe(opened.reference)
          expect((yield* gateways.open(order(gateway, 2))).reference).not.toBe(opened.reference)
          yield* pays[gateway](sandbox, opened)
          expect(yield* gateways.ask(gateway, opened.reference)).toMatchObject({ status: "Succeeded", amount: 289_10 })
        }),
      )
    }))

  test("a declined card leaves the payment open for another", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          yield* declines[gateway](sandbox, opened)
          const declined = yield* gateways.ask(gateway, opened.reference)
          expect(declined.status).toBe("Declined")
          expect(declined.reason).toMatch(/^[a-z_]+$/)
          yield* pays[gateway](sandbox, opened)
          expect((yield* gateways.ask(gateway, opened.reference)).status).toBe("Succeeded")
        }),
      )
    }))

  test("reading goes on past a passing failure; a lost reply to opening does not open a second payment", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          yield* failing(sandbox, { provider: gateway, kind: "lostReply", method: "POST", count: 1 })
          yield* Effect.exit(gateways.open(order(gateway)))
          const opened = yield* gateways.open(order(gateway))
          yield* failing(sandbox, { provider: gateway, kind: "error", method: "GET", count: 2 })
          expect((yield* gateways.ask(gateway, opened.reference)).reference).toBe(opened.reference)
          expect(yield* openedAt[gateway](sandbox)).toBe(1)
        }),
      )
    }))

  test("a gateway in trouble, an unknown payment and wrong keys are refusals that give no key away", () =>
    runSandbox({}, async (sandbox) => {
      const refused: Story = (gateways) =>
        Effect.gen(function* () {
          const failure = yield* Effect.flip(
            gateways.ask(gateway, gateway === "stripe" ? "pi_none" : "order_none"),
          ).pipe(Effect.orDie)
          expect(failure._tag).toBe("PaymentProviderRefused")
          expect(failure.reason).not.toMatch(/sk_|secret_wrong/)
        })
      await play(sandbox, refused)
      await play(sandbox, refused, { stripe: "sk_secret_wrong", razorpay: "secret_wrong" })
      await Effect.runPromise(failing(sandbox, { provider: gateway, kind: "error" }))
      await play(sandbox, refused)
    }))
})

describe.each(["stripe", "razorpay"] as const)("%s, after it was paid", (gateway) => {
  const paidThere = Effect.fnUntraced(function* (sandbox: Sandbox, gateways: PaymentGateways["Service"]) {
    const opened = yield* gateways.open(order(gateway))
    yield* pays[gateway](sandbox, opened)
    const payments = yield* Effect.promise(() => control(sandbox, "GET", "/payments"))
    const [payment] = Array.isArray(payments) ? payments : []
    const act = (name: string, body: object = {}) =>
      Effect.promise(() => control(sandbox, "POST", `/payments/${payment?.id}/${name}`, body))
    return { reference: opened.reference, act }
  })

  test("refunds are told by their ids, and named among what went back lately", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const { reference, act } = yield* paidThere(sandbox, gateways)
          expect(yield* gateways.reversedSince(gateway, 0)).toEqual([])
          yield* act("refund", { amount: 100_00 })
          yield* act("refund")
          const { status, amount, reversals = [] } = yield* gateways.ask(gateway, reference)
          expect({ status, amount }).toEqual({ status: "Succeeded", amount: 289_10 })
          expect(reversals.map((one) => [one.kind, one.state])).toEqual([
            ["refund", "lost"],
            ["refund", "lost"],
          ])
          expect(reversals.map((one) => one.amount).toSorted((one, other) => one - other)).toEqual([100_00, 189_10])
          expect(new Set(reversals.map((one) => one.reference)).size).toBe(2)
          expect(new Set(yield* gateways.reversedSince(gateway, 0))).toEqual(new Set([reference]))
          expect(yield* gateways.reversedSince(gateway, Date.now() + 3_600_000)).toEqual([])
        }),
      )
    }))

  test.each(["win", "lose"] as const)("a dispute is open, and ends when the bank decides: %s", (end) =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const { reference, act } = yield* paidThere(sandbox, gateways)
          const disputes = Effect.map(gateways.ask(gateway, reference), ({ reversals = [] }) =>
            reversals.map(({ kind, amount, state }) => ({ kind, amount, state })),
          )
          yield* act("dispute")
          expect(yield* disputes).toEqual([{ kind: "dispute", amount: 289_10, state: "open" }])
          yield* act(end)
          expect(yield* disputes).toEqual([{ kind: "dispute", amount: 289_10, state: end === "win" ? "won" : "lost" }])
          expect(yield* gateways.reversedSince(gateway, 0)).toContain(reference)
        }),
      )
    }),
  )
})

test("money that a bank promised is captured on asking, once", () =>
  runSandbox({}, async (sandbox) => {
    await play(sandbox, (gateways) =>
      Effect.gen(function* () {
        const made = yield* Effect.promise(() =>
          fetch(`${sandbox.url}/razorpay/v1/orders`, {
            method: "POST",
            headers: { authorization: basic, "content-type": "application/json" },
            body: JSON.stringify({ amount: 500_00, currency: "INR", receipt: "by-hand" }),
          }).then((response): Promise<{ readonly id: string }> => response.json()),
        )
        const manual = { reference: made.id, status: "Pending", amount: 500_00, currency: "INR" } as const
        yield* payOrder(sandbox, manual)
        const both = yield* Effect.all([gateways.ask("razorpay", made.id), gateways.ask("razorpay", made.id)], {
          concurrency: "unbounded",
        })
        expect(both.map(({ status }) => status)).toEqual(["Succeeded", "Succeeded"])
      }),
    )
  }))

test("the window's fields verify; others do not; both handovers carry what the browser needs", () =>
  runSandbox({}, async (sandbox) => {
    await play(sandbox, (gateways) =>
      Effect.gen(function* () {
        const opened = yield* gateways.open(order("razorpay"))
        const fields = yield* payOrder(sandbox, opened)
        const handed = {
          orderId: fields["razorpay_order_id"] ?? "",
          paymentId: fields["razorpay_payment_id"] ?? "",
          signature: fields["razorpay_signature"] ?? "",
        }
        expect(yield* gateways.verifyRazorpay(handed)).toBe(true)
        expect(yield* gateways.verifyRazorpay({ ...handed, paymentId: "pay_x" })).toBe(false)
        const payment = {
          id: PaymentId.make(1),
          gateway: "stripe",
          gatewayReference: "",
          amount: 1,
          currency: "GBP",
          status: "Pending",
        } as const
        const intent = yield* gateways.open(order("stripe"))
        expect(gateways.handover(payment, intent)).toMatchObject({
          gateway: "stripe",
          publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
          clientSecret: expect.stringContaining(`${intent.reference}_secret_`),
          scriptUrl: `${sandbox.url}/scripts/stripe.js`,
        })
        expect(gateways.handover({ ...payment, gateway: "razorpay" }, opened)).toMatchObject({
          gateway: "razorpay",
          keyId: keys.RAZORPAY_KEY_ID,
          orderId: opened.reference,
        })
      }),
    )
  }))

test("the notices that both gateways send verify and name the payment", async () => {
  const receiver = await startReceiver()
  try {
    await runSandbox({ webhookTarget: receiver.url }, async (sandbox) => {
      const references: Array<string> = []
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const intent = yield* gateways.open(order("stripe"))
          const opened = yield* gateways.open(order("razorpay"))
          yield* pays.stripe(sandbox, intent)
          yield* pays.razorpay(sandbox, opened)
          references.push(intent.reference, opened.reference)
          const payments = yield* Effect.promise(() => control(sandbox, "GET", "/payments"))
          for (const { id } of Array.isArray(payments) ? payments : [])
            for (const act of ["dispute", "lose"])
              yield* Effect.promise(() => control(sandbox, "POST", `/payments/${id}/${act}`, {}))
        }),
      )
      const read = () =>
        Promise.all(
          receiver.received.map(async ({ headers, body }) => {
            const stripe = headers["stripe-signature"]
            return typeof stripe === "string"
              ? await verifyStripeNotice(body, stripe, keys.STRIPE_WEBHOOK_SECRET)
              : verifyRazorpayNotice(body, String(headers["x-razorpay-signature"]), keys.RAZORPAY_WEBHOOK_SECRET)
          }),
        )
      await until(async () => {
        const notices = await read()
        return references.every((reference) => notices.some((notice) => notice?.reference === reference))
      })
      const ofDisputes = () => receiver.received.filter(({ body }) => /"dispute/.test(String(body))).length
      await until(() => ofDisputes() >= 4)
      expect(await read()).not.toContain(undefined)
    })
  } finally {
    await receiver.stop()
  }
})
