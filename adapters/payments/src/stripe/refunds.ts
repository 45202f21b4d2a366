import Stripe from "stripe"
import type { GatewayRefund, RefundOrder } from "@application/wallet/ports"
import type { WalletTransferState } from "@domain/wallet"

const states: Readonly<Record<string, WalletTransferState>> = {
  succeeded: "Successful",
  failed: "Failed",
  canceled: "Failed",
}

const read = ({ id, status, failure_reason: reason }: Stripe.Refund): GatewayRefund => ({
  reference: id,
  state: states[status ?? ""] ?? "InProgress",
  ...(reason === undefined ? {} : { reason }),
})

/** A refund carries our number, by which one that was made before is found again. */
export const refundIdOf = ({ metadata }: Stripe.Refund): number | undefined => {
  const id = Number(metadata?.["refundId"])
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** What Stripe will never do, such as to refund a charge that has nothing left; anything else may pass. */
const isFinal = (cause: unknown): cause is Stripe.errors.StripeInvalidRequestError =>
  cause instanceof Stripe.errors.StripeInvalidRequestError && cause.statusCode === 400

/** Makes the refund of an order, or finds it. */
export const stripeRefund = async (
  stripe: Stripe,
  { refundId, gatewayReference, amount }: RefundOrder,
): Promise<GatewayRefund> => {
  const made = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: gatewayReference, limit: 100 })
    return data.find((one) => refundIdOf(one) === refundId)
  }
  const known = await made()
  if (known !== undefined) return read(known)
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: gatewayReference, amount, metadata: { refundId: String(refundId) } },
      { idempotencyKey: `refund-${refundId}` },
    )
    return read(refund)
  } catch (cause) {
    if (!isFinal(cause)) throw cause
    // Another request may have made it in the meantime and left nothing to refund.
    const after = await made()
    return after === undefined ? { state: "Failed", reason: cause.message } : read(after)
  }
}
