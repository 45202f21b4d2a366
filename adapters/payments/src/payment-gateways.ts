import { Effect, Layer } from "effect"
import { PaymentGateways } from "@application/wallet/ports"
import { isRazorpayHandover } from "./payment-notices.ts"
import type { PaymentOptions } from "./payment-options.ts"
import { razorpayGateway } from "./razorpay-gateway.ts"
import { stripeGateway } from "./stripe-gateway.ts"

/** Stripe and Razorpay at the addresses and with the keys given. */
export const paymentGateways = (options: PaymentOptions) =>
  Layer.sync(PaymentGateways, () => {
    const gateways = { stripe: stripeGateway(options.stripe), razorpay: razorpayGateway(options.razorpay) }
    return {
      open: (order) => gateways[order.gateway].open(order),
      ask: (gateway, reference) => gateways[gateway].ask(reference),
      reversedSince: (gateway, since) => gateways[gateway].reversedSince(since),
      handover: (payment, opened) =>
        payment.gateway === "stripe"
          ? {
              gateway: "stripe",
              payment,
              publishableKey: options.stripe.publishableKey,
              clientSecret: opened.secret ?? "",
              scriptUrl: options.stripe.scriptUrl,
            }
          : {
              gateway: "razorpay",
              payment,
              keyId: options.razorpay.keyId,
              orderId: opened.reference,
              scriptUrl: options.razorpay.scriptUrl,
            },
      verifyRazorpay: (fields) => Effect.sync(() => isRazorpayHandover(fields, options.razorpay.keySecret)),
    }
  })
