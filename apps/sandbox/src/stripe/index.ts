import type { Context } from "../core/context.ts"
import { stripeSignature } from "./stripe-signature.ts"
import type { SandboxGateway } from "../gateway.ts"
import type { PaymentReport } from "../payment-report.ts"
import { stripeApp } from "./stripe-app.ts"
import { feeOfCharge } from "./stripe-balance.ts"
import { closeDispute, openDispute } from "./stripe-disputes.ts"
import { refundCharge, returnRefund } from "./stripe-refunds.ts"

const withPrefix = (url: string): string => {
  const target = new URL(url)
  target.pathname = `/stripe${target.pathname}`
  return target.href
}

const payments = ({ state: { stripe } }: Context): PaymentReport[] =>
  Object.values(stripe.charges).map((one) => {
    const card = stripe.paymentMethods[one.paymentMethod]?.card
    return {
      id: one.id,
      provider: "stripe",
      amount: one.amount,
      currency: one.currency.toUpperCase(),
      status: one.status === "succeeded" && !one.captured ? "authorized" : one.status,
      refunded: one.amountRefunded,
      fee: one.captured ? feeOfCharge(one) : 0,
      dispute: Object.values(stripe.disputes ?? {}).find(({ charge }) => charge === one.id)?.status ?? null,
      card: card === undefined ? "" : `${card.brand} •••• ${card.last4}`,
      order: one.paymentIntent,
      at: new Date(one.created * 1000).toISOString(),
      metadata: one.metadata,
    }
  })

const reverse: SandboxGateway["reverse"] = (context, id, act, amount) => {
  const charge = context.state.stripe.charges[id]
  if (charge?.captured !== true) return undefined
  if (act === "return") return returnRefund(context, charge)
  if (act === "dispute") return openDispute(context, charge) !== undefined
  if (act !== "refund") return closeDispute(context, charge, act === "win" ? "won" : "lost")
  if ((amount ?? 1) > charge.amountCaptured - charge.amountRefunded) return false
  refundCharge(context, charge, { ...(amount !== undefined && { amount }) })
  return true
}

export const stripeSandbox: SandboxGateway = {
  scripts: ["dialog.js", "card-element.js", "stripe.js"],
  mount: (app, context) => {
    app.route("/stripe", stripeApp(context))
    // Stripe's own SDK takes a host but no path, so its calls arrive without the prefix.
    app.all("/v1/*", (c) => app.fetch(new Request(withPrefix(c.req.url), c.req.raw), c.env))
  },
  signDelivery: ({ STRIPE_WEBHOOK_SECRET }, body) => ({
    "stripe-signature": stripeSignature(STRIPE_WEBHOOK_SECRET, body, Math.floor(Date.now() / 1000)),
  }),
  payments,
  reverse,
}
