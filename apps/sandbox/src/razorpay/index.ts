import type { Context } from "../core/context.ts"
import type { SandboxGateway } from "../gateway.ts"
import type { PaymentReport } from "../payment-report.ts"
import { razorpayApp } from "./razorpay-app.ts"
import { feeOf } from "./razorpay-objects.ts"
import { decideDispute, disputePayment, refundPayment, returnRefund } from "./razorpay-reversals.ts"

const payments = ({ state: { razorpay } }: Context): PaymentReport[] =>
  Object.values(razorpay.payments).map((one) => ({
    id: one.id,
    provider: "razorpay",
    amount: one.amount,
    currency: one.currency,
    status: one.status,
    refunded: one.amountRefunded,
    fee: feeOf(one) ?? 0,
    dispute: Object.values(razorpay.disputes ?? {}).find(({ paymentId }) => paymentId === one.id)?.status ?? null,
    card: one.card === null ? (one.vpa ?? one.method) : `${one.card.network} •••• ${one.card.last4}`,
    order: one.orderId,
    at: new Date(one.createdAt * 1000).toISOString(),
    metadata: razorpay.orders[one.orderId]?.notes ?? {},
  }))

const reverse: SandboxGateway["reverse"] = (context, id, act, amount) => {
  const payment = context.state.razorpay.payments[id]
  if (payment === undefined) return undefined
  if (act === "return") return returnRefund(context, payment)
  if (act === "dispute") return disputePayment(context, payment)
  if (act !== "refund") return decideDispute(context, payment, act === "win" ? "won" : "lost")
  if (payment.status !== "captured" || (amount ?? 1) > payment.amount - payment.amountRefunded) return false
  refundPayment(context, payment, { ...(amount !== undefined && { amount }) })
  return true
}

export const razorpaySandbox: SandboxGateway = {
  scripts: ["dialog.js", "razorpay.js"],
  mount: (app, context) => void app.route("/razorpay", razorpayApp(context)),
  payments,
  reverse,
}
