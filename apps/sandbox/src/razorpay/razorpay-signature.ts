import { hmacHex } from "../core/signatures.ts"

/** The signature Razorpay's checkout hands to the browser after a payment. */
export const razorpayPaymentSignature = (secret: string, orderId: string, paymentId: string): string =>
  hmacHex(secret, `${orderId}|${paymentId}`)
