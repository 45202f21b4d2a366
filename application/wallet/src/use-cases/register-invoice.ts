import { Clock, Effect, Option } from "effect"
import { handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { defaultPage, offsetOf } from "@domain/kernel"
import { type BillingDocument, cancellable, DocumentNotFound, RegistrationNotCancelled } from "@domain/wallet"
import {
  CancelRegistration,
  ListRegisteredDocuments,
  ListUnregisteredDocuments,
  RegisterDocumentAgain,
  RegisterInvoice,
} from "../contract/billing-documents.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { InvoicePortal } from "../ports/invoice-portal.ts"
import { BillingDetails } from "../stores/billing-settings.ts"

/** A document whose buyer had no PIN code yet, with the PIN code that was saved since for the same GSTIN. */
const located = Effect.fnUntraced(function* (document: BillingDocument) {
  const { buyer, businessProfileId } = document
  if (buyer.postalCode !== undefined) return document
  const saved = yield* (yield* BillingDetails).find({ businessProfileId })
  return saved?.postalCode === undefined || saved.taxNumber !== buyer.taxNumber
    ? document
    : { ...document, buyer: { ...buyer, postalCode: saved.postalCode } }
})

/** Registers a document at the invoice portal, and keeps the registration or the reason of a refusal. */
const registered = Effect.fnUntraced(function* (document: BillingDocument) {
  const documents = yield* BillingDocuments
  const { businessProfileId, id } = document
  const noted = Effect.fnUntraced(function* (reason: string) {
    yield* documents.noteRefusal(businessProfileId, id, { reason, triedAt: yield* Clock.currentTimeMillis })
  })
  const registration = yield* Effect.tapError((yield* InvoicePortal).register(yield* located(document)), ({ reason }) =>
    noted(reason),
  )
  yield* documents.keepRegistration(businessProfileId, id, registration)
})

/** A portal that refuses or does not answer is a defect: the job is tried again, and listed among the dead letters in the end. */
export const registerInvoice = handler(
  RegisterInvoice,
  Effect.fnUntraced(function* ({ businessProfileId, documentId }) {
    const document = yield* (yield* BillingDocuments).byId(businessProfileId, documentId)
    if (document === undefined) return yield* Effect.die(new Error(`There is no document ${documentId}`))
    if (document.registration === undefined) yield* Effect.orDie(registered(document))
    return {}
  }),
)

export const listUnregisteredDocuments = handler(
  ListUnregisteredDocuments,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const { unregistered } = yield* BillingDocuments
    return yield* unregistered(yield* ownPortal(portalId), { offset: offsetOf(page), limit: page.limit })
  }),
)

export const listRegisteredDocuments = handler(
  ListRegisteredDocuments,
  Effect.fnUntraced(function* ({ portalId, ...paging }) {
    const page = { ...defaultPage, ...paging }
    const documents = yield* BillingDocuments
    return yield* documents.registered(yield* ownPortal(portalId), { offset: offsetOf(page), limit: page.limit })
  }),
)

/** The portal finds that it has cancelled before, so that a press after a lost reply cancels once. */
export const cancelRegistration = handler(
  CancelRegistration,
  Effect.fnUntraced(function* ({ portalId, documentId, reason, remark }) {
    const documents = yield* BillingDocuments
    const found = yield* documents.ofPortal(yield* ownPortal(portalId), documentId)
    if (Option.isNone(found)) return yield* new DocumentNotFound({})
    const { businessProfileId, seller } = found.value
    const { irn } = yield* Effect.fromResult(cancellable(found.value, yield* Clock.currentTimeMillis))
    const { cancel } = yield* InvoicePortal
    const cancelledAt = yield* cancel(seller.taxNumber ?? "", irn, { reason, remark }).pipe(
      Effect.tapError(({ reason: said }) => Effect.logWarning(`Document ${documentId} was not cancelled: ${said}`)),
      Effect.mapError(({ isTooLate }) => new RegistrationNotCancelled({ reason: isTooLate ? "tooLate" : "refused" })),
    )
    const cancellation = { reason, remark, cancelledAt }
    yield* documents.keepCancellation(businessProfileId, documentId, cancellation)
    return cancellation
  }),
)

/** The portal finds what it has registered before, so that a press beside the job's own try registers once. */
export const registerDocumentAgain = handler(
  RegisterDocumentAgain,
  Effect.fnUntraced(function* ({ portalId, documentId }) {
    const { unregisteredById } = yield* BillingDocuments
    const document = yield* unregisteredById(yield* ownPortal(portalId), documentId)
    if (Option.isNone(document)) return yield* new DocumentNotFound({})
    return { isRegistered: yield* Effect.isSuccess(registered(document.value)) }
  }),
)
