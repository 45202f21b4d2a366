import { describe, expect, it } from "vitest"
import { control, runSandbox, startReceiver, until } from "../testing/run-sandbox.ts"
import { stripeFailure as failure, stripeSdk as sdk } from "../testing/stripe-sdk.ts"

const intent = { amount: 250_00, currency: "gbp" }

describe("the Stripe stand-in, through the real SDK", () => {
  it("saves a card to a customer off session and charges it", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const customer = await stripe.customers.create({ email: "owner@example.com", metadata: { business: "7" } })
      const setup = await stripe.setupIntents.create({
        customer: customer.id,
        usage: "off_session",
        payment_method: "pm_card_visa",
        confirm: true,
      })
      expect(setup.status).toBe("succeeded")
      const cards = await stripe.paymentMethods.list({ customer: customer.id, type: "card" })
      expect(cards.data.map((one) => one.card?.last4)).toEqual(["4242"])
      const paid = await stripe.paymentIntents.create({
        ...intent,
        customer: customer.id,
        payment_method: cards.data[0]?.id ?? "",
        off_session: true,
        confirm: true,
        expand: ["latest_charge"],
      })
      expect(paid).toMatchObject({
        status: "succeeded",
        amount_received: 25000,
        latest_charge: { object: "charge", captured: true },
      })
      const again = await failure(stripe.paymentIntents.confirm(paid.id))
      expect(again).toMatchObject({ code: "payment_intent_unexpected_state", statusCode: 400 })
    }))

  it("carries the keys a payment intent has on the wire", () =>
    runSandbox({}, async (sandbox) => {
      const made = await sdk(sandbox).paymentIntents.create(intent)
      for (const key of [
        "id",
        "object",
        "amount",
        "amount_capturable",
        "amount_received",
        "capture_method",
        "client_secret",
        "confirmation_method",
        "created",
        "currency",
        "customer",
        "last_payment_error",
        "latest_charge",
        "livemode",
        "metadata",
        "next_action",
        "payment_method",
        "payment_method_types",
        "setup_future_usage",
        "status",
      ])
        expect(made).toHaveProperty(key)
      expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_`))
      expect(made.livemode).toBe(false)
    }))

  it("declines the cards made for declining, with their decline codes", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const generic = await failure(
        stripe.paymentIntents.create({ ...intent, payment_method: "pm_card_chargeDeclined", confirm: true }),
      )
      expect(generic).toMatchObject({
        type: "StripeCardError",
        statusCode: 402,
        code: "card_declined",
        decline_code: "generic_decline",
      })
      const poor = await failure(
        stripe.paymentIntents.create({
          ...intent,
          payment_method: "pm_card_chargeDeclinedInsufficientFunds",
          confirm: true,
        }),
      )
      expect(poor).toMatchObject({ code: "card_declined", decline_code: "insufficient_funds" })
      const made = (await stripe.paymentIntents.list()).data[0]
      expect(made).toMatchObject({ status: "requires_payment_method", last_payment_error: { code: "card_declined" } })
    }))

  it("asks the authentication card for its bank, then succeeds or fails as answered", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const answer = async (outcome: string): Promise<{ status: number; id: string }> => {
        const made = await stripe.paymentIntents.create({
          ...intent,
          payment_method: "pm_card_authenticationRequired",
          confirm: true,
        })
        expect(made).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } })
        const reply = await fetch(`${sandbox.url}/stripe/v1/payment_intents/${made.id}/sandbox_authenticate`, {
          method: "POST",
          headers: { authorization: "Bearer pk_test_marquee" },
          body: new URLSearchParams({ client_secret: made.client_secret ?? "", outcome }),
        })
        return { status: reply.status, id: made.id }
      }
      const good = await answer("success")
      expect(good.status).toBe(200)
      expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe("succeeded")
      const bad = await answer("failure")
      expect(bad.status).toBe(402)
      expect(await stripe.paymentIntents.retrieve(bad.id)).toMatchObject({
        status: "requires_payment_method",
        last_payment_error: { code: "payment_intent_authentication_failure" },
      })
      const off = await failure(
        stripe.paymentIntents.create({
          ...intent,
          payment_method: "pm_card_authenticationRequired",
          confirm: true,
          off_session: true,
        }),
      )
      expect(off.code).toBe("authentication_required")
    }))

  it("replays the same idempotency key and refuses it for other content", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const options = { idempotencyKey: "pay-1" }
      const body = { ...intent, payment_method: "pm_card_visa", confirm: true }
      const first = await stripe.paymentIntents.create(body, options)
      const second = await stripe.paymentIntents.create(body, options)
      expect(second.id).toBe(first.id)
      expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true")
      expect(await control(sandbox, "GET", "/payments")).toHaveLength(1)
      const other = await failure(stripe.paymentIntents.create({ ...body, amount: 1 }, options))
      expect(other).toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 })
    }))

  it("charges once when the reply is lost and the SDK tries again", () =>
    runSandbox({}, async (sandbox) => {
      await control(sandbox, "PUT", "/failures", [
        { provider: "stripe", kind: "lostReply", path: "/payment_intents", count: 1 },
      ])
      const paid = await sdk(sandbox, "sk_test_marquee", 2).paymentIntents.create({
        ...intent,
        payment_method: "pm_card_visa",
        confirm: true,
      })
      expect(paid.status).toBe("succeeded")
      expect(await control(sandbox, "GET", "/payments")).toHaveLength(1)
      expect(await control(sandbox, "GET", "/requests?provider=stripe&method=POST")).toMatchObject({
        counts: { stripe: 2 },
        matching: 2,
      })
    }))

  it("refuses unknown parameters, unknown things and wrong keys", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const post = (path: string, body: string, key = "sk_test_marquee"): Promise<Response> =>
        fetch(`${sandbox.url}/stripe${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${key}` },
          body: new URLSearchParams(body),
        })
      const unknown = await post("/v1/customers", "emial=a@b.c")
      expect(unknown.status).toBe(400)
      expect(await unknown.json()).toMatchObject({ error: { code: "parameter_unknown", param: "emial" } })
      const nested = await post("/v1/payment_methods", "type=card&card[nubmer]=4242")
      expect(await nested.json()).toMatchObject({ error: { param: "card[nubmer]" } })
      expect(await failure(stripe.customers.retrieve("cus_nobody"))).toMatchObject({
        code: "resource_missing",
        statusCode: 404,
      })
      expect((await post("/v1/customers", "", "sk_wrong")).status).toBe(401)
      expect((await post("/v1/customers", "", "pk_test_marquee")).status).toBe(403)
    }))

  it("refunds in parts, never more than was paid", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = sdk(sandbox)
      const paid = await stripe.paymentIntents.create({ ...intent, payment_method: "pm_card_visa", confirm: true })
      expect(await stripe.refunds.create({ payment_intent: paid.id, amount: 10000 })).toMatchObject({
        object: "refund",
        amount: 10000,
        status: "succeeded",
      })
      expect((await failure(stripe.refunds.create({ payment_intent: paid.id, amount: 20000 }))).message).toContain(
        "greater than unrefunded",
      )
      await stripe.refunds.create({ payment_intent: paid.id })
      expect((await failure(stripe.refunds.create({ payment_intent: paid.id }))).code).toBe("charge_already_refunded")
    }))

  it("delivers signed webhooks again until the receiver accepts them", async () => {
    const receiver = await startReceiver([500, 404])
    await runSandbox({ webhookTarget: receiver.url }, async (sandbox) => {
      const stripe = sdk(sandbox)
      const customer = await stripe.customers.create({ email: "a@example.com" })
      await until(() => receiver.received.length === 3)
      const events = receiver.received.map((one) =>
        stripe.webhooks.constructEvent(one.body, String(one.headers["stripe-signature"]), "whsec_marquee"),
      )
      expect(new Set(events.map((one) => one.id)).size).toBe(1)
      expect(events[0]).toMatchObject({ type: "customer.created", data: { object: { id: customer.id } } })
      expect(receiver.received[0]?.path).toBe("/api/v1.0/webhooks/stripe")
      expect((await stripe.events.list({ type: "customer.created" })).data).toHaveLength(1)
    }).finally(receiver.stop)
  })
})
