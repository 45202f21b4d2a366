import { Clock, Effect, Layer, Schema } from "effect"
import { InvoiceNotCancelled, InvoiceNotRegistered, InvoicePortal } from "@application/wallet/ports"
import type { BillingDocument, CancellationReason, InvoiceRegistration } from "@domain/wallet"
import { accountsIn, portalClient, portalMoment, PortalRefusal, type PortalSettings } from "./portal-client.ts"
import { isGenuineQr } from "./signed-qr.ts"
import { wireInvoice } from "./wire-invoice.ts"

/** The portal's numbers of refusals that are answers. */
const codes = { alreadyRegistered: "2150", tooLate: "2270", notActive: "9999" } as const

/** The portal's numbers of reasons. */
const reasons: Readonly<Record<CancellationReason, string>> = {
  duplicate: "1",
  dataEntry: "2",
  orderCancelled: "3",
  other: "4",
}

const decodeCancelled = Schema.decodeUnknownSync(Schema.Struct({ CancelDate: Schema.String }))
const decodeStatus = Schema.decodeUnknownSync(Schema.Struct({ Status: Schema.String }))

const Registered = Schema.Struct({
  Irn: Schema.String,
  AckNo: Schema.Union([Schema.String, Schema.Finite]),
  AckDt: Schema.String,
  SignedQRCode: Schema.String,
})
const decodeRegistered = Schema.decodeUnknownSync(Registered)
const decodeKnown = Schema.decodeUnknownSync(Schema.Struct({ Irn: Schema.String }))

/** The number under which the portal already has the document. */
const knownNumber = (refusal: PortalRefusal): string => {
  const note = refusal.notes.find(({ InfCd }) => InfCd === "DUPIRN")
  return decodeKnown(note?.Desc).Irn
}

const never = Layer.succeed(InvoicePortal, {
  isFor: () => false,
  register: () => Effect.fail(new InvoiceNotRegistered({ reason: "No invoice registration portal is set up." })),
  cancel: () =>
    Effect.fail(new InvoiceNotCancelled({ reason: "No invoice registration portal is set up.", isTooLate: false })),
})

/**
 * India's invoice registration portal by NIC's protocol (sessions v1.04, invoices v1.03), which GST providers pass on. Without
 * settings no invoice is registered.
 */
export const invoicePortal = (settings: PortalSettings | undefined) => {
  if (settings === undefined) return never
  const clients = new Map(accountsIn(settings).map((account) => [account.gstin, portalClient(settings, account)]))
  const clientOf = (gstin: string | undefined) => {
    const client = clients.get(gstin ?? "")
    if (client === undefined) throw new Error("There is no account at the portal for this seller.")
    return client
  }
  /** A document that was registered before, by a call whose reply was lost, is fetched by its number. */
  const registeredAt = async (document: BillingDocument, now: number): Promise<unknown> => {
    const call = clientOf(document.seller.taxNumber)
    try {
      return await call("POST", "/Invoice", now, wireInvoice(document))
    } catch (cause) {
      if (!(cause instanceof PortalRefusal) || !cause.codes.includes(codes.alreadyRegistered)) throw cause
      return call("GET", `/Invoice/irn/${encodeURIComponent(knownNumber(cause))}`, now)
    }
  }
  const register = async (document: BillingDocument, now: number): Promise<InvoiceRegistration> => {
    const { Irn, AckNo, AckDt, SignedQRCode } = decodeRegistered(await registeredAt(document, now))
    if (!(await isGenuineQr(SignedQRCode, settings.EINVOICE_SIGNING_KEY, Irn, document)))
      throw new Error("The code is not the portal's, or not of this document.")
    return {
      irn: Irn,
      acknowledgementNumber: String(AckNo),
      acknowledgedAt: portalMoment(AckDt),
      signedQr: SignedQRCode,
    }
  }
  /** One that was cancelled before, by a call whose reply was lost, is told by its status. */
  const cancelled = async (gstin: string, irn: string, content: object, now: number): Promise<number> => {
    const call = clientOf(gstin)
    try {
      return portalMoment(decodeCancelled(await call("POST", "/Invoice/Cancel", now, content)).CancelDate)
    } catch (cause) {
      if (!(cause instanceof PortalRefusal) || !cause.codes.includes(codes.notActive)) throw cause
      const known = decodeStatus(await call("GET", `/Invoice/irn/${encodeURIComponent(irn)}`, now))
      if (known.Status !== "CNL") throw cause
      return now
    }
  }
  return Layer.succeed(InvoicePortal, {
    isFor: (taxNumber) => clients.has(taxNumber),
    cancel: (gstin, irn, { reason, remark }) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.tryPromise({
          try: () => cancelled(gstin, irn, { Irn: irn, CnlRsn: reasons[reason], CnlRem: remark }, now),
          catch: (cause) =>
            new InvoiceNotCancelled({
              reason: cause instanceof Error ? cause.message : "The portal did not answer.",
              isTooLate: cause instanceof PortalRefusal && cause.codes.includes(codes.tooLate),
            }),
        }),
      ),
    register: (document) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        Effect.tryPromise({
          try: () => register(document, now),
          catch: (cause) =>
            new InvoiceNotRegistered({ reason: cause instanceof Error ? cause.message : "The portal did not answer." }),
        }),
      ),
  })
}
