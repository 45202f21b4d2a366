import { Effect } from "effect"
import { workflow } from "@application/kernel"
import { RegisterInvoice } from "../contract/billing-documents.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { InvoicePortal } from "../ports/invoice-portal.ts"

/** A portal that refuses or does not answer is a defect: the job is tried again, and listed among the dead letters in the end. */
export const registerInvoice = workflow(
  RegisterInvoice,
  Effect.fnUntraced(function* ({ businessProfileId, documentId }) {
    const documents = yield* BillingDocuments
    const document = yield* documents.byId(businessProfileId, documentId)
    if (document === undefined) return yield* Effect.die(new Error(`There is no document ${documentId}`))
    if (document.registration !== undefined) return {}
    const registration = yield* Effect.orDie((yield* InvoicePortal).register(document))
    yield* documents.keepRegistration(businessProfileId, documentId, registration)
    return {}
  }),
)
