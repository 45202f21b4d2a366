import { Result, Schema, Struct } from "effect"
import { errorCode } from "@domain/errors"
import { BillingDocument, type DocumentDraft } from "./billing-document.ts"

/** The invoice reference number that a registration portal gives: a SHA-256 in hexadecimal. */
export const InvoiceReferenceNumber = Schema.String.check(Schema.isPattern(/^[\da-f]{64}$/))

/** Why a registration is cancelled, as the portal asks. Ours, after NIC's interface v1.03. */
export const CancellationReason = Schema.Literals(["duplicate", "dataEntry", "orderCancelled", "other"])
export type CancellationReason = typeof CancellationReason.Type

/** The most characters that the portal takes of a remark. */
export const longestRemark = 100

/** A registration that was cancelled, in epoch milliseconds. */
export const RegistrationCancellation = Schema.Struct({
  reason: CancellationReason,
  remark: Schema.String,
  cancelledAt: Schema.Finite,
})
export type RegistrationCancellation = typeof RegistrationCancellation.Type

/** What an invoice registration portal answered; `signedQr` is the text that it signed, `acknowledgedAt` epoch milliseconds. Ours. */
export const InvoiceRegistration = Schema.Struct({
  irn: InvoiceReferenceNumber,
  acknowledgementNumber: Schema.String,
  acknowledgedAt: Schema.Finite,
  signedQr: Schema.String,
  cancellation: Schema.optionalKey(RegistrationCancellation),
})
export type InvoiceRegistration = typeof InvoiceRegistration.Type

/** How long the portal cancels a registration; after that a credit note corrects the invoice. Ours, after NIC's interface v1.03. */
export const cancellableMillis = 24 * 60 * 60_000

/**
 * This registration cannot be cancelled: it is too old, so that a credit note is the way, there is none, it is cancelled, or the portal
 * said no. Ours.
 */
export class RegistrationNotCancelled extends Schema.TaggedError<RegistrationNotCancelled>()(
  "RegistrationNotCancelled",
  { errorCode: errorCode(102), reason: Schema.Literals(["tooLate", "notRegistered", "cancelledBefore", "refused"]) },
) {}

/** The registration of a document if it may be cancelled at `now` (epoch milliseconds). */
export const cancellable = (
  { registration }: Pick<IssuedDocument, "registration">,
  now: number,
): Result.Result<InvoiceRegistration, RegistrationNotCancelled> => {
  const refused = (reason: RegistrationNotCancelled["reason"]) => Result.fail(new RegistrationNotCancelled({ reason }))
  if (registration === undefined) return refused("notRegistered")
  if (registration.cancellation !== undefined) return refused("cancelledBefore")
  return now < registration.acknowledgedAt + cancellableMillis ? Result.succeed(registration) : refused("tooLate")
}

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

/** A registered document as the portal's people see it, until when its registration may be cancelled, and that it was. Ours. */
export const RegisteredDocument = Schema.Struct({
  businessProfileId,
  id,
  kind,
  number,
  issuedOn,
  buyerName: buyer.fields.name,
  currency,
  total,
  cancellableUntil: Schema.Finite,
  cancellation: Schema.optionalKey(RegistrationCancellation),
})
export type RegisteredDocument = typeof RegisteredDocument.Type

const rowFields = ["businessProfileId", "id", "kind", "number", "issuedOn", "currency", "total"] as const

/** What a list shows of a registered document. */
export const registeredDocument = (
  { buyer: { name: buyerName }, ...facts }: BillingDocument,
  { acknowledgedAt, cancellation }: InvoiceRegistration,
): RegisteredDocument => ({
  ...Struct.pick(facts, rowFields),
  buyerName,
  cancellableUntil: acknowledgedAt + cancellableMillis,
  ...(cancellation !== undefined && { cancellation }),
})

/** What a list shows of a document that was not registered. */
export const unregisteredDocument = (
  { buyer: { name: buyerName }, ...facts }: BillingDocument,
  latest: Pick<UnregisteredDocument, "reason" | "triedAt">,
): UnregisteredDocument => ({
  ...Struct.pick(facts, rowFields),
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
