import type { Ask, InputOf } from "@application/kernel"
import { IdempotencyKey } from "@domain/kernel"
import type { ConfirmSummaryPayment, GetSummaryPayment, StartSummaryPayment } from "../contract/summary-payments.ts"
import type { PaymentCalls } from "./payment-flow.ts"
import { latestTaken } from "./session-payment.ts"

/** What the holder of a link sees: the version of the summary and its price, in minor units. */
export type SummaryPrice = Pick<InputOf<typeof StartSummaryPayment>, "shownHash" | "total">

interface SummaryPaymentPorts {
  readonly start: Ask<typeof StartSummaryPayment>
  readonly confirm: Ask<typeof ConfirmSummaryPayment>
  readonly read: Ask<typeof GetSummaryPayment>
}

/** The payment of a summary by its link; a key counts the link's payments that ended before it, and so survives a reload. */
export const summaryPayment = (
  { start, confirm, read }: SummaryPaymentPorts,
  encodedId: string,
): PaymentCalls<SummaryPrice> => ({
  start: ({ shownHash, total }, payments) => {
    const ended = payments.filter(({ status }) => status !== "Pending").length
    const idempotencyKey = IdempotencyKey.make(`pay:${encodedId}:${total}:${ended}`)
    return start({ encodedId, shownHash, total, idempotencyKey })
  },
  confirm: (paymentId, returned) => confirm({ encodedId, paymentId, ...(returned !== undefined && { returned }) }),
  list: async () => {
    const answer = await read({ encodedId })
    return answer.status === "succeeded" ? { ...answer, output: answer.output.payments } : answer
  },
  takenUp: latestTaken,
})
