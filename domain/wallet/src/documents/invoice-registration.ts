import { Schema, Struct } from "effect"
import { BillingDocument, type DocumentDraft } from "./billing-document.ts"

/** The invoice reference number that a registration portal gives: a SHA-256 in hexadecimal. */
export const InvoiceReferenceNumber = Schema.String.check(Schema.isPattern(/^[\da-f]{64}$/))

/** What an invoice registration portal answered; `signedQr` is the text that it signed, `acknowledgedAt` epoch milliseconds. Ours. */
export const InvoiceRegistration = Schema.Struct({
  irn: InvoiceReferenceNumber,
  acknowledgementNumber: Schema.String,
  acknowledgedAt: Schema.Finite,
  signedQr: Schema.String,
})
export type InvoiceRegistration = typeof InvoiceRegistration.Type

/** A document as it was issued, and its registration once it has one. */
export const IssuedDocument = Schema.Struct({
  ...BillingDocument.fields,
  registration: Schema.optionalKey(InvoiceRegistration),
})
export type IssuedDocument = typeof IssuedDocument.Type

const { businessProfileId, id, kind, number, issuedOn, buyer, currency, total } = BillingDocument.fields

/** A document that the portal did not register so far: why at the latest try, and when that was, in epoch milliseconds. Ours. */
export const UnregisteredDocument = Schema.Struct({
  businessProfileId,
  id,
  kind,
  number,
  issuedOn,
  buyerName: buyer.fields.name,
  currency,
  total,
  reason: Schema.String,
  triedAt: Schema.Finite,
})
export type UnregisteredDocument = typeof UnregisteredDocument.Type

/** What a list shows of a document that was not registered. */
export const unregisteredDocument = (
  { buyer: { name: buyerName }, ...facts }: BillingDocument,
  latest: Pick<UnregisteredDocument, "reason" | "triedAt">,
): UnregisteredDocument => ({
  ...Struct.pick(facts, ["businessProfileId", "id", "kind", "number", "issuedOn", "currency", "total"]),
  buyerName,
  ...latest,
})

/**
 * Whether the law has a document registered: one that charges a business with a GSTIN in India, or credits it with tax or under
 * a letter of undertaking. Ours, after rule 48(4) of the CGST rules; another credit note without tax is outside GST.
 */
export const isToBeRegistered = ({ kind, seller, buyer, currency, taxes }: DocumentDraft): boolean => {
  if (seller.region !== "IN" || currency !== "INR") return false
  if (seller.taxNumber === undefined || buyer.taxNumber === undefined) return false
  if (seller.taxNumber === buyer.taxNumber) return false
  return kind === "invoice" || (kind === "creditNote" && taxes.length > 0)
}
