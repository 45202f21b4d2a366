import { Result } from "effect"
import { BusinessProfileId, CampaignId, type CurrencyCode, IdempotencyKey } from "@domain/kernel"
import { placeOfSupply, type PriceBreakdown, type RegionalPriceList } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"
import {
  type BillingDocument,
  type Buyer,
  documentDrafts,
  DocumentId,
  documentNumber,
  type DocumentReference,
  type IssuingEntity,
  referencesOf,
} from "../documents/index.ts"
import { type Holdings, noCampaignHoldings, type Posting } from "../ledger.ts"
import { afterPosting } from "../holdings.ts"
import { endLaunch, launchLock, topUp, undoLaunch } from "../postings.ts"
import { refund } from "../refund.ts"
import { PaymentId } from "../payment.ts"
import { spend } from "../spend.ts"

const indianSeller: IssuingEntity = {
  region: "IN",
  legalName: "Harbour Media Private Limited",
  address: "14 MG Road, Bengaluru 560001",
  taxNumber: "29AABCR1718E1ZL",
  state: "29",
  postalCode: "560001",
  seriesPrefix: "MQ",
  yearFirstMonth: 4,
}
const undertakingSeller: IssuingEntity = {
  ...indianSeller,
  letterOfUndertaking: { number: "AD290326000123A", validFrom: "2026-04-01", validTo: "2027-03-31" },
}
const britishSeller: IssuingEntity = {
  region: "GB",
  legalName: "Harbour Media Ltd",
  address: "1 High Street, London EC1A 1BB",
  taxNumber: "GB123456782",
  seriesPrefix: "GB",
  yearFirstMonth: 1,
}
const bengaluru: Buyer = {
  name: "Rao's Bakery LLP",
  address: "22 Church Street, Bengaluru 560001",
  taxNumber: "29AAPFU0939F1ZR",
  state: "29",
  postalCode: "560001",
}
const mumbai: Buyer = {
  name: "Uday Foods",
  address: "2 Hill Road, Mumbai 400050",
  taxNumber: "27AAPFU0939F1ZV",
  state: "27",
  postalCode: "400050",
}
const unregistered: Buyer = {
  name: "Asha Rao",
  address: "5 Lake View, Kochi 682001",
  state: "32",
  postalCode: "682001",
}
const british: Buyer = { name: "Rye & Co", address: "9 Market Place, Rye TN31 7AA", taxNumber: "GB434031494" }

const india = { ...seedPriceLists.IN, serviceFeePercent: 10 }
const kingdom = { ...seedPriceLists.GB, taxPercent: 20 }
const inCurrency = (currency: CurrencyCode): RegionalPriceList => ({ ...kingdom, currency })

const welcome = {
  code: "WELCOME",
  validFrom: "2026-01-01",
  validTo: "2027-12-31",
  discount: { kind: "percent" as const, percent: 10 },
}

const facts = {
  businessProfileId: BusinessProfileId.make(5),
  campaignId: CampaignId.make(70),
  campaignName: "Diwali sweets",
  at: Date.UTC(2026, 10, 20, 9),
}
const empty = (currency: CurrencyCode): Holdings => ({
  currency,
  available: 0,
  promised: 0,
  locked: 0,
  owed: 0,
  campaign: noCampaignHoldings,
})
const after = (holdings: Holdings, postings: ReadonlyArray<Posting>) =>
  postings.reduce((before, posting) => afterPosting(before, posting, facts.campaignId), holdings)

/** One document of each place in its series, from the events of one wallet in their order. */
const issuedBy = (
  seller: IssuingEntity,
  buyer: Buyer,
  events: ReadonlyArray<readonly [reference: string, (holdings: Holdings) => ReadonlyArray<Posting>]>,
  price: PriceBreakdown,
): ReadonlyArray<BillingDocument> => {
  const issued: Array<BillingDocument> = []
  let holdings = empty(price.currency)
  for (const [, decide] of events) {
    const postings = decide(holdings)
    holdings = after(holdings, postings)
    const refersTo = (kind: BillingDocument["kind"]): ReadonlyArray<DocumentReference> => referencesOf(kind, issued)
    for (const draft of documentDrafts(postings, { seller, buyer, price, refersTo })) {
      const sequence = issued.filter(({ kind }) => kind === draft.kind).length + 1
      const number = documentNumber(seller.seriesPrefix, draft.kind, draft.financialYear, sequence)
      issued.push({ id: DocumentId.make(issued.length + 1), number: Result.getOrThrow(number), ...draft })
    }
  }
  return issued
}

