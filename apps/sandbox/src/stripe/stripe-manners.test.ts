import { describe, expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { runSandbox } from "../testing/run-sandbox.ts"
import { stripeFailure, stripeSdk } from "../testing/stripe-sdk.ts"

const intent = { amount: 250_00, currency: "gbp" }

const paid = async (sandbox: Sandbox) => {
  const stripe = stripeSdk(sandbox)
  const customer = await stripe.customers.create({ email: "owner@example.com" })
  const made = await stripe.paymentIntents.create({
    ...intent,
    customer: customer.id,
    payment_method: "pm_card_visa",
    confirm: true,
  })
  return { stripe, made }
}

describe("expanding", () => {
  test("ids become their objects down to the fourth level", () =>
    runSandbox({}, async (sandbox) => {
      const { stripe, made } = await paid(sandbox)
      await stripe.refunds.create({ payment_intent: made.id, amount: 100_00 })
      const expand = ["customer", "payment_method", "latest_charge.refunds.data.balance_transaction"]
      expect(await stripe.paymentIntents.retrieve(made.id, { expand })).toMatchObject({
        customer: { object: "customer", email: "owner@example.com" },
        payment_method: { object: "payment_method" },
        latest_charge: { refunds: { data: [{ balance_transaction: { amount: -100_00, type: "refund" } }] } },
      })
    }))

  test("each item of a list is expanded", () =>
    runSandbox({}, async (sandbox) => {
      const { stripe } = await paid(sandbox)
      const list = await stripe.paymentIntents.list({ expand: ["data.latest_charge.balance_transaction"] })
      expect(list.data[0]).toMatchObject({ latest_charge: { balance_transaction: { amount: 250_00, type: "charge" } } })
    }))

  test("a field that holds no id, an unknown one and a fifth level are refused", () =>
    runSandbox({}, async (sandbox) => {
      const { stripe, made } = await paid(sandbox)
      for (const path of ["amount", "colour", "latest_charge.refunds.data.charge.customer"]) {
        const error = await stripeFailure(stripe.paymentIntents.retrieve(made.id, { expand: [path] }))
        expect(error).toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400 })
      }
    }))
})

describe("refusals", () => {
  test("an amount below the currency's least is too small", () =>
    runSandbox({}, async (sandbox) => {
      const stripe = stripeSdk(sandbox)
      const refused = await stripeFailure(stripe.paymentIntents.create({ amount: 29, currency: "gbp" }))
      expect(refused).toMatchObject({ code: "amount_too_small", param: "amount", statusCode: 400 })
      expect(refused.message).toBe("Amount must be at least £0.30 gbp")
      expect((await stripe.paymentIntents.create({ amount: 30, currency: "gbp" })).amount).toBe(30)
    }))

  test("an unknown address answers in Stripe's JSON", () =>
    runSandbox({}, async (sandbox) => {
      for (const [method, path] of [
        ["GET", "/v1/subscriptions"],
        ["DELETE", "/v1/refunds"],
        ["GET", "/stripe/v2/core"],
      ] as const) {
        const reply = await fetch(`${sandbox.url}${path}`, { method })
        expect(reply.status).toBe(404)
        expect(await reply.json()).toMatchObject({
          error: {
            type: "invalid_request_error",
            message: expect.stringContaining(`(${method}: ${path.replace("/stripe", "")})`),
          },
        })
      }
    }))

  test("a value outside a closed list is refused", () =>
    runSandbox({}, async (sandbox) => {
      const body = new URLSearchParams({ amount: "500", currency: "gbp", capture_method: "later" })
      const headers = { authorization: "Bearer sk_test_marquee" }
      const reply = await fetch(`${sandbox.url}/stripe/v1/payment_intents`, { method: "POST", headers, body })
      expect(await reply.json()).toMatchObject({ error: { param: "capture_method" } })
    }))
})

describe("authentication on the bank's page", () => {
  const returnUrl = "http://localhost:4000/paid?order=7"
  const confirmed = async (sandbox: Sandbox) => {
    const stripe = stripeSdk(sandbox)
    const made = await stripe.paymentIntents.create({
      ...intent,
      payment_method: "pm_card_authenticationRequired",
      return_url: returnUrl,
      confirm: true,
    })
    return { stripe, made, url: made.next_action?.redirect_to_url?.url ?? "" }
  }

  test.each([
    ["success", "succeeded"],
    ["failure", "requires_payment_method"],
  ] as const)("its %s brings the buyer back to return_url", (outcome, status) =>
    runSandbox({}, async (sandbox) => {
      const { stripe, made, url } = await confirmed(sandbox)
      expect(made).toMatchObject({
        status: "requires_action",
        next_action: { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl } },
      })
      expect(await (await fetch(url)).text()).toContain("Complete authentication")
      const answer = { method: "POST", redirect: "manual", body: new URLSearchParams({ outcome }) } as const
      const reply = await fetch(url, answer)
      const back = new URL(reply.headers.get("location") ?? "")
      expect(Object.fromEntries(back.searchParams)).toEqual({
        order: "7",
        payment_intent: made.id,
        payment_intent_client_secret: made.client_secret,
        redirect_status: outcome === "success" ? "succeeded" : "failed",
      })
      expect((await stripe.paymentIntents.retrieve(made.id)).status).toBe(status)
    }),
  )

  test("a wrong secret opens nothing", () =>
    runSandbox({}, async (sandbox) => {
      const { url } = await confirmed(sandbox)
      expect((await fetch(`${url}x`)).status).toBe(404)
    }))
})
