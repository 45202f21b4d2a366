import { Context, Data, type Effect } from "effect"
import type { BillingDocument, InvoiceRegistration, RegistrationCancellation } from "@domain/wallet"

/** The portal did not register the document; `reason` is what it said, or that it did not answer. A retry is safe. */
export class InvoiceNotRegistered extends Data.TaggedError("InvoiceNotRegistered")<{ readonly reason: string }> {
  override get message(): string {
    return this.reason
  }
}

/** The portal did not cancel the registration; `isTooLate` where its day is over. A retry is safe. */
export class InvoiceNotCancelled extends Data.TaggedError("InvoiceNotCancelled")<{
  readonly reason: string
  readonly isTooLate: boolean
}> {
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
    /** Cancels a registration of a seller's document, or finds that it is cancelled; answers when, in epoch milliseconds. */
    readonly cancel: (
      sellerTaxNumber: string,
      irn: InvoiceRegistration["irn"],
      why: Pick<RegistrationCancellation, "reason" | "remark">,
    ) => Effect.Effect<number, InvoiceNotCancelled>
  }
>()("wallet/InvoicePortal") {}
