import { Effect } from "effect"
import { type Payment, type PaymentRecord, paymentReference } from "@domain/wallet"
import { BillingDocuments } from "../ports/billing-documents.ts"

type Paid = Pick<PaymentRecord, "businessProfileId" | "payment">

/** The number of the receipt that a payment has among the wallet's documents; undefined before its money has come. */
export const receiptNumber = Effect.fnUntraced(function* ({ businessProfileId, payment: { id } }: Paid) {
  const reference = paymentReference(id)
  const documents = yield* (yield* BillingDocuments).earlier({ businessProfileId, reference })
  return documents.find(({ kind }) => kind === "receipt")?.number
})

/** A payment with the number of its receipt, if it has one. */
export const withReceipt = Effect.fnUntraced(function* (paid: Paid) {
  const number = paid.payment.status === "Succeeded" ? yield* receiptNumber(paid) : undefined
  const payment: Payment = { ...paid.payment, ...(number !== undefined && { receiptNumber: number }) }
  return payment
})
