export interface StripeOptions {
  readonly secretKey: string
  readonly publishableKey: string
  /** Origin, e.g. `https://api.stripe.com`. */
  readonly baseUrl: string
  /** The browser script; in production Stripe's own. */
  readonly scriptUrl: string
  readonly timeoutMs?: number
}

export interface RazorpayOptions {
  readonly keyId: string
  readonly keySecret: string
  /** Address before `/v1`, e.g. `https://api.razorpay.com`. */
  readonly baseUrl: string
  /** The browser script; in production Razorpay's own. */
  readonly scriptUrl: string
  readonly timeoutMs?: number
}

export interface PaymentOptions {
  readonly stripe: StripeOptions
  readonly razorpay: RazorpayOptions
}
