import { Effect, Layer } from "effect"
import { memoryPricesToday } from "@application/signup/testing"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryJobQueue,
  memoryUnitOfWork,
  QueuedJobs,
  userActor,
  memoryTables,
  everyProfile,
} from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { type Buyer, DocumentId, DocumentNotFound, launchLock, topUp } from "@domain/wallet"
import { examplePrice } from "@domain/pricing/testing"
import { BillingDocuments } from "../ports/billing-documents.ts"
import { InvoiceNotCancelled, InvoiceNotRegistered, InvoicePortal } from "../ports/invoice-portal.ts"
import { Ledger } from "../ports/ledger.ts"
import { BillingDetails, IssuingEntities } from "../stores/billing-settings.ts"
import { memoryBilledBusinesses, memoryBillingDocuments } from "../testing/memory-billing.ts"
import { memoryInvoicePortal } from "../testing/memory-invoice-portal.ts"
import { memoryLedger } from "../testing/memory-ledger.ts"
import { documentedLedger } from "./documented-ledger.ts"
import {
  cancelRegistration,
  listRegisteredDocuments,
  listUnregisteredDocuments,
  registerDocumentAgain,
  registerInvoice,
} from "./register-invoice.ts"

const sellerGstin = "29AABCR1718E1ZL"

const worldFor = (sellers: ReadonlyArray<string>) =>
  documentedLedger.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        memoryLedger,
        everyProfile(),
        memoryPricesToday(),
        memoryBilledBusinesses(),
        memoryBillingDocuments,
        memoryTables,
        memoryInvoicePortal(sellers),
        memoryJobQueue,
        memoryUnitOfWork,
      ),
    ),
    Layer.provideMerge(Layer.mergeAll(MemoryDatabase.layer, TestClock.layer())),
  )

const businessProfileId = BusinessProfileId.make(5)
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const at = Date.UTC(2026, 10, 20, 9)
const registeredBuyer: Buyer = {
  name: "Uday Foods",
  address: "2 Hill Road, Mumbai",
  taxNumber: "27AAPFU0939F1ZV",
  state: "27",
  postalCode: "400050",
}

const { postalCode: _, ...unlocatedBuyer } = registeredBuyer

/** A wallet that is filled and launches a campaign, for this buyer. */
const launched = Effect.fnUntraced(function* (buyer: Buyer) {
  yield* (yield* BillingDetails).save({ businessProfileId, ...buyer })
  yield* (yield* IssuingEntities).save({
    portalId: PortalId.make(1),
    region: "IN",
    legalName: "Marquee Media Private Limited",
    address: "14 MG Road, Bengaluru 560001",
    taxNumber: sellerGstin,
    state: "29",
    seriesPrefix: "MQ",
    yearFirstMonth: 4,
  })
  const ledger = yield* Ledger
  const paid = { businessProfileId, reference: "payment:1" }
  yield* ledger.post({ ...paid, currency: "INR" }, (holdings) => topUp({ ...paid, at }, holdings, price.total))
  const campaign = {
    businessProfileId,
    campaignId: CampaignId.make(70),
    campaignName: "Diwali",
    reference: "launch:70:1",
  }
  yield* ledger.post({ ...campaign, currency: "INR", price }, (holdings) =>
    launchLock({ ...campaign, at }, holdings, price),
  )
})

const run = <A, E>(
  story: Effect.Effect<A, E, Layer.Success<ReturnType<typeof worldFor>>>,
  sellers: ReadonlyArray<string> = [sellerGstin],
) => Effect.runPromise(Effect.provide(story, worldFor(sellers)))

const queued = Effect.flatMap(QueuedJobs, ({ take }) => take).pipe(
  Effect.map((jobs) => jobs.map(({ contract, input }) => [contract.name, input])),
)

const invoiceId = DocumentId.make(2)
const job = { businessProfileId, documentId: invoiceId }

test("an invoice to a business with a GSTIN is registered, its receipt is not", async () => {
  const jobs = await run(Effect.andThen(launched(registeredBuyer), queued))
  expect(jobs).toEqual([["wallet/RegisterInvoice", job]])
})

test("a buyer without a GSTIN, and a seller without a portal, have nothing registered", async () => {
  const { taxNumber: _taxNumber, ...consumer } = registeredBuyer
  expect(await run(Effect.andThen(launched(consumer), queued))).toEqual([])
  expect(await run(Effect.andThen(launched(registeredBuyer), queued), [])).toEqual([])
})

test("an invoice that is registered is not registered again", async () => {
  const [before, first, second] = await run(
    Effect.gen(function* () {
      const documents = yield* BillingDocuments
      yield* launched(registeredBuyer)
      const issued = yield* documents.byId(businessProfileId, invoiceId)
      yield* registerInvoice.handle(job)
      const registered = yield* documents.byId(businessProfileId, invoiceId)
      yield* registerInvoice.handle(job)
      return [issued, registered, yield* documents.byId(businessProfileId, invoiceId)]
    }),
  )
  expect(before).not.toHaveProperty("registration")
  expect(first?.registration?.signedQr).toContain("MQI/26-27/00001")
  expect(second).toEqual(first)
})

test("an invoice that is refused stays issued, and its job fails with the reason", async () => {
  const [exit, document] = await run(
    Effect.gen(function* () {
      yield* launched(unlocatedBuyer)
      return [
        yield* Effect.exit(registerInvoice.handle(job)),
        yield* (yield* BillingDocuments).byId(businessProfileId, invoiceId),
      ] as const
    }),
  )
  expect(String(exit)).toContain("PIN code")
  expect(document).toMatchObject({ number: "MQI/26-27/00001" })
  expect(document).not.toHaveProperty("registration")
})

