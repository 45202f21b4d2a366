import { createHmac } from "node:crypto"
import Stripe from "stripe"
import { describe, expect, test } from "vitest"
import { isRazorpayHandover, verifyRazorpayNotice, verifyStripeNotice } from "./payment-notices.ts"

/** Published with Razorpay's own library. */
const window = {
  orderId: "order_IEIaMR65cu6nz3",
  paymentId: "pay_IH4NVgf4Dreq1l",
  signature: "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
}
const keySecret = "EnLs21M47BllR3X8PSFtjtbd"
const published = {
  body: '{"a":1,"b":2,"c":{"d":3}}',
  secret: "123456",
  signature: "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc",
}
const sign = (body: string, secret: string) => createHmac("sha256", secret).update(body).digest("hex")

describe("Razorpay", () => {
  test("its window's published signature is genuine, and no other", () => {
    expect(isRazorpayHandover(window, keySecret)).toBe(true)
    expect(isRazorpayHandover({ ...window, paymentId: "pay_other" }, keySecret)).toBe(false)
    expect(isRazorpayHandover({ ...window, signature: "" }, keySecret)).toBe(false)
    expect(isRazorpayHandover({ ...window, signature: `zz${window.signature.slice(2)}` }, keySecret)).toBe(false)
  })

  test("its webhook's published signature is genuine, as text and as bytes, about no payment of ours", () => {
    const { body, secret, signature } = published
    expect(verifyRazorpayNotice(body, signature, secret)).toEqual({})
    expect(verifyRazorpayNotice(new TextEncoder().encode(body), signature, secret)).toEqual({})
    expect(verifyRazorpayNotice(`${body} `, signature, secret)).toBeUndefined()
    expect(verifyRazorpayNotice(body, signature, "other")).toBeUndefined()
  })

  test("a notice of a payment names its order", () => {
    const body = JSON.stringify({
      event: "payment.captured",
      payload: { payment: { entity: { order_id: "order_1" } } },
    })
    expect(verifyRazorpayNotice(body, sign(body, "s"), "s")).toEqual({ reference: "order_1" })
  })
})

describe("Stripe", () => {
  const secret = "whsec_test"
  const now = 1_700_000_000
  const event = (object: object) => JSON.stringify({ id: "evt_1", type: "any", data: { object } })
  const intent = event({ object: "payment_intent", id: "pi_1" })
  const header = (payload: string, timestamp = now, signedWith = secret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret: signedWith, timestamp })

  test("a notice signed by Stripe's own library names its payment intent", async () => {
    expect(await verifyStripeNotice(intent, header(intent), secret, now)).toEqual({ reference: "pi_1" })
    const refunded = event({ object: "charge", id: "ch_1", payment_intent: "pi_2" })
    expect(await verifyStripeNotice(refunded, header(refunded), secret, now)).toEqual({ reference: "pi_2" })
    const customer = event({ object: "customer", id: "cus_1" })
    expect(await verifyStripeNotice(customer, header(customer), secret, now)).toEqual({})
  })

  test("one of two signatures suffices while a secret is changed", async () => {
    const both = `${header(intent, now, "whsec_old")},${header(intent).split(",")[1] ?? ""}`
    expect(await verifyStripeNotice(intent, both, secret, now)).toEqual({ reference: "pi_1" })
  })

  test("a changed, foreign, old or unsigned notice is none", async () => {
    expect(await verifyStripeNotice(`${intent} `, header(intent), secret, now)).toBeUndefined()
    expect(await verifyStripeNotice(intent, header(intent, now, "whsec_other"), secret, now)).toBeUndefined()
    expect(await verifyStripeNotice(intent, header(intent), secret, now + 301)).toBeUndefined()
    for (const bad of ["", "t=,v1=", "v1=00", "t=abc,v1=00"])
      expect(await verifyStripeNotice(intent, bad, secret, now)).toBeUndefined()
  })
})
