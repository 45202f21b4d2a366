import Stripe from "stripe"
import { describe, expect, test } from "vitest"
import { verifyStripeNotice } from "./notices.ts"

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

  test("a notice from the future is none beyond what two clocks differ", async () => {
    for (const ahead of [61, 299, 301, 86_400])
      expect(await verifyStripeNotice(intent, header(intent, now + ahead), secret, now)).toBeUndefined()
    expect(await verifyStripeNotice(intent, header(intent, now + 60), secret, now)).toEqual({ reference: "pi_1" })
    const misdated = `t=${now},${header(intent, now + 86_400)}`
    expect(await verifyStripeNotice(intent, misdated, secret, now)).toBeUndefined()
  })

  test("a changed, foreign, old or unsigned notice is none", async () => {
    expect(await verifyStripeNotice(`${intent} `, header(intent), secret, now)).toBeUndefined()
    expect(await verifyStripeNotice(intent, header(intent, now, "whsec_other"), secret, now)).toBeUndefined()
    expect(await verifyStripeNotice(intent, header(intent), secret, now + 301)).toBeUndefined()
    for (const bad of ["", "t=,v1=", "v1=00", "t=abc,v1=00"])
      expect(await verifyStripeNotice(intent, bad, secret, now)).toBeUndefined()
  })
})
