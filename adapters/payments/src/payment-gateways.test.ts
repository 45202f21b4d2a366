import { paymentGateways, type PaymentSettings, readPaymentNotice } from "./index.ts"
import { sandboxBuyers } from "./testing/index.ts"
import { type GatewayPayment, PaymentGateways, type PaymentOrder } from "@application/wallet/ports"
import { BusinessProfileId } from "@domain/kernel"
import { type Payment, PaymentId, type PaymentGateway, type PaymentProviderRefused, RefundId } from "@domain/wallet"
import { Effect, Struct } from "effect"
import { describe, expect, test } from "vitest"
import { sandboxSettings } from "@apps/sandbox/settings"
import { control, runSandbox, type Sandbox, startReceiver, until } from "@apps/sandbox/testing"

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

const settingsAt = ({ url }: Sandbox) => ({ ...sandboxSettings(url), STRIPE_BASE_URL: url })

const play = (sandbox: Sandbox, story: Story, changed: Partial<PaymentSettings> = {}) => {
  const layer = paymentGateways({ ...settingsAt(sandbox), ...changed })
  return Effect.flatMap(PaymentGateways, story).pipe(Effect.provide(layer), Effect.runPromise)
}

const names = Struct.keys(sandboxBuyers)

/** What the page would be handed of a payment that was opened. */
const handed = (gateways: PaymentGateways["Service"], gateway: PaymentGateway, opened: GatewayPayment) => {
  const { reference: gatewayReference, amount, currency } = opened
  const payment: Payment = { id: PaymentId.make(1), gateway, gatewayReference, amount, currency, status: "Pending" }
  return gateways.handover(payment, opened)
}
const pay = (sandbox: Sandbox, gateways: PaymentGateways["Service"], gateway: PaymentGateway, opened: GatewayPayment) =>
  Effect.promise(() => sandboxBuyers[gateway].pay(sandbox.url, handed(gateways, gateway, opened)))

const failing = (sandbox: Sandbox, ...failures: ReadonlyArray<object>) =>
  Effect.promise(() => control(sandbox, "PUT", "/failures", failures))

describe.each(names)("%s", (gateway) => {
  test("a payment opens once, is untried, and succeeds when the buyer pays", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          expect(opened).toMatchObject({ status: "Untried", amount: 289_10, currency: order(gateway).currency })
          expect((yield* gateways.open(order(gateway))).reference).toBe(opened.reference)
          expect((yield* gateways.open(order(gateway, 2))).reference).not.toBe(opened.reference)
          yield* pay(sandbox, gateways, gateway, opened)
          expect(yield* gateways.ask(gateway, opened.reference)).toMatchObject({ status: "Succeeded", amount: 289_10 })
        }),
      )
    }))

  test("a declined card leaves the payment open for another", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          yield* Effect.promise(() => sandboxBuyers[gateway].decline(sandbox.url, handed(gateways, gateway, opened)))
          const declined = yield* gateways.ask(gateway, opened.reference)
          expect(declined.status).toBe("Declined")
          expect(declined.reason).toMatch(/^[a-z_]+$/)
          yield* pay(sandbox, gateways, gateway, opened)
          expect((yield* gateways.ask(gateway, opened.reference)).status).toBe("Succeeded")
        }),
      )
    }))

  test("a lost reply to opening does not open a second payment", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          yield* failing(sandbox, { provider: gateway, kind: "lostReply", method: "POST", count: 1 })
          yield* Effect.exit(gateways.open(order(gateway)))
          const opened = yield* gateways.open(order(gateway))
          yield* failing(sandbox, { provider: gateway, kind: "error", method: "GET", count: 2 })
          expect((yield* gateways.ask(gateway, opened.reference)).reference).toBe(opened.reference)
          expect(yield* Effect.promise(() => sandboxBuyers[gateway].opened(sandbox.url, settingsAt(sandbox)))).toBe(1)
        }),
      )
    }))

  test("a failing gateway, an unknown payment and wrong keys give no key away", () =>
    runSandbox({}, async (sandbox) => {
      const refused: Story = (gateways) =>
        Effect.gen(function* () {
          const failure = yield* Effect.flip(gateways.ask(gateway, "none")).pipe(Effect.orDie)
          expect(failure._tag).toBe("PaymentProviderRefused")
          expect(failure.reason).not.toMatch(/sk_|secret_wrong/)
        })
      await play(sandbox, refused)
      await play(sandbox, refused, { STRIPE_SECRET_KEY: "sk_secret_wrong", RAZORPAY_KEY_SECRET: "secret_wrong" })
      await Effect.runPromise(failing(sandbox, { provider: gateway, kind: "error" }))
      await play(sandbox, refused)
    }))
})

