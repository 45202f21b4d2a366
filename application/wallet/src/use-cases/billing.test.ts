import { Effect, Layer } from "effect"
import { memoryPricesToday } from "@application/signup/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryJobQueue,
  memoryUnitOfWork,
  memoryTables,
  everyProfile,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { DocumentId, topUp } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { memoryAddOnPurchases } from "../testing/memory-add-on-purchases.ts"
import { memoryBilledBusinesses, memoryBillingDocuments, memoryDocumentFiles } from "../testing/memory-billing.ts"
import { memoryInvoicePortal } from "../testing/memory-invoice-portal.ts"
import { memoryLedger } from "../testing/memory-ledger.ts"
import { getBillingDocument, listBillingDocuments } from "./billing-documents.ts"
import { seedEntities } from "./seed-entities.ts"
import { getBillingDetails, listIssuingEntities, saveBillingDetails, saveIssuingEntity } from "./billing-settings.ts"
import { documentedLedger } from "./documented-ledger.ts"
import { listTransactions } from "./get-wallet.ts"

const world = documentedLedger.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      memoryLedger,
      memoryAddOnPurchases,
      memoryBilledBusinesses(),
      memoryBillingDocuments,
      memoryTables,
      memoryDocumentFiles,
      everyProfile(),
      memoryPricesToday(),
      memoryInvoicePortal(),
      memoryJobQueue,
      memoryPortals(),
      memoryUnitOfWork,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

const portalId = PortalId.make(1)
const businessProfileId = BusinessProfileId.make(5)
const administrator = { kind: "user", userId: UserId.make(3), portalId, roleIds: [], memberships: [] } as const

const run = <A, E>(story: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(story.pipe(Effect.provideService(CurrentActor, administrator), Effect.provide(world)))

const filled = Effect.fnUntraced(function* (reference: string) {
  const event = { businessProfileId, reference, at: Date.UTC(2026, 10, 20) }
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp(event, holdings, 500_00))
})

const details = {
  name: "Uday Foods",
  address: "2 Hill Road, Mumbai",
  taxNumber: "27AAPFU0939F1ZV",
  state: "",
  postalCode: "400050",
  isInEconomicZone: false,
}
const entity = {
  portalId,
  region: "IN" as const,
  legalName: "Marquee Media Private Limited",
  address: "14 MG Road, Bengaluru",
  taxNumber: "29AABCR1718E1ZL",
  postalCode: "560001",
  seriesPrefix: "MM",
  yearFirstMonth: 4,
}

test("billing details begin with the business's own, until somebody saves others", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      const first = yield* getBillingDetails.handle({ businessProfileId })
      yield* saveBillingDetails.handle({ businessProfileId, ...details })
      return [first, yield* getBillingDetails.handle({ businessProfileId })]
    }),
  )
  expect(before).toEqual({
    region: "IN",
    isSaved: false,
    details: { name: "Rao's Bakery", address: "14 MG Road, Bengaluru" },
  })
  expect(after).toMatchObject({ isSaved: true, details: { name: "Uday Foods", state: "27" } })
})

test("wrong billing details are refused by field", async () => {
  const refused = await run(
    Effect.flip(saveBillingDetails.handle({ businessProfileId, ...details, name: "", taxNumber: "27X" })),
  )
  expect(refused).toMatchObject({
    _tag: "InvalidFields",
    fields: { name: ["validation.required"], taxNumber: ["validation.gstinInvalid"] },
  })
})

test("documents are from and for whoever is saved when they are issued", async () => {
  const [first, second] = await run(
    Effect.gen(function* () {
      yield* filled("payment:1")
      yield* saveIssuingEntity.handle(entity)
      yield* saveBillingDetails.handle({ businessProfileId, ...details })
      yield* filled("payment:2")
      const { documents } = yield* listBillingDocuments.handle({ businessProfileId })
      return yield* Effect.forEach(documents.toReversed(), ({ id }) =>
        getBillingDocument.handle({ businessProfileId, documentId: id }),
      )
    }),
  )
  expect(first).toMatchObject({
    number: "INR/26-27/00001",
    seller: { legalName: "Marquee", state: "29" },
    buyer: { name: "Rao's Bakery" },
  })
  expect(second).toMatchObject({
    number: "MMR/26-27/00001",
    seller: { legalName: "Marquee Media Private Limited", taxNumber: "29AABCR1718E1ZL" },
    buyer: { name: "Uday Foods" },
  })
})

