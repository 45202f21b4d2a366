import { Effect, Layer } from "effect"
import { PricesToday } from "@application/signup/services"
import { JobQueue, Tables, withServices } from "@application/kernel"
import {
  type BillingDocument,
  documentAmounts,
  documentDrafts,
  isToBeRegistered,
  paidReference,
  type Posting,
  referencesOf,
} from "@domain/wallet"
import { RegisterInvoice } from "../contract/billing-documents.ts"
import { BilledBusinesses } from "../ports/billed-businesses.ts"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { InvoicePortal } from "../ports/invoice-portal.ts"
import { Ledger, type LedgerEvent } from "../ports/ledger.ts"
import { billingParties } from "./billing-parties.ts"

/** Queues the registration of a document that the law wants registered, for after the commit. */
const registerLater = Effect.fnUntraced(function* (document: BillingDocument) {
  const { businessProfileId, id: documentId, seller } = document
  if (!isToBeRegistered(document) || seller.taxNumber === undefined) return
  if (!(yield* InvoicePortal).isFor(seller.taxNumber)) return
  yield* (yield* JobQueue).later(RegisterInvoice, { businessProfileId, documentId })
})

/** Issues what an event's postings call for, in their transaction. */
const issue = Effect.fnUntraced(function* (event: LedgerEvent, postings: ReadonlyArray<Posting>) {
  const { businessProfileId, campaignId, reference, order, price, papers } = event
  const said = papers === undefined ? postings : [...papers.postings, ...(papers.isBeside ? postings : [])]
  const amounts = documentAmounts(said, price)
  if (amounts.length === 0) return
  const documents = yield* BillingDocuments
  // An event that posts nothing is not known the next time, but by its documents.
  if (postings.length === 0 && (yield* documents.earlier({ businessProfileId, reference })).length > 0) return
  const { portalId, seller, buyer } = yield* Effect.orDie(billingParties(businessProfileId, campaignId, order))
  const credited = amounts.some(({ kind }) => kind === "creditNote") && campaignId !== undefined
  const paid = paidReference(reference)
  const earlier = [
    ...(credited ? yield* documents.earlier({ businessProfileId, campaignId }) : []),
    ...(paid === undefined ? [] : yield* documents.earlier({ businessProfileId, reference: paid })),
  ]
  const facts = {
    seller,
    buyer,
    ...(price !== undefined && { price }),
    refersTo: (kind: Parameters<typeof referencesOf>[0]) => referencesOf(kind, earlier),
  }
  yield* Effect.forEach(documentDrafts(said, facts), (draft) =>
    Effect.flatMap(documents.issue(portalId, draft), registerLater),
  )
})

/** The ledger, whose postings have their documents in the same transaction: whoever moves money need not think of them. */
export const documentedLedger = Layer.effect(
  Ledger,
  Effect.gen(function* () {
    const ledger = yield* Ledger
    const provided = yield* withServices(
      BilledBusinesses,
      BillingDocuments,
      InvoicePortal,
      JobQueue,
      PricesToday,
      Tables,
    )
    return {
      ...ledger,
      post: (event, decide, afterwards = () => Effect.void) =>
        ledger.post(event, decide, (postings) =>
          Effect.andThen(
            provided(issue(event, postings)),
            Effect.suspend(() => afterwards(postings)),
          ),
        ),
    }
  }),
)