describe.each(names)("%s, after it was paid", (gateway) => {
  const paidThere = Effect.fnUntraced(function* (sandbox: Sandbox, gateways: PaymentGateways["Service"]) {
    const opened = yield* gateways.open(order(gateway))
    yield* pay(sandbox, gateways, gateway, opened)
    const payments = yield* Effect.promise(() => control(sandbox, "GET", "/payments"))
    const [payment] = Array.isArray(payments) ? payments : []
    const act = (name: string, body: object = {}) =>
      Effect.promise(() => control(sandbox, "POST", `/payments/${payment?.id}/${name}`, body))
    return { reference: opened.reference, act }
  })

  test("refunds are told apart by their ids and listed as recent reversals", () =>
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
          expect(yield* gateways.reversedSince(gateway, 0)).toEqual([{ reference }])
          expect(yield* gateways.reversedSince(gateway, Date.now() + 3_600_000)).toEqual([])
        }),
      )
    }))

  test("what the gateway keeps is told once, and a refund gives nothing of it back", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const { reference, act } = yield* paidThere(sandbox, gateways)
          const fees = Effect.map(gateways.ask(gateway, reference), (payment) => payment.fees ?? [])
          const kept = yield* fees
          expect(kept.map(({ amount }) => amount)).toEqual([gateway === "stripe" ? 4_54 : 6_82])
          yield* act("refund", { amount: 100_00 })
          yield* act("return")
          yield* act("refund")
          expect(yield* fees).toEqual(kept)
        }),
      )
    }))

  test("a refund that comes back from its bank is told as money that is ours again", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const { reference, act } = yield* paidThere(sandbox, gateways)
          yield* act("refund", { amount: 100_00 })
          yield* act("return")
          const { reversals = [] } = yield* gateways.ask(gateway, reference)
          expect(reversals).toMatchObject([{ kind: "refund", amount: 100_00, state: "won" }])
          expect(yield* gateways.reversedSince(gateway, 0)).toEqual([{ reference }])
        }),
      )
    }))

  test.each(["win", "lose"] as const)("a dispute is open, and ends when the bank decides: %s", (end) =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const { reference, act } = yield* paidThere(sandbox, gateways)
          yield* act("dispute")
          const [reversed] = yield* gateways.reversedSince(gateway, 0)
          const names = reversed?.disputes ?? []
          const disputes = Effect.map(gateways.ask(gateway, reference, names), ({ reversals = [] }) =>
            reversals.map(({ kind, amount, state }) => ({ kind, amount, state })),
          )
          expect(yield* disputes).toEqual([{ kind: "dispute", amount: 289_10, state: "open" }])
          yield* act(end)
          expect(yield* disputes).toEqual([{ kind: "dispute", amount: 289_10, state: end === "win" ? "won" : "lost" }])
          expect(reversed?.reference).toBe(reference)
        }),
      )
    }),
  )
})

