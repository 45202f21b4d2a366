import { hmacHex } from "../core/signatures.ts"

/** Value of the `Stripe-Signature` header; the time is in whole seconds. */
export const stripeSignature = (secret: string, body: string, timeSeconds: number): string =>
  `t=${timeSeconds},v1=${hmacHex(secret, `${timeSeconds}.${body}`)}`