const ok = (result: Result.Result<ReadonlyArray<Posting>, unknown>) => Result.getOrThrow(result)

const paidIn = (price: PriceBreakdown) =>
  [
    "payment:1",
    (holdings: Holdings) =>
      ok(
        topUp(
          { businessProfileId: facts.businessProfileId, at: facts.at, reference: "payment:1" },
          holdings,
          price.total,
        ),
      ),
  ] as const
const launched = (price: PriceBreakdown) =>
  [
    "launch:70:1",
    (holdings: Holdings) => ok(launchLock({ ...facts, reference: "launch:70:1" }, holdings, price)),
  ] as const

/** The invoice of a launch at a price. */
const invoice = (seller: IssuingEntity, buyer: Buyer, price: PriceBreakdown): BillingDocument => {
  const found = issuedBy(seller, buyer, [paidIn(price), launched(price)], price).find(({ kind }) => kind === "invoice")
  if (found === undefined) throw new Error("A launch has an invoice")
  return found
}

const week = (seller: IssuingEntity, priceList: RegionalPriceList, dailyBudget: number, buyer: Buyer) =>
  examplePrice({
    priceList,
    dailyBudget,
    days: 7,
    waivedDays: 2,
    promo: welcome,
    place: placeOfSupply(seller, buyer, "2026-11-20"),
  })

const indianPrice = (buyer: Buyer, seller = indianSeller) => week(seller, india, 1_234_57, buyer)
const zone: Buyer = { ...bengaluru, isInEconomicZone: true }

/** A wallet that is filled, launches, ends with some of its lock unspent, and gives the rest back to the card. */
const endedEarly = () => {
  const price = indianPrice(mumbai)
  const back = { ...facts, key: IdempotencyKey.make("refund-0001") }
  return issuedBy(
    indianSeller,
    mumbai,
    [
      paidIn(price),
      launched(price),
      ["spend", (holdings) => ok(spend({ ...facts, reference: "spend:70" }, holdings, 5_000_00))],
      ["release:70:1", (holdings) => ok(endLaunch({ ...facts, reference: "release:70:1" }, holdings, price))],
      [
        "refund:1",
        (holdings) =>
          ok(
            refund(
              { businessProfileId: back.businessProfileId, at: back.at, key: back.key },
              holdings,
              { paymentId: PaymentId.make(1), paid: price.total, refunded: 0 },
              1_000_00,
            ),
          ),
      ],
    ],
    price,
  )
}

const givenUp = () => {
  const price = indianPrice(bengaluru)
  return issuedBy(
    indianSeller,
    bengaluru,
    [
      paidIn(price),
      launched(price),
      ["release:70:1", (holdings) => ok(undoLaunch({ ...facts, reference: "release:70:1" }, holdings, price))],
    ],
    price,
  )
}

const one = (documents: ReadonlyArray<BillingDocument>, wanted: BillingDocument["kind"]): BillingDocument => {
  const found = documents.find(({ kind }) => kind === wanted)
  if (found === undefined) throw new Error(`No ${wanted}`)
  return found
}

/** Documents of every kind, place and currency, as the rules make them. */
export const exampleDocuments = {
  "india-same-state": invoice(indianSeller, bengaluru, indianPrice(bengaluru)),
  "india-other-state": invoice(indianSeller, mumbai, indianPrice(mumbai)),
  "india-no-gstin": invoice(indianSeller, unregistered, indianPrice(unregistered)),
  "india-economic-zone": invoice(indianSeller, zone, indianPrice(zone)),
  "india-economic-zone-without-tax": invoice(undertakingSeller, zone, indianPrice(zone, undertakingSeller)),
  "united-kingdom": invoice(britishSeller, british, week(britishSeller, kingdom, 33_33, british)),
  "us-dollars": invoice(britishSeller, british, week(britishSeller, inCurrency("USD"), 41_07, british)),
  "japanese-yen": invoice(britishSeller, british, week(britishSeller, inCurrency("JPY"), 4_999, british)),
  receipt: one(endedEarly(), "receipt"),
  "credit-note-unspent": one(endedEarly(), "creditNote"),
  "refund-voucher": one(endedEarly(), "refundVoucher"),
  "credit-note-given-up": one(givenUp(), "creditNote"),
} as const satisfies Readonly<Record<string, BillingDocument>>
