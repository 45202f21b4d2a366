import { Effect } from "effect"
import { TestClock } from "effect/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { SessionRepository, PriceLists } from "@application/signup/ports"
import { LaunchDrafts, PayableSessions } from "@application/signup/services"
import { getSummary, quotePrice } from "@application/signup/use-cases"
import { BillingDocuments, Ledger } from "@application/wallet/ports"
import { CampaignFunds } from "@application/wallet/services"
import { BillingDetails, IssuingEntities } from "@application/wallet/stores"
import { GatewayDesk } from "@application/wallet/testing"
import { confirmPayment, getSessionFunds, listTransactions, startPayment } from "@application/wallet/use-cases"
import { IdempotencyKey, PortalId, type Region, regionFacts } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import type { NewPriceList, PriceBreakdown, TaxLine } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { type BillingDocument, type Buyer, type GstBilling, issuingEntity, PaymentId } from "@domain/wallet"
import { Result } from "effect"
import { campaignId, inPriceWorld, profileId, sessionId } from "./testing/price-world.ts"

const portalId = PortalId.make(1)
const day = 86_400_000
const inLetter = Date.UTC(2026, 10, 20, 9)
const afterLetter = Date.UTC(2027, 5, 1, 9)
const gstins = { sameState: "29AAPFU0939F1ZR", otherState: "27AAPFU0939F1ZV" } as const

/** How a buyer says where it is: with its place, on the billing step, in its billing details, or not at all. */
const buyers = ["nobody", "toldState", "sameState", "otherState", "zone", "savedState", "savedZone"] as const
const sellers = ["none", "entity", "entityElsewhere", "twoStates", "letter"] as const

const anyOrder = fc.record({
  region: fc.constantFrom<Region>("IN", "GB"),
  buyer: fc.constantFrom(...buyers),
  seller: fc.constantFrom(...sellers),
  at: fc.constantFrom(inLetter, afterLetter),
  joinedDaysAgo: fc.constantFrom(0, 25, 100),
  promoCode: fc.constantFrom("", "WELCOME10", "NAMASTE500", "HIGHSTREET15"),
  hasOwnList: fc.boolean(),
  dailyBudget: fc.integer({ min: 350_00, max: 2_000_00 }),
  days: fc.integer({ min: 7, max: 40 }),
  /** What becomes otherwise between the start of the payment and its money. */
  meanwhile: fc.constantFrom("nothing", "seller", "savedDetails", "draft", "prices"),
})
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never

const plain: AnyOrder = {
  region: "IN",
  buyer: "nobody",
  seller: "letter",
  at: inLetter,
  joinedDaysAgo: 25,
  promoCode: "WELCOME10",
  hasOwnList: true,
  dailyBudget: 777_77,
  days: 11,
  meanwhile: "seller",
}
/** Each kind of tax at least once. */
const examples: ReadonlyArray<AnyOrder> = [...buyers.map((buyer) => ({ ...plain, buyer })), { ...plain, region: "GB" }]

const orderedBy = (buyer: AnyOrder["buyer"]): GstBilling | undefined => {
  const billing = { businessName: "Rao Foods", billingAddress: "14 MG Road" }
  if (buyer === "sameState") return { ...billing, gstin: gstins.sameState, state: "29", isInEconomicZone: false }
  if (buyer === "otherState") return { ...billing, gstin: gstins.otherState, state: "27", isInEconomicZone: false }
  if (buyer === "zone") return { ...billing, gstin: gstins.sameState, state: "29", isInEconomicZone: true }
  return undefined
}

const savedBy = (buyer: AnyOrder["buyer"]): Buyer | undefined => {
  if (buyer === "savedState") return { name: "Rao", address: "14 MG Road", state: "29" }
  if (buyer !== "savedZone") return undefined
  return { name: "Rao", address: "14 MG Road", taxNumber: gstins.sameState, state: "29", isInEconomicZone: true }
}

const entityOf = (region: Region, seller: AnyOrder["seller"]) => {
  const indian = seller === "entityElsewhere" ? "27AABCR1718E1ZP" : "29AABCR1718E1ZL"
  const hasLetter = seller === "letter"
  return Result.getOrThrow(
    issuingEntity(region, {
      legalName: "Marquee Media",
      address: "14 MG Road, Bengaluru",
      taxNumber: region === "IN" ? indian : "",
      postalCode: seller === "entityElsewhere" ? "400050" : "560001",
      registrations:
        seller === "twoStates"
          ? [{ taxNumber: "27AABCR1718E1ZP", address: "7 Hill Road, Mumbai", postalCode: "400050" }]
          : [],
      seriesPrefix: "MQ",
      yearFirstMonth: 4,
      letterNumber: hasLetter ? "AD290326000123A" : "",
      letterFrom: hasLetter ? "2026-04-01" : "",
      letterTo: hasLetter ? "2027-03-31" : "",
    }),
  )
}