test("a buyer's documents are from the seller's GSTIN in its state, in its own series", async () => {
  const registrations = [{ taxNumber: "27AABCR1718E1ZP", address: "7 Hill Road, Mumbai", postalCode: "400050" }]
  const receipts = await run(
    Effect.gen(function* () {
      yield* saveIssuingEntity.handle({ ...entity, registrations })
      yield* filled("payment:1")
      yield* saveBillingDetails.handle({ businessProfileId, ...details })
      yield* filled("payment:2")
      const stranger = { ...details, taxNumber: "", state: "07", postalCode: "" }
      yield* saveBillingDetails.handle({ businessProfileId, ...stranger })
      yield* filled("payment:3")
      const { documents } = yield* listBillingDocuments.handle({ businessProfileId })
      return yield* Effect.forEach(documents.toReversed(), ({ id }) =>
        getBillingDocument.handle({ businessProfileId, documentId: id }),
      )
    }),
  )
  expect(receipts.map(({ number, seller }) => [number, seller.taxNumber, seller.address])).toEqual([
    ["MMR/26-27/00001", "29AABCR1718E1ZL", "14 MG Road, Bengaluru"],
    ["MMR/26-27/00001", "27AABCR1718E1ZP", "7 Hill Road, Mumbai"],
    ["MMR/26-27/00002", "29AABCR1718E1ZL", "14 MG Road, Bengaluru"],
  ])
  expect(receipts.every(({ seller }) => seller.registrations === undefined)).toBe(true)
})

test("the shipped portals issue whole documents, and what was saved before stays", async () => {
  const entities = await run(
    Effect.gen(function* () {
      yield* saveIssuingEntity.handle(entity)
      yield* seedEntities
      return yield* listIssuingEntities.handle({ portalId })
    }),
  )
  expect(entities.map(({ region, legalName, address }) => [region, legalName, address !== ""])).toEqual([
    ["IN", "Marquee Media Private Limited", true],
    ["GB", "Marquee Demonstration", true],
  ])
})

test("a portal has an issuing entity in each of its regions", async () => {
  const [before, after] = await run(
    Effect.gen(function* () {
      const first = yield* listIssuingEntities.handle({ portalId })
      yield* saveIssuingEntity.handle(entity)
      return [first, yield* listIssuingEntities.handle({ portalId })]
    }),
  )
  expect(before.map(({ region, taxNumber }) => [region, taxNumber])).toContainEqual(["IN", undefined])
  expect(after.find(({ region }) => region === "IN")).toMatchObject({
    taxNumber: "29AABCR1718E1ZL",
    seriesPrefix: "MM",
  })
})

test("a wrong issuing entity is refused by field", async () => {
  const refused = await run(Effect.flip(saveIssuingEntity.handle({ ...entity, seriesPrefix: "MMM" })))
  expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { seriesPrefix: ["validation.required"] } })
})

test("a document that is not there is not found", async () => {
  const refused = await run(
    Effect.flip(getBillingDocument.handle({ businessProfileId, documentId: DocumentId.make(9) })),
  )
  expect(refused).toMatchObject({ _tag: "DocumentNotFound", errorCode: 104 })
})

test("a document says its total in words of the asked language, where there are any", async () => {
  const words = await run(
    Effect.gen(function* () {
      yield* filled("payment:1")
      const documentId = DocumentId.make(1)
      const inEnglish = yield* getBillingDocument.handle({ businessProfileId, documentId })
      const inHebrew = yield* getBillingDocument.handle({ businessProfileId, documentId, language: "he" })
      return [inEnglish.totalInWords, "totalInWords" in inHebrew]
    }),
  )
  expect(words).toEqual(["50000 in words", false])
})

test("a line of the statement names its own document", async () => {
  const lines = await run(
    Effect.gen(function* () {
      yield* filled("payment:1")
      yield* filled("payment:2")
      return (yield* listTransactions.handle({ businessProfileId })).transactions
    }),
  )
  expect(lines.map(({ reference, document }) => [reference, document])).toEqual([
    ["payment:2", { id: 2, kind: "receipt", number: "INR/26-27/00002" }],
    ["payment:1", { id: 1, kind: "receipt", number: "INR/26-27/00001" }],
  ])
})