const asAdministrator = Effect.provideService(CurrentActor, { ...userActor(9), roleIds: ["PortalAdministrator"] })
const portalId = PortalId.make(1)
const listed = asAdministrator(listUnregisteredDocuments.handle({ portalId }))
const again = asAdministrator(registerDocumentAgain.handle({ portalId, documentId: invoiceId }))

test("an invoice that got no answer is listed, and registered by a press", async () => {
  const { before, pressed, registered, after, twice } = await run(
    Effect.gen(function* () {
      yield* launched(registeredBuyer)
      const silent = {
        isFor: () => true,
        register: () => Effect.fail(new InvoiceNotRegistered({ reason: "No answer" })),
        cancel: () => Effect.die("not asked"),
      }
      yield* Effect.exit(Effect.provideService(registerInvoice.handle(job), InvoicePortal, silent))
      return {
        before: yield* listed,
        pressed: yield* again,
        registered: yield* (yield* BillingDocuments).byId(businessProfileId, invoiceId),
        after: yield* listed,
        twice: yield* Effect.flip(again),
      }
    }),
  )
  expect(before).toMatchObject({
    total: 1,
    documents: [{ id: invoiceId, buyerName: "Uday Foods", reason: "No answer" }],
  })
  expect(pressed).toEqual({ isRegistered: true })
  expect(registered?.registration?.signedQr).toContain("MQI/26-27/00001")
  expect(after).toEqual({ documents: [], total: 0 })
  expect(twice).toBeInstanceOf(DocumentNotFound)
})

test("an invoice that is refused again stays in the list with the reason", async () => {
  const [pressed, after] = await run(
    Effect.gen(function* () {
      yield* launched(unlocatedBuyer)
      yield* Effect.exit(registerInvoice.handle(job))
      return [yield* again, yield* listed] as const
    }),
  )
  expect(pressed).toEqual({ isRegistered: false })
  expect(after).toMatchObject({ total: 1, documents: [{ reason: "The buyer has no PIN code." }] })
})

test("an invoice without its buyer's PIN code has the one that was saved since", async () => {
  const pressed = await run(
    Effect.gen(function* () {
      yield* launched(unlocatedBuyer)
      yield* Effect.exit(registerInvoice.handle(job))
      yield* (yield* BillingDetails).save({ businessProfileId, ...registeredBuyer, taxNumber: sellerGstin })
      const stranger = yield* again
      yield* (yield* BillingDetails).save({ businessProfileId, ...registeredBuyer })
      return [stranger, yield* again]
    }),
  )
  expect(pressed).toEqual([{ isRegistered: false }, { isRegistered: true }])
})

const cancelled = asAdministrator(
  cancelRegistration.handle({ portalId, documentId: invoiceId, reason: "dataEntry", remark: "Wrong buyer" }),
)
const registeredList = asAdministrator(listRegisteredDocuments.handle({ portalId }))

test("a registration is cancelled once within its day, and the document says so", async () => {
  const { before, cancellation, twice, document, after } = await run(
    Effect.gen(function* () {
      yield* launched(registeredBuyer)
      yield* registerInvoice.handle(job)
      const listed = yield* registeredList
      yield* TestClock.adjust("23 hours")
      return {
        before: listed,
        cancellation: yield* cancelled,
        twice: yield* Effect.flip(cancelled),
        document: yield* (yield* BillingDocuments).byId(businessProfileId, invoiceId),
        after: yield* registeredList,
      }
    }),
  )
  expect(before).toMatchObject({ total: 1, documents: [{ id: invoiceId, number: "MQI/26-27/00001" }] })
  expect(before.documents[0]).not.toHaveProperty("cancellation")
  expect(cancellation).toMatchObject({ reason: "dataEntry", remark: "Wrong buyer" })
  expect(twice).toMatchObject({ _tag: "RegistrationNotCancelled", errorCode: 102, reason: "cancelledBefore" })
  expect(document?.registration?.cancellation).toEqual(cancellation)
  expect(after.documents[0]?.cancellation).toEqual(cancellation)
})

test("a registration is not cancelled after its day, nor where there is none", async () => {
  const [unregistered, late, missing] = await run(
    Effect.gen(function* () {
      yield* launched(registeredBuyer)
      const first = yield* Effect.flip(cancelled)
      yield* registerInvoice.handle(job)
      yield* TestClock.adjust("24 hours")
      const nobodys = cancelRegistration.handle({
        portalId,
        documentId: DocumentId.make(999),
        reason: "other",
        remark: "",
      })
      return [first, yield* Effect.flip(cancelled), yield* Effect.flip(asAdministrator(nobodys))]
    }),
  )
  expect(unregistered).toMatchObject({ reason: "notRegistered" })
  expect(late).toMatchObject({ reason: "tooLate" })
  expect(missing).toBeInstanceOf(DocumentNotFound)
})

test("what the portal refuses is too late or refused, and keeps the registration", async () => {
  const refusedBy = (isTooLate: boolean) =>
    run(
      Effect.gen(function* () {
        yield* launched(registeredBuyer)
        yield* registerInvoice.handle(job)
        const portal = yield* InvoicePortal
        const refusing = { ...portal, cancel: () => Effect.fail(new InvoiceNotCancelled({ reason: "No", isTooLate })) }
        return [
          yield* Effect.flip(Effect.provideService(cancelled, InvoicePortal, refusing)),
          (yield* registeredList).documents[0]?.cancellation,
        ]
      }),
    )
  expect(await refusedBy(true)).toMatchObject([{ reason: "tooLate" }, undefined])
  expect(await refusedBy(false)).toMatchObject([{ reason: "refused" }, undefined])
})