const ownList = (region: Region, effectiveFrom: string): NewPriceList => {
  const { id: _id, ...list } = seedPriceLists[region]
  return {
    ...list,
    portalId,
    effectiveFrom,
    serviceFeePercent: 12.5,
    taxPercent: region === "IN" ? 18 : 20,
    ...(region === "IN" && { sellerStateCode: "27" }),
  }
}

const prepared = Effect.fnUntraced(function* (order: AnyOrder) {
  const { region, buyer, seller, hasOwnList } = order
  const [entities, billing] = [yield* IssuingEntities, yield* BillingDetails]
  if (seller !== "none") yield* entities.save({ portalId, ...entityOf(region, seller) })
  const saved = savedBy(buyer)
  if (saved !== undefined) yield* billing.save({ businessProfileId: profileId, ...saved })
  if (hasOwnList) yield* (yield* PriceLists).add(ownList(region, "2026-01-01"))
})

/** The world after the payment was started and before its money has come. */
const changed = Effect.fnUntraced(function* ({ region, meanwhile, seller }: AnyOrder) {
  const [entities, billing] = [yield* IssuingEntities, yield* BillingDetails]
  if (meanwhile === "seller")
    yield* entities.save({ portalId, ...entityOf(region, seller === "letter" ? "entity" : "letter") })
  if (meanwhile === "savedDetails")
    yield* billing.save({ businessProfileId: profileId, name: "Rao", address: "", state: "27" })
  if (meanwhile === "prices") {
    yield* (yield* PriceLists).add({ ...ownList(region, "2027-06-02"), taxPercent: 28 })
    yield* TestClock.adjust("600 days")
  }
  if (meanwhile !== "draft") return
  const sessions = yield* SessionRepository
  const session = yield* sessions.byId(sessionId)
  const { details } = session
  const { gstBilling: _former, ...budget } = details.budget
  const zone = orderedBy("zone")
  yield* sessions.save({
    ...session,
    details: {
      ...details,
      revision: details.revision + 1,
      budget: details.budget.gstBilling === undefined && zone !== undefined ? { ...budget, gstBilling: zone } : budget,
    },
  })
})

/** Every place that says a price, from the budget page to the invoice. */
const surfacesOf = Effect.fnUntraced(function* (order: AnyOrder) {
  yield* prepared(order)
  const { gstin = "", isInEconomicZone = false } = (order.region === "IN" && orderedBy(order.buyer)) || {}
  const quoted = (yield* quotePrice.handle({ sessionId })).price
  const typed = (yield* quotePrice.handle({ sessionId, gstin, isInEconomicZone })).price
  const linked = (yield* getSummary.handle({ encodedId: sessionId })).price
  const payable = yield* (yield* PayableSessions).price(sessionId)
  const { available } = yield* getSessionFunds.handle({ sessionId })
  const { total } = payable.price
  yield* startPayment.handle({
    sessionId,
    total,
    due: total - available,
    idempotencyKey: IdempotencyKey.make("pay:00000001"),
  })
  const desk = yield* GatewayDesk
  const [asked] = yield* desk.opened
  yield* changed(order)
  yield* desk.become(asked?.reference ?? "", "Succeeded")
  yield* confirmPayment.handle({ sessionId, paymentId: PaymentId.make(asked?.paymentId ?? 0) })

  const session = yield* (yield* SessionRepository).byId(sessionId)
  const { price: stored = expect.unreachable("The draft has no price"), order: billed } =
    yield* (yield* LaunchDrafts).forLaunch(profileId, sessionId, false)
  const paidLink = (yield* getSummary.handle({ encodedId: sessionId })).price
  yield* (yield* CampaignFunds).lock({
    businessProfileId: profileId,
    campaignId,
    campaignName: "Bloom",
    price: stored,
    order: billed,
  })
  const { transactions } = yield* listTransactions.handle({ businessProfileId: profileId })
  const documents = yield* BillingDocuments
  const invoice = (yield* documents.earlier({ businessProfileId: profileId, campaignId })).find(
    ({ kind }) => kind === "invoice",
  )
  const held = yield* (yield* Ledger).campaign(profileId, campaignId)
  return { quoted, typed, linked, payable, asked, stored, paidLink, transactions, invoice, held, session }
})

