import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { CurrentActor, UnitOfWork, PriorityCare } from "@application/kernel"
import {
  everyProfile,
  MemoryDatabase,
  memoryJobQueue,
  memoryUnitOfWork,
  userActor,
  memoryTables,
} from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { memoryPricesToday } from "@application/signup/testing"
import { BusinessProfileId, IdempotencyKey, type MinorUnits, PortalId } from "@domain/kernel"
import { type Portal, seededPortals } from "@domain/portals"
import { addOnPrice, PriceListId, type RegionalPriceList } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { topUp } from "@domain/wallet"
import { Ledger } from "../ports/ledger.ts"
import { memoryAddOnPurchases, memoryPriorityCare } from "../testing/memory-add-on-purchases.ts"
import { memoryBilledBusinesses, memoryBillingDocuments } from "../testing/memory-billing.ts"
import { memoryInvoicePortal } from "../testing/memory-invoice-portal.ts"
import { memoryLedger } from "../testing/memory-ledger.ts"
import { addOnPurchasesConformance } from "../testing/add-on-purchases.conformance.ts"
import { buyAddOn, getAddOns, listPriorityBusinesses } from "./add-ons.ts"
import { listBillingDocuments } from "./billing-documents.ts"
import { saveBillingDetails } from "./billing-settings.ts"
import { documentedLedger } from "./documented-ledger.ts"
import { getWallet, listTransactions } from "./get-wallet.ts"

const businessProfileId = BusinessProfileId.make(5)
const portalId = PortalId.make(1)
const now = Date.parse("2026-11-20T10:00:00+05:30")
const india = seedPriceLists.IN
const [starter, growth] = india.addOnPacks
if (starter === undefined || growth === undefined) throw new Error("The seed has two packs")
const total = 1_178_82

const profiles = Layer.effectDiscard(
  Effect.map(MemoryDatabase, (database) => {
    const rows = database.table<number, object>("business-profiles")
    rows.set(5, { name: "Rao's Bakery", portalId })
    rows.set(6, { name: "Café Rao", portalId })
    rows.set(7, { name: "Elsewhere", portalId: PortalId.make(2) })
  }),
)

const worldOf = (priceList: RegionalPriceList, portals: ReadonlyArray<Portal>) =>
  documentedLedger.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        memoryLedger,
        memoryPriorityCare,
        memoryBilledBusinesses(),
        memoryBillingDocuments,
        memoryTables,
        memoryInvoicePortal(),
        memoryJobQueue,
        memoryPortals(portals),
        memoryUnitOfWork,
        everyProfile(),
        memoryPricesToday({ ...seedPriceLists, IN: priceList }),
        profiles,
        Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer())),
      ),
    ),
    Layer.provideMerge(MemoryDatabase.layer),
  )
type World = Layer.Success<ReturnType<typeof worldOf>>

const run = <A, E>(story: Effect.Effect<A, E, World>, priceList = india, portals = seededPortals) =>
  story.pipe(
    Effect.provideService(CurrentActor, { ...userActor(3, [businessProfileId]), portalId }),
    Effect.provide(worldOf(priceList, portals)),
    Effect.runPromise,
  )

const filled = Effect.fnUntraced(function* (amount: MinorUnits) {
  const event = { businessProfileId, reference: "payment:1", at: now }
  yield* (yield* Ledger).post({ ...event, currency: "INR" }, (holdings) => topUp(event, holdings, amount))
})
const wanted = (key = "buy-00000001") => ({
  businessProfileId,
  tierName: "Starter",
  priceListId: india.id,
  total,
  idempotencyKey: IdempotencyKey.make(key),
})
const available = Effect.map(getWallet.handle({ businessProfileId }), ({ availableBalance }) => availableBalance)
const purchases = Effect.map(getAddOns.handle({ businessProfileId }), (addOns) => addOns.purchases)

describe("the in-memory store", () => {
  addOnPurchasesConformance(
    memoryAddOnPurchases.pipe(Layer.provideMerge(profiles), Layer.provideMerge(MemoryDatabase.layer)),
  )
})

