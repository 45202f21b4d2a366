import type { Ask } from "@application/kernel"
import { type BusinessProfileId, IdempotencyKey, type MinorUnits } from "@domain/kernel"
import type { Payment } from "@domain/wallet"
import type { ConfirmTopUp, ListTopUps, StartTopUp } from "../contract/top-ups.ts"
import type { PaymentCalls } from "./payment-flow.ts"

interface TopUpPorts {
  readonly start: Ask<typeof StartTopUp>
  readonly confirm: Ask<typeof ConfirmTopUp>
  readonly list: Ask<typeof ListTopUps>
}

/** How many of the newest open payments a page asks about; older ones are the worker's. */
const askedAbout = 3

const isOpen = ({ status, gatewayReference }: Payment): boolean => status === "Pending" && gatewayReference !== ""

/** The payment that fills a wallet: one that succeeded before this page was opened is over, and a key names the last that ended. */
export const topUpPayment = (
  { start, confirm, list }: TopUpPorts,
  businessProfileId: BusinessProfileId,
): PaymentCalls<MinorUnits> => ({
  start: (amount, payments, paymentOptionId) => {
    const lastEnded = payments.find(({ status }) => status !== "Pending")?.id ?? 0
    const idempotencyKey = IdempotencyKey.make(`topUp:${businessProfileId}:${amount}:${lastEnded}`)
    return start({
      businessProfileId,
      amount,
      idempotencyKey,
      ...(paymentOptionId !== undefined && { paymentOptionId }),
    })
  },
  confirm: (paymentId, returned) =>
    confirm({ businessProfileId, paymentId, ...(returned !== undefined && { returned }) }),
  list: () => list({ businessProfileId }),
  takenUp: (payments, { mayBeUnderWay, watched }) =>
    watched === undefined
      ? payments.filter((payment) => mayBeUnderWay && isOpen(payment)).slice(0, askedAbout)
      : payments.filter(({ id, status }) => id === watched && (mayBeUnderWay || status === "Succeeded")),
})
