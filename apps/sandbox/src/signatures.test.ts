import { describe, expect, it } from "vitest"
import { hmacHex } from "./core/signatures.ts"
import { twilioSignature } from "./messages/twilio-signature.ts"
import { hubSignature } from "./meta/hub-signature.ts"
import { razorpayPaymentSignature } from "./razorpay/razorpay-signature.ts"
import { stripeSignature } from "./stripe/stripe-signature.ts"

describe("signatures", () => {
  it("signs a Razorpay payment as the published example does", () => {
    expect(razorpayPaymentSignature("EnLs21M47BllR3X8PSFtjtbd", "order_IEIaMR65cu6nz3", "pay_IH4NVgf4Dreq1l")).toBe(
      "0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f",
    )
  })
  it("signs a Razorpay webhook body as the published example does", () => {
    expect(hmacHex("123456", '{"a":1,"b":2,"c":{"d":3}}')).toBe(
      "2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc",
    )
  })
  it("signs an X-Hub body as the published example does", () => {
    expect(hubSignature("It's a Secret to Everybody", "Hello, World!")).toBe(
      "sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17",
    )
  })
  it("signs a Twilio callback as the published example does", () => {
    const fields = {
      CallSid: "CA1234567890ABCDE",
      Caller: "+14158675309",
      Digits: "1234",
      From: "+14158675309",
      To: "+18005551212",
    }
    expect(twilioSignature("12345", "https://mycompany.com/myapp.php?foo=1&bar=2", fields)).toBe(
      "RSOYDt4T1cUTdK1PDd93/VVr8B8=",
    )
  })
  it("writes Stripe's header with its time", () => {
    expect(stripeSignature("whsec", "{}", 1700000000)).toBe(`t=1700000000,v1=${hmacHex("whsec", "1700000000.{}")}`)
  })
})
