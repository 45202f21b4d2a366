import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Hex HMAC-SHA256, the base of Stripe's, Razorpay's and Meta's signatures. */
export const hmacHex = (secret: string, message: string): string =>
  createHmac("sha256", secret).update(message).digest("hex")

export const sha256Hex = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex")

/** Value of the `Stripe-Signature` header; the time is in whole seconds. */
export const stripeSignature = (secret: string, body: string, timeSeconds: number): string =>
  `t=${timeSeconds},v1=${hmacHex(secret, `${timeSeconds}.${body}`)}`

/** The signature Razorpay's checkout hands to the browser after a payment. */
export const razorpayPaymentSignature = (secret: string, orderId: string, paymentId: string): string =>
  hmacHex(secret, `${orderId}|${paymentId}`)

/** Value of `X-Hub-Signature-256`. */
export const hubSignature = (secret: string, body: string): string => `sha256=${hmacHex(secret, body)}`

/** Value of `X-Twilio-Signature`: the address followed by the sorted form fields. */
export const twilioSignature = (token: string, url: string, fields: Readonly<Record<string, string>>): string =>
  createHmac("sha1", token)
    .update(
      url +
        Object.keys(fields)
          .sort()
          .map((key) => key + (fields[key] ?? ""))
          .join(""),
    )
    .digest("base64")

/** Compares two secrets without leaking where they differ. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash("sha256").update(left).digest(), createHash("sha256").update(right).digest())
