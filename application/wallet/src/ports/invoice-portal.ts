import { Context, Data, type Effect } from "effect"
import type { BillingDocument, InvoiceRegistration } from "@domain/wallet"

/** The portal did not register the document; `reason` is what it said, or that it did not answer. A retry is safe. */
export class InvoiceNotRegistered extends Data.TaggedError("InvoiceNotRegistered")<{ readonly reason: string }> {
  override get message(): string {
    return this.reason
  }
}

/** Where India's tax office registers invoices. */
export class InvoicePortal extends Context.Service<
  InvoicePortal,
  {
    /** Whether invoices of the seller with this GSTIN are registered. */
    readonly isFor: (sellerTaxNumber: string) => boolean
    /** Registers a document, or finds the registration that it has; what the portal signed is about this document. */
    readonly register: (document: BillingDocument) => Effect.Effect<InvoiceRegistration, InvoiceNotRegistered>
  }
>()("wallet/InvoicePortal") {}
