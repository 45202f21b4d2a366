import type { Context } from "../core/context.ts"
import { decideDispute, disputePayment, refundPayment } from "../razorpay/razorpay-reversals.ts"
import { closeDispute, openDispute } from "../stripe/stripe-disputes.ts"
import { refundCharge } from "../stripe/stripe-refunds.ts"

/** What a person at a gateway or a bank can do to a payment that was taken. */
const REVERSALS = ["refund", "dispute", "lose", "win"] as const
export type ReversalAct = (typeof REVERSALS)[number]

export const isReversalAct = (act: string): act is ReversalAct => REVERSALS.some((one) => one === act)

/** Does it to a charge or payment by its id, of a refund a part if an amount is given; false when it cannot be done. */
export const reversePayment = (context: Context, id: string, act: ReversalAct, amount?: number): boolean => {
  const charge = context.state.stripe.charges[id]
  const payment = context.state.razorpay.payments[id]
  if (charge?.captured === true) {
    if (act === "dispute") return openDispute(context, charge) !== undefined
    if (act !== "refund") return closeDispute(context, charge, act === "win" ? "won" : "lost")
    if ((amount ?? 1) > charge.amountCaptured - charge.amountRefunded) return false
    refundCharge(context, charge, { ...(amount !== undefined && { amount }) })
    return true
  }
  if (payment === undefined) return false
  if (act === "dispute") return disputePayment(context, payment)
  if (act !== "refund") return decideDispute(context, payment, act === "win" ? "won" : "lost")
  if (payment.status !== "captured" || (amount ?? 1) > payment.amount - payment.amountRefunded) return false
  refundPayment(context, payment, { ...(amount !== undefined && { amount }) })
  return true
}