test("packs are shown with their price here, their end, and what the wallet has", async () => {
  const shown = await run(Effect.andThen(filled(500_00), getAddOns.handle({ businessProfileId })))
  expect(shown).toEqual({
    currency: "INR",
    available: 500_00,
    isCampaignReviewed: false,
    packs: [
      {
        tierName: "Starter",
        days: 30,
        price: addOnPrice(starter, india),
        endsAt: Date.parse("2026-12-21T00:00:00+05:30"),
      },
      {
        tierName: "Growth",
        days: 90,
        price: addOnPrice(growth, india),
        endsAt: Date.parse("2027-02-19T00:00:00+05:30"),
      },
    ],
    purchases: [],
  })
})

test("a portal that calls nobody back sells no pack", async () => {
  const silent = seededPortals.map((portal) => ({ ...portal, supportEmail: "" }))
  const [shown, refusal] = await run(
    Effect.gen(function* () {
      yield* filled(2_000_00)
      const refused = yield* Effect.flip(buyAddOn.handle(wanted()))
      return [yield* getAddOns.handle({ businessProfileId }), refused] as const
    }),
    india,
    silent,
  )
  expect(shown).toMatchObject({ packs: [], available: 2_000_00 })
  expect(refusal.errorCode).toBe(104)
})

test("a price is taxed where the invoice will be, also in an economic zone", async () => {
  const kinds = await run(
    Effect.gen(function* () {
      const details = { businessProfileId, name: "Uday Foods", address: "", taxNumber: "29AABCR1718E1ZL", state: "" }
      const postalCode = "560001"
      yield* saveBillingDetails.handle({ ...details, postalCode, isInEconomicZone: true })
      yield* filled(total)
      yield* buyAddOn.handle(wanted())
      const { packs } = yield* getAddOns.handle({ businessProfileId })
      return packs.map(({ price }) => price.taxes.map(({ kind }) => kind))
    }),
  )
  expect(kinds).toEqual([["IGST"], ["IGST"]])
})

test("a bought pack is paid from the wallet, has its invoice, and explains its line", async () => {
  const [bought, left, { transactions }, shown, invoices] = await run(
    Effect.gen(function* () {
      yield* filled(2_000_00)
      const purchase = yield* buyAddOn.handle(wanted())
      const statement = yield* listTransactions.handle({ businessProfileId })
      const addOns = yield* getAddOns.handle({ businessProfileId })
      const { documents } = yield* listBillingDocuments.handle({ businessProfileId, kind: "invoice" })
      return [purchase, yield* available, statement, addOns, documents] as const
    }),
  )
  const endsAt = Date.parse("2026-12-21T00:00:00+05:30")
  expect(bought).toMatchObject({ tierName: "Starter", priceListId: 1, price: 999_00, tax: 179_82, total, endsAt })
  expect(left).toBe(2_000_00 - total)
  const document = { id: 2, kind: "invoice", number: "INI/26-27/00001" }
  expect(transactions[0]).toMatchObject({
    kind: "addOn",
    amount: -total,
    addOn: { tierName: "Starter", days: 30, endsAt },
    document,
  })
  expect(shown).toMatchObject({ runsUntil: endsAt, purchases: [{ ...bought, document }] })
  expect(invoices).toMatchObject([{ total }])
})

test("one key buys once, and other content under it is a conflict", async () => {
  const [first, again, conflict, left, count] = await run(
    Effect.gen(function* () {
      yield* filled(5_000_00)
      const one = yield* buyAddOn.handle(wanted())
      const two = yield* buyAddOn.handle(wanted())
      const other = yield* Effect.flip(buyAddOn.handle({ ...wanted(), tierName: "Growth", total: 2_948_82 }))
      return [one, two, other, yield* available, (yield* purchases).length] as const
    }),
  )
  expect(again).toEqual(first)
  expect(conflict).toMatchObject({ _tag: "IdempotencyConflict", errorCode: 1002 })
  expect([left, count]).toEqual([5_000_00 - total, 1])
})

