import { paymentReference } from "../refund.ts"
import { PaymentId } from "../payment.ts"
import type { BillingDocument, DocumentReference } from "./billing-document.ts"
import type { DocumentKind } from "./document-number.ts"

/** What an earlier document is found by. */
type Earlier = Pick<BillingDocument, "id" | "kind" | "number" | "issuedOn" | "reference">

const ofPayment = /^(?:refund|refundBack|reversal|disputeLost):(\d+):/

/** The ledger's reference of the payment whose money went back; undefined for all else. */
export const paidReference = (reference: string): string | undefined => {
  const id = ofPayment.exec(reference)?.[1]
  return id === undefined ? undefined : paymentReference(PaymentId.make(Number(id)))
}

/** The event that ends a lock: what was charged before it is settled. */
const endsLock = ({ kind, reference }: Earlier): boolean => kind === "creditNote" && !reference.startsWith("change:")

const referenceTo = ({ id, number, issuedOn }: Earlier): DocumentReference => ({ id, number, issuedOn })

/**
 * What a new document is about, among its campaign's and its payment's (oldest first): a credit note about the invoices since the
 * campaign's last lock ended, a refund about the receipt of its payment.
 */
export const referencesOf = (kind: DocumentKind, earlier: ReadonlyArray<Earlier>): ReadonlyArray<DocumentReference> => {
  if (kind === "refundVoucher") return earlier.filter((one) => one.kind === "receipt").map(referenceTo)
  if (kind !== "creditNote") return []
  const since = earlier.findLastIndex(endsLock)
  return earlier.filter((one, index) => one.kind === "invoice" && index > since).map(referenceTo)
}
