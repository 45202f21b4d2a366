import { createHmac } from "node:crypto"
import { describe, expect, test } from "vitest"
import { isRazorpayReturn, verifyRazorpayNotice } from "./notices.ts"

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
    const { orderId } = window
    expect(isRazorpayReturn(orderId, window, keySecret)).toBe(true)
    expect(isRazorpayReturn(orderId, { ...window, paymentId: "pay_other" }, keySecret)).toBe(false)
    expect(isRazorpayReturn(orderId, { ...window, signature: "" }, keySecret)).toBe(false)
    expect(isRazorpayReturn(orderId, { ...window, signature: `zz${window.signature.slice(2)}` }, keySecret)).toBe(false)
  })

  test("a signature for one order confirms no other", () => {
    expect(isRazorpayReturn("order_other", window, keySecret)).toBe(false)
    expect(isRazorpayReturn(window.orderId, { signature: window.signature }, keySecret)).toBe(false)
  })

  test("a webhook with its published signature is genuine, as text and as bytes", () => {
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

  test("a notice of a dispute names it beside its order", () => {
    const body = JSON.stringify({
      event: "payment.dispute.created",
      payload: {
        payment: { entity: { order_id: "order_1", notes: null } },
        dispute: { entity: { id: "disp_1", payment_id: "pay_1" } },
      },
    })
    expect(verifyRazorpayNotice(body, sign(body, "s"), "s")).toEqual({ reference: "order_1", dispute: "disp_1" })
  })
})