describe.each(names)("%s's refunds", (gateway) => {
  const paidThere = Effect.fnUntraced(function* (sandbox: Sandbox, gateways: PaymentGateways["Service"]) {
    const opened = yield* gateways.open(order(gateway))
    yield* pay(sandbox, gateways, gateway, opened)
    yield* gateways.ask(gateway, opened.reference)
    return { gateway, gatewayReference: opened.reference }
  })
  const refundedThere = (sandbox: Sandbox) =>
    Effect.promise(async () => {
      const payments = await control(sandbox, "GET", "/payments")
      return Array.isArray(payments) ? payments.map((one) => one.refunded) : []
    })

  test("a refund is made once per number, in parts too, and is told apart from others", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const paid = yield* paidThere(sandbox, gateways)
          const first = { ...paid, refundId: RefundId.make(41), amount: 100_00 }
          const made = yield* gateways.refund(first)
          expect(made.state).toBe("Successful")
          expect(yield* gateways.refund(first)).toEqual(made)
          yield* gateways.refund({ ...paid, refundId: RefundId.make(42), amount: 50_00 })
          expect(yield* refundedThere(sandbox)).toEqual([150_00])
          const { reversals = [] } = yield* gateways.ask(gateway, paid.gatewayReference)
          expect(new Set(reversals.map(({ refundId }) => refundId))).toEqual(new Set([41, 42]))
        }),
      )
    }))

  test("of the same refund asked for at once, one is made", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const paid = yield* paidThere(sandbox, gateways)
          const wanted = { ...paid, refundId: RefundId.make(43), amount: 289_10 }
          const made = yield* Effect.all([gateways.refund(wanted), gateways.refund(wanted)], {
            concurrency: "unbounded",
          })
          expect(made.map(({ state }) => state)).toEqual(["Successful", "Successful"])
          expect(yield* refundedThere(sandbox)).toEqual([289_10])
        }),
      )
    }))

  test("a lost reply does not refund twice", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const paid = yield* paidThere(sandbox, gateways)
          const wanted = { ...paid, refundId: RefundId.make(44), amount: 100_00 }
          yield* failing(sandbox, { provider: gateway, kind: "lostReply", method: "POST", count: 1 })
          yield* Effect.exit(gateways.refund(wanted))
          expect((yield* gateways.refund(wanted)).state).toBe("Successful")
          expect(yield* refundedThere(sandbox)).toEqual([100_00])
        }),
      )
    }))

  test("more than is left fails for good, and a gateway in trouble does not", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const paid = yield* paidThere(sandbox, gateways)
          const refused = yield* gateways.refund({ ...paid, refundId: RefundId.make(45), amount: 300_00 })
          expect(refused.state).toBe("Failed")
          expect(refused.reason).toMatch(/greater/)
          yield* failing(sandbox, { provider: gateway, kind: "error" })
          const wanted = { ...paid, refundId: RefundId.make(46), amount: 100_00 }
          expect((yield* Effect.flip(gateways.refund(wanted)).pipe(Effect.orDie))._tag).toBe("PaymentProviderRefused")
        }),
      )
    }))
})

test.each(names)("of the card that paid, %s tells the same mark for every payment, or none", (gateway) =>
  runSandbox({}, async (sandbox) => {
    await play(sandbox, (gateways) =>
      Effect.gen(function* () {
        const marks: Array<string | undefined> = []
        for (const paymentId of [101, 102]) {
          const opened = yield* gateways.open({ ...order(gateway), paymentId: PaymentId.make(paymentId) })
          expect((yield* gateways.ask(gateway, opened.reference)).cardMark).toBeUndefined()
          yield* pay(sandbox, gateways, gateway, opened)
          marks.push((yield* gateways.ask(gateway, opened.reference)).cardMark)
        }
        expect(marks[0]).toBe(marks[1])
        if (gateway === "stripe") expect(marks[0]).toMatch(/^stripe:[\da-zA-Z]{16}$/)
        else expect(marks[0]).toBeUndefined()
      }),
    )
  }),
)

test("Stripe keeps a fee of a dispute, by a name of its own, whoever wins it", () =>
  runSandbox({}, async (sandbox) => {
    await play(sandbox, (gateways) =>
      Effect.gen(function* () {
        const opened = yield* gateways.open(order("stripe"))
        expect((yield* gateways.ask("stripe", opened.reference)).fees).toBeUndefined()
        yield* pay(sandbox, gateways, "stripe", opened)
        const payments = yield* Effect.promise(() => control(sandbox, "GET", "/payments"))
        const id = Array.isArray(payments) ? payments[0]?.id : undefined
        for (const act of ["dispute", "win"])
          yield* Effect.promise(() => control(sandbox, "POST", `/payments/${id}/${act}`, {}))
        const { fees = [] } = yield* gateways.ask("stripe", opened.reference)
        expect(fees.map(({ amount }) => amount)).toEqual([4_54, 20_00])
        expect(new Set(fees.map((fee) => fee.reference)).size).toBe(2)
      }),
    )
  }))