type Row = { readonly kind: string; readonly amount: number; readonly reserved: number }

/** What the wallet's statement says: paid in, reserved of one's own and of a promotion's, fee, and tax. */
const rowsOf = (rows: ReadonlyArray<Row>) => {
  const of = (kind: string) => rows.find((row) => row.kind === kind) ?? { amount: 0, reserved: 0 }
  return [
    of("topUp").amount,
    of("launchLock").reserved,
    of("promoGrant").reserved,
    0 - of("launchFee").amount,
    0 - of("launchTax").amount,
  ]
}

/** The taxes of an invoice as the price says them: what no state was named for is one line of GST there. */
const asPriced = (taxes: ReadonlyArray<TaxLine>, { taxes: priced }: PriceBreakdown) =>
  priced.some(({ kind }) => kind === "GST")
    ? [
        {
          kind: "GST",
          ratePercent: taxes.reduce((sum, { ratePercent }) => sum + ratePercent, 0),
          amount: taxes.reduce((sum, { amount }) => sum + amount, 0),
        },
      ]
    : taxes

const lineOf = (invoice: BillingDocument | undefined, kind: "media" | "serviceFee") => {
  const { amount = 0, discount = 0 } = invoice?.lines.find((line) => line.kind === kind) ?? {}
  return { amount, discount }
}

test("every surface says one price, to the minor unit, whatever changes meanwhile", async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      const { region, at, joinedDaysAgo, dailyBudget, days, promoCode } = order
      const gstBilling = region === "IN" ? orderedBy(order.buyer) : undefined
      const budget = {
        budgetType: "Daily",
        schedulingMode: "RunContinuously",
        currency: regionFacts[region].currency,
        dailyBudget,
        days,
        ...(promoCode !== "" && { promoCode }),
      } as const
      const location = { city: "Pune", state: "Maharashtra", postalCode: "411038" }
      const isTold = order.buyer === "toldState"
      const parts = {
        ...(isTold && { business: { name: "Bloom", location } }),
        budget: { budget, ...(gstBilling !== undefined && { gstBilling }) },
      }
      const of = await inPriceWorld({ region, now: at, joinedAt: at - joinedDaysAgo * day, parts }, surfacesOf(order))
      const { price } = of.payable
      seen.add(
        price.taxes.map(({ kind, undertaking }) => `${kind}${undertaking === undefined ? "" : " free"}`).join("+"),
      )

      expect([of.quoted, of.typed, of.linked, of.stored, of.paidLink]).toEqual(Array.from({ length: 5 }, () => price))
      expect(of.session.details.budget.gstBilling).toEqual(gstBilling)
      expect([of.asked?.amount, of.asked?.currency]).toEqual([price.total, price.currency])
      const paidMedia = price.media - price.promoDiscount
      const fee = price.serviceFee - price.serviceFeeWaived
      expect(rowsOf(of.transactions)).toEqual([price.total, paidMedia, price.promoDiscount, fee, price.tax])
      expect(of.held).toMatchObject({ locked: price.media, promo: price.promoDiscount })
      const { invoice } = of
      expect([invoice?.total, invoice?.tax, invoice?.currency]).toEqual([price.total, price.tax, price.currency])
      expect(asPriced(invoice?.taxes ?? [], price)).toEqual(price.taxes)
      if (isTold && region === "IN") {
        expect(invoice?.buyer).toMatchObject({ state: "27", address: "Pune 411038" })
        expect([invoice?.stateOfSupply, price.taxes.some(({ kind }) => kind === "GST")]).toEqual(["27", false])
      }
      expect(lineOf(invoice, "media")).toEqual({ amount: price.media, discount: price.promoDiscount })
      expect(lineOf(invoice, "serviceFee")).toEqual({ amount: price.serviceFee, discount: price.serviceFeeWaived })
      const isFree = price.taxes.some(({ undertaking }) => undertaking !== undefined)
      expect(invoice?.zoneStatement === "withoutTax").toBe(isFree)
    }),
    { ...lawParameters(), examples: examples.map((example) => [example]) },
  )
  expect([...seen].toSorted()).toEqual(["CGST+SGST", "GST", "IGST", "IGST free", "VAT"])
}, 60_000)
