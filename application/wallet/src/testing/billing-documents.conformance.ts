import { Effect, type Layer, Option, Result } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import {
  documentDrafts,
  FinancialYear,
  launchLock,
  noCampaignHoldings,
  topUp,
  unregisteredEntity,
} from "@domain/wallet"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import { BillingDocuments } from "../ports/billing-documents.ts"

const portalId = PortalId.make(1)
const bakery = BusinessProfileId.make(5)
const neighbour = BusinessProfileId.make(6)
const campaignId = CampaignId.make(70)
const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const november = Date.UTC(2026, 10, 20)
const nextMay = Date.UTC(2027, 4, 2)
const thisYear = FinancialYear.make("2026-27")
const nextYear = FinancialYear.make("2027-28")

const holdings = {
  currency: "INR",
  available: price.total,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
} as const

const registration = {
  irn: "0".repeat(64),
  acknowledgementNumber: "112610000000001",
  acknowledgedAt: november,
  signedQr: "signed.qr",
}

const parties = {
  seller: { ...unregisteredEntity("IN", "Marquee", "29"), seriesPrefix: "MQ" },
  buyer: { name: "Rao's Bakery", address: "14 MG Road" },
  refersTo: () => [],
}

const issue = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, reference: string, at: number) {
  const facts = { businessProfileId, reference, at }
  const postings = reference.startsWith("launch")
    ? launchLock({ ...facts, campaignId, campaignName: "Diwali" }, holdings, price)
    : topUp(facts, holdings, 500_00)
  const documents = yield* BillingDocuments
  return yield* Effect.forEach(documentDrafts(Result.getOrThrow(postings), { ...parties, price }), (draft) =>
    documents.issue(portalId, draft),
  )
})

