import { Clock, Effect, Layer, Schema, Struct } from "effect"
import { InvoiceNotRegistered, InvoicePortal } from "@application/wallet/ports"
import type { BillingDocument, InvoiceRegistration } from "@domain/wallet"
import { portalClient, portalMoment, PortalRefusal, type PortalSettings } from "./portal-client.ts"
import { eInvoiceSettings } from "./settings.ts"
import { isGenuineQr } from "./signed-qr.ts"
import { wireInvoice } from "./wire-invoice.ts"

const names = Struct.keys(eInvoiceSettings)

/** The portal's settings among all; undefined where they are not given. */
export const portalSettingsIn = (all: Partial<PortalSettings>): PortalSettings | undefined => {
  const given = names.flatMap((name) => {
    const value = all[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return given.length === names.length ? (Object.fromEntries(given) as PortalSettings) : undefined
}

const alreadyRegistered = "2150"

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
})

/**
 * India's invoice registration portal by NIC's protocol (sessions v1.04, invoices v1.03), which GST providers pass on. Without
 * settings no invoice is registered.
 */
export const invoicePortal = (settings: PortalSettings | undefined) => {
  if (settings === undefined) return never
  const call = portalClient(settings)
  /** A document that was registered before, by a call whose reply was lost, is fetched by its number. */
  const registeredAt = async (document: BillingDocument, now: number): Promise<unknown> => {
    try {
      return await call("POST", "/Invoice", now, wireInvoice(document))
    } catch (cause) {
      if (!(cause instanceof PortalRefusal) || !cause.codes.includes(alreadyRegistered)) throw cause
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
  return Layer.succeed(InvoicePortal, {
    isFor: (taxNumber) => taxNumber === settings.EINVOICE_GSTIN,
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