test("money that a bank promised at Razorpay is captured on request, once", () =>
  runSandbox({}, async (sandbox) => {
    const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = settingsAt(sandbox)
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`
    await play(sandbox, (gateways) =>
      Effect.gen(function* () {
        const made = yield* Effect.promise(() =>
          fetch(`${sandbox.url}/razorpay/v1/orders`, {
            method: "POST",
            headers: { authorization, "content-type": "application/json" },
            body: JSON.stringify({ amount: 500_00, currency: "INR", receipt: "by-hand" }),
          }).then((response): Promise<{ readonly id: string }> => response.json()),
        )
        const manual = { reference: made.id, status: "Pending", amount: 500_00, currency: "INR" } as const
        yield* pay(sandbox, gateways, "razorpay", manual)
        const both = yield* Effect.all([gateways.ask("razorpay", made.id), gateways.ask("razorpay", made.id)], {
          concurrency: "unbounded",
        })
        expect(both.map(({ status }) => status)).toEqual(["Succeeded", "Succeeded"])
      }),
    )
  }))

describe.each(names)("%s's window", (gateway) => {
  test("is handed what it needs, and the script's address", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          const { scriptUrl, fields } = handed(gateways, gateway, opened)
          expect(scriptUrl).toBe(`${sandbox.url}/scripts/${gateway}.js`)
          expect(JSON.stringify(fields)).toContain(opened.reference)
          expect(JSON.stringify(fields)).not.toMatch(/sk_|rzp_secret|whsec/)
        }),
      )
    }))

  test("returns fields that are genuine for its own payment, unchanged", () =>
    runSandbox({}, async (sandbox) => {
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          const returned = yield* pay(sandbox, gateways, gateway, opened)
          const { payment } = handed(gateways, gateway, opened)
          const forged = { orderId: opened.reference, paymentId: "pay_1", signature: "00".repeat(32) }
          expect(yield* gateways.isGenuine(payment, forged)).toBe(false)
          if (returned === undefined) return
          expect(yield* gateways.isGenuine(payment, returned)).toBe(true)
          expect(yield* gateways.isGenuine({ ...payment, gatewayReference: "other" }, returned)).toBe(false)
          for (const name of Object.keys(returned))
            expect(yield* gateways.isGenuine(payment, { ...returned, [name]: "other" })).toBe(false)
        }),
      )
    }))
})

test.each(names)("the notices that %s sends verify and name the payment", async (gateway) => {
  const receiver = await startReceiver()
  try {
    await runSandbox({ webhookTarget: receiver.url }, async (sandbox) => {
      let reference = ""
      await play(sandbox, (gateways) =>
        Effect.gen(function* () {
          const opened = yield* gateways.open(order(gateway))
          reference = opened.reference
          yield* pay(sandbox, gateways, gateway, opened)
          const payments = yield* Effect.promise(() => control(sandbox, "GET", "/payments"))
          for (const { id } of Array.isArray(payments) ? payments : [])
            for (const act of ["dispute", "lose"])
              yield* Effect.promise(() => control(sandbox, "POST", `/payments/${id}/${act}`, {}))
        }),
      )
      const plain = ({ headers, body }: (typeof receiver.received)[number]) => ({
        body,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      })
      const read = () =>
        Promise.all(receiver.received.map((one) => readPaymentNotice(gateway, plain(one), settingsAt(sandbox))))
      await until(async () => (await read()).some((notice) => notice?.reference === reference))
      await until(() => receiver.received.filter(({ body }) => /"dispute/.test(String(body))).length >= 2)
      expect(await read()).not.toContain(undefined)
      expect(receiver.received.every(({ path }) => path.endsWith(`/webhooks/${gateway}`))).toBe(true)
    })
  } finally {
    await receiver.stop()
  }
})