/** What every store of documents does; the layer begins empty each time. */
export const billingDocumentsConformance = <E>(layer: Layer.Layer<BillingDocuments, E>): void => {
  const run = <A, F>(story: Effect.Effect<A, F, BillingDocuments>) => Effect.runPromise(Effect.provide(story, layer))

  test("each series counts from 1 in each financial year", async () => {
    const issued = await run(
      Effect.forEach(
        [
          [bakery, "payment:1", november],
          [neighbour, "payment:2", november],
          [bakery, "launch:70:1", november],
          [bakery, "payment:3", nextMay],
        ] as const,
        ([profile, reference, at]) => issue(profile, reference, at),
      ),
    )
    expect(issued.flat().map(({ number }) => number)).toEqual([
      "MQR/26-27/00001",
      "MQR/26-27/00002",
      "MQI/26-27/00001",
      "MQR/27-28/00001",
    ])
  })

  test("a document is read as it was issued, by its own business alone", async () => {
    const { issued, own, foreign } = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        const [invoice] = yield* issue(bakery, "launch:70:1", november)
        if (invoice === undefined) return yield* Effect.die(new Error("A launch has an invoice"))
        return {
          issued: invoice,
          own: yield* documents.byId(bakery, invoice.id),
          foreign: yield* documents.byId(neighbour, invoice.id),
        }
      }),
    )
    expect(own).toEqual(issued)
    expect(foreign).toBeUndefined()
  })

  test("a document keeps its first registration, which nobody else is told", async () => {
    const { own, listed, foreign } = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        const [invoice] = yield* issue(bakery, "launch:70:1", november)
        const [other] = yield* issue(neighbour, "launch:70:1", november)
        if (invoice === undefined || other === undefined) return yield* Effect.die(new Error("A launch has an invoice"))
        yield* documents.keepRegistration(bakery, invoice.id, registration)
        yield* documents.keepRegistration(bakery, invoice.id, { ...registration, irn: "1".repeat(64) })
        return {
          own: yield* documents.byId(bakery, invoice.id),
          listed: yield* documents.following(bakery, thisYear, undefined, 5),
          foreign: yield* documents.byId(neighbour, other.id),
        }
      }),
    )
    expect(own?.registration).toEqual(registration)
    expect(listed.map((document) => document.registration)).toEqual([registration])
    expect(foreign).not.toHaveProperty("registration")
  })

  test("registered documents are listed latest first, with what was cancelled", async () => {
    const cancellation = { reason: "dataEntry", remark: "Wrong buyer", cancelledAt: 9_000 } as const
    const found = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        const [invoice] = yield* issue(bakery, "launch:70:1", november)
        const [other] = yield* issue(neighbour, "launch:70:1", november)
        if (invoice === undefined || other === undefined) return yield* Effect.die(new Error("A launch has an invoice"))
        const later = { ...registration, irn: "1".repeat(64), acknowledgedAt: registration.acknowledgedAt + 1 }
        yield* documents.keepRegistration(neighbour, other.id, later)
        yield* documents.keepRegistration(bakery, invoice.id, registration)
        yield* documents.keepCancellation(bakery, invoice.id, cancellation)
        yield* documents.keepCancellation(bakery, invoice.id, { ...cancellation, cancelledAt: 9_999 })
        const listed = (page: { readonly limit: number; readonly offset: number }, portal = portalId) =>
          documents.registered(portal, page)
        return {
          ids: [other.id, invoice.id],
          all: yield* listed({ limit: 9, offset: 0 }),
          second: yield* listed({ limit: 1, offset: 1 }),
          ofOthers: yield* listed({ limit: 9, offset: 0 }, PortalId.make(2)),
          own: yield* documents.byId(bakery, invoice.id),
          ofPortal: yield* documents.ofPortal(portalId, invoice.id),
          hidden: yield* documents.ofPortal(PortalId.make(2), invoice.id),
        }
      }),
    )
    expect([found.all.total, found.all.documents.map(({ id }) => id)]).toEqual([2, found.ids])
    expect(found.all.documents.map((one) => one.cancellation)).toEqual([undefined, cancellation])
    expect(found.second.documents.map(({ id }) => id)).toEqual(found.ids.slice(1))
    expect(found.ofOthers).toEqual({ documents: [], total: 0 })
    expect(found.own?.registration).toEqual({ ...registration, cancellation })
    expect(Option.getOrUndefined(found.ofPortal)).toEqual(found.own)
    expect(Option.isNone(found.hidden)).toBe(true)
  })

  test("a refused registration is listed with its latest reason until it succeeds", async () => {
    const found = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        const [invoice] = yield* issue(bakery, "launch:70:1", november)
        const [other] = yield* issue(neighbour, "launch:70:1", november)
        if (invoice === undefined || other === undefined) return yield* Effect.die(new Error("A launch has an invoice"))
        yield* documents.noteRefusal(neighbour, other.id, { reason: "No answer", triedAt: 3 })
        yield* documents.noteRefusal(bakery, invoice.id, { reason: "No answer", triedAt: 1 })
        yield* documents.noteRefusal(bakery, invoice.id, { reason: "Wrong PIN code", triedAt: 2 })
        const listed = (page: { readonly limit: number; readonly offset: number }, portal = portalId) =>
          documents.unregistered(portal, page)
        const before = yield* listed({ limit: 1, offset: 0 })
        const second = yield* listed({ limit: 1, offset: 1 })
        const ofOthers = yield* listed({ limit: 9, offset: 0 }, PortalId.make(2))
        const one = yield* documents.unregisteredById(portalId, invoice.id)
        const hidden = yield* documents.unregisteredById(PortalId.make(2), invoice.id)
        yield* documents.keepRegistration(bakery, invoice.id, registration)
        yield* documents.noteRefusal(bakery, invoice.id, { reason: "Too late", triedAt: 4 })
        return { invoice, before, second, ofOthers, one, hidden, after: yield* listed({ limit: 9, offset: 0 }) }
      }),
    )
    const { number, issuedOn, total } = found.invoice
    expect(found.before).toEqual({
      documents: [
        {
          businessProfileId: bakery,
          id: found.invoice.id,
          kind: "invoice",
          number,
          issuedOn,
          buyerName: "Rao's Bakery",
          currency: "INR",
          total,
          reason: "Wrong PIN code",
          triedAt: 2,
        },
      ],
      total: 2,
    })
    expect(Option.getOrUndefined(found.one)).toEqual(found.invoice)
    expect(found.second.documents.map(({ businessProfileId }) => businessProfileId)).toEqual([neighbour])
    expect([found.ofOthers.total, Option.isNone(found.hidden)]).toEqual([0, true])
    expect(found.after.documents.map(({ reason }) => reason)).toEqual(["No answer"])
  })

  test("documents are listed newest first, by kind and year, with the years in use", async () => {
    const listed = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        yield* issue(bakery, "payment:1", november)
        yield* issue(bakery, "launch:70:1", november)
        yield* issue(neighbour, "payment:2", november)
        yield* issue(bakery, "payment:3", nextMay)
        const page = { limit: 2, offset: 0 }
        return {
          first: yield* documents.list(bakery, {}, page),
          second: yield* documents.list(bakery, {}, { limit: 2, offset: 2 }),
          receipts: yield* documents.list(bakery, { kind: "receipt", financialYear: thisYear }, page),
          ofCampaign: yield* documents.list(bakery, { campaignId }, page),
          years: yield* documents.years(bakery),
        }
      }),
    )
    const references = (of: { readonly documents: ReadonlyArray<{ readonly reference: string }> }) =>
      of.documents.map(({ reference }) => reference)
    expect(references(listed.first)).toEqual(["payment:3", "launch:70:1"])
    expect(references(listed.second)).toEqual(["payment:1"])
    expect([listed.first.total, listed.receipts.total]).toEqual([3, 1])
    expect(references(listed.ofCampaign)).toEqual(["launch:70:1"])
    expect(references(listed.receipts)).toEqual(["payment:1"])
    expect(listed.years).toEqual([nextYear, thisYear])
  })

  test("earlier documents are found by campaign and by event, oldest first", async () => {
    const found = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        yield* issue(bakery, "payment:1", november)
        yield* issue(bakery, "launch:70:1", november)
        yield* issue(bakery, "launch:70:2", november)
        return [
          yield* documents.earlier({ businessProfileId: bakery, campaignId }),
          yield* documents.earlier({ businessProfileId: bakery, reference: "payment:1" }),
          yield* documents.earlier({ businessProfileId: neighbour, campaignId }),
        ]
      }),
    )
    expect(found.map((list) => list.map(({ reference }) => reference))).toEqual([
      ["launch:70:1", "launch:70:2"],
      ["payment:1"],
      [],
    ])
  })

  test("documents are found by their events, those of other businesses are not", async () => {
    const found = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        yield* issue(bakery, "payment:1", november)
        yield* issue(bakery, "launch:70:1", november)
        yield* issue(bakery, "payment:3", november)
        yield* issue(neighbour, "payment:2", november)
        return [
          yield* documents.ofEvents(bakery, ["payment:1", "launch:70:1", "payment:2"]),
          yield* documents.ofEvents(bakery, []),
        ]
      }),
    )
    expect(found.map((list) => list.map(({ reference }) => reference))).toEqual([["payment:1", "launch:70:1"], []])
  })

  test("a year is read in parts, oldest first", async () => {
    const references = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        for (const n of [1, 2, 3]) yield* issue(bakery, `payment:${n}`, november)
        yield* issue(bakery, "payment:4", nextMay)
        const first = yield* documents.following(bakery, thisYear, undefined, 2)
        const rest = yield* documents.following(bakery, thisYear, first.at(-1)?.id, 2)
        return [...first, ...rest].map(({ reference }) => reference)
      }),
    )
    expect(references).toEqual(["payment:1", "payment:2", "payment:3"])
  })

  test("documents of a portal's days are found and summed by kind and currency", async () => {
    const found = await run(
      Effect.gen(function* () {
        const documents = yield* BillingDocuments
        for (const n of [1, 2, 3]) yield* issue(bakery, `payment:${n}`, november)
        yield* issue(neighbour, "launch:70:1", november)
        yield* issue(bakery, "payment:4", nextMay)
        const period = { portalId: PortalId.make(1), region: "IN", from: "2026-11-01", to: "2026-11-30" } as const
        const first = yield* documents.issuedIn(period, ["receipt"], undefined, 2)
        const rest = yield* documents.issuedIn(period, ["receipt"], first.at(-1)?.id, 2)
        const none = { ...period, portalId: PortalId.make(2) }
        return {
          receipts: [...first, ...rest].map(({ reference }) => reference),
          all: (yield* documents.issuedIn(period, ["invoice", "receipt"], undefined, 9)).length,
          abroad: yield* documents.issuedIn({ ...period, region: "GB" }, ["receipt"], undefined, 9),
          elsewhere: yield* documents.sumsIn(none),
          sums: yield* documents.sumsIn(period),
          documents: yield* documents.issuedIn(period, ["invoice", "creditNote", "receipt"], undefined, 9),
        }
      }),
    )
    expect(found.receipts).toEqual(["payment:1", "payment:2", "payment:3"])
    expect([found.all, found.abroad, found.elsewhere]).toEqual([4, [], []])
    const sumOf = (kind: string) => found.documents.filter((one) => one.kind === kind)
    for (const { kind, count, tax, total } of found.sums)
      expect([count, tax, total]).toEqual([
        sumOf(kind).length,
        sumOf(kind).reduce((sum, one) => sum + one.tax, 0),
        sumOf(kind).reduce((sum, one) => sum + one.total, 0),
      ])
    expect(found.sums.map(({ kind }) => kind)).toEqual(["invoice", "receipt"])
  })
}