test("a free pack posts nothing and is still bought once", async () => {
  const free = { ...india, addOnPacks: [{ ...starter, price: 0 }] }
  const seen = await run(
    Effect.gen(function* () {
      yield* buyAddOn.handle({ ...wanted(), total: 0 })
      yield* buyAddOn.handle({ ...wanted(), total: 0 })
      const { transactions } = yield* listTransactions.handle({ businessProfileId })
      return [yield* purchases, transactions] as const
    }),
    free,
  )
  expect(seen).toMatchObject([[{ total: 0 }], []])
  expect(seen[0]).toHaveLength(1)
})

test("a pack bought while one runs adds its days after it", async () => {
  const ends = await run(
    Effect.gen(function* () {
      yield* filled(5_000_00)
      yield* buyAddOn.handle(wanted())
      yield* TestClock.adjust("3 days")
      yield* buyAddOn.handle(wanted("buy-00000002"))
      return (yield* purchases).map(({ startsAt, endsAt }) => [startsAt, endsAt])
    }),
  )
  const [second, first] = ends
  expect(second?.[0]).toBe(first?.[1])
  expect(second?.[1]).toBe(Date.parse("2027-01-20T00:00:00+05:30"))
})

test("nobody pays another price than was shown, nor by another list", async () => {
  const dearer = { ...india, id: PriceListId.make(9), addOnPacks: [{ ...starter, price: 1_999_00 }] }
  const tried = (change: object, priceList = india) =>
    run(Effect.andThen(filled(9_000_00), Effect.flip(buyAddOn.handle({ ...wanted(), ...change }))), priceList)
  expect(await tried({}, dearer)).toMatchObject({ _tag: "PriceChanged", total: 2_358_82 })
  expect(await tried({}, { ...india, id: PriceListId.make(9) })).toMatchObject({ _tag: "PriceChanged", total })
  expect(await tried({ total: total - 1 })).toMatchObject({ _tag: "PriceChanged", total })
  expect(await tried({ tierName: "Growth" }, dearer)).toMatchObject({ _tag: "AddOnNotSold", errorCode: 104 })
})

test("too little money buys nothing and says how much is missing", async () => {
  const [failure, left, count] = await run(
    Effect.gen(function* () {
      yield* filled(1_000_00)
      const refused = yield* Effect.flip(buyAddOn.handle(wanted()))
      return [refused, yield* available, (yield* purchases).length] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "InsufficientFunds", missing: total - 1_000_00, currency: "INR" })
  expect([left, count]).toEqual([1_000_00, 0])
})

test("care is given while a pack runs, and the portal sees to whom", async () => {
  const seen = await run(
    Effect.gen(function* () {
      yield* filled(total)
      yield* buyAddOn.handle(wanted())
      const care = yield* PriorityCare
      const given = (at: number, of = 5) =>
        care.during([{ businessProfileId: BusinessProfileId.make(of), from: at, until: at }])
      const during = yield* Effect.all([given(now - 1), given(now), given(now, 6), care.during([])])
      const listed = yield* listPriorityBusinesses.handle({ portalId })
      const refused = yield* Effect.flip(listPriorityBusinesses.handle({ portalId: PortalId.make(2) }))
      yield* TestClock.adjust("31 days")
      const after = yield* listPriorityBusinesses.handle({ portalId })
      return { during, listed, refused: refused._tag, after: after.total }
    }),
  )
  expect(seen.during).toEqual([[false], [true], [false], []])
  expect(seen.listed).toMatchObject({
    businesses: [{ businessProfileId, businessName: "Rao's Bakery", tierName: "Starter" }],
    total: 1,
  })
  expect([seen.refused, seen.after]).toEqual(["ForbiddenPortal", 0])
})

test("whoever posts to the documented ledger is called after the documents", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const event = { businessProfileId, reference: "payment:1", at: now }
      const kinds: Array<string> = []
      const ledger = yield* Ledger
      const post = ledger.post(
        { ...event, currency: "INR" },
        (holdings) => topUp(event, holdings, 1_00),
        (postings) => Effect.sync(() => void kinds.push(...postings.map(({ kind }) => kind))),
      )
      yield* (yield* UnitOfWork).transact(post)
      yield* post
      const { total: documents } = yield* listBillingDocuments.handle({ businessProfileId })
      return { kinds, documents }
    }),
  )
  expect(seen).toEqual({ kinds: ["topUp"], documents: 1 })
})
