import { Schema } from "effect"
import {
  BusinessProfileId,
  CampaignId,
  CurrencyCode,
  localDateAt,
  LocalDate,
  MinorUnits,
  regionFacts,
} from "@domain/kernel"
import { TaxLine } from "@domain/pricing"
import type { Posting } from "../ledger.ts"
import { Buyer } from "./buyer.ts"
import { type DocumentAmounts, documentAmounts, DocumentLineKind, type DocumentPrice } from "./document-amounts.ts"
import { DocumentKind, DocumentNumber } from "./document-number.ts"
import { documentTaxes, lineTaxes, stateOfSupply, taxableOfLine } from "./document-taxes.ts"
import { FinancialYear, financialYearOf } from "./financial-year.ts"
import { IssuingEntity } from "./issuing-entity.ts"

/** One line in minor units: `amount` less `discount` is `taxable`. `serviceCode` is its SAC, in India. */
export const DocumentLine = Schema.Struct({
  kind: DocumentLineKind,
  serviceCode: Schema.optionalKey(Schema.String),
  amount: MinorUnits,
  discount: MinorUnits,
  taxable: MinorUnits,
  taxes: Schema.Array(TaxLine),
})
export type DocumentLine = typeof DocumentLine.Type

/** Our own number of a document, in its address. */
export const DocumentId = Schema.Int.pipe(Schema.brand("DocumentId"))
export type DocumentId = typeof DocumentId.Type

/** An earlier document that this one is about. */
export const DocumentReference = Schema.Struct({ id: DocumentId, number: DocumentNumber, issuedOn: LocalDate })
export type DocumentReference = typeof DocumentReference.Type

const drafted = {
  kind: DocumentKind,
  businessProfileId: BusinessProfileId,
  issuedOn: LocalDate,
  financialYear: FinancialYear,
  /** The event in the ledger that it is made of. */
  reference: Schema.String,
  seller: IssuingEntity,
  buyer: Buyer,
  currency: CurrencyCode,
  campaignId: Schema.optionalKey(CampaignId),
  campaignName: Schema.optionalKey(Schema.String),
  lines: Schema.Array(DocumentLine),
  taxable: MinorUnits,
  taxes: Schema.Array(TaxLine),
  tax: MinorUnits,
  total: MinorUnits,
  /** GST code of the place of supply; India alone. */
  stateOfSupply: Schema.optionalKey(Schema.String),
  /** What the law has an invoice to an economic zone say, by whether tax was charged. */
  zoneStatement: Schema.optionalKey(Schema.Literals(["withTax", "withoutTax"])),
  refersTo: Schema.Array(DocumentReference),
}

/** A document before it has its number: its lines sum to `taxable`, its taxes to `tax`, both to `total`. */
export const DocumentDraft = Schema.Struct(drafted)
export type DocumentDraft = typeof DocumentDraft.Type

/** A document as it was issued; it never changes. Spec: invoices (number, id). */
export const BillingDocument = Schema.Struct({ id: DocumentId, number: DocumentNumber, ...drafted })
export type BillingDocument = typeof BillingDocument.Type

/** Services of the GST tariff: internet advertising space, and advertising services. */
const serviceCodes: { readonly [Kind in DocumentLineKind]?: string } = {
  media: "998365",
  serviceFee: "998361",
  addOn: "998361",
}

/** What a document is made of, apart from its amounts. */
export interface DocumentFacts {
  readonly seller: IssuingEntity
  readonly buyer: Buyer
  readonly price?: DocumentPrice
  /** Earlier documents that one of this kind is about. */
  readonly refersTo: (kind: DocumentKind) => ReadonlyArray<DocumentReference>
}

/** What the law has an invoice to an economic zone say; nothing of one that was not taxed as such. */
const zoneStatementOf = (buyer: Buyer, taxes: ReadonlyArray<TaxLine>): DocumentDraft["zoneStatement"] => {
  if (taxes.some(({ undertaking }) => undertaking !== undefined)) return "withoutTax"
  const isCharged = buyer.isInEconomicZone === true && taxes.some(({ kind }) => kind === "IGST")
  return isCharged ? "withTax" : undefined
}

const draftOf = (amounts: DocumentAmounts, posting: Posting, facts: DocumentFacts): DocumentDraft => {
  const { seller, buyer, price } = facts
  const { businessProfileId, currency, reference, campaignId, campaignName, at } = posting
  const { kind, tax } = amounts
  const issuedOn = localDateAt(at, regionFacts[seller.region].timeZone)
  const taxes = documentTaxes(amounts, { seller, buyer, price, on: issuedOn })
  const perLine = lineTaxes(amounts.lines, taxes)
  const lines = amounts.lines.map((line, index): DocumentLine => {
    const serviceCode = seller.region === "IN" ? serviceCodes[line.kind] : undefined
    return {
      ...line,
      ...(serviceCode !== undefined && { serviceCode }),
      taxable: taxableOfLine(line),
      taxes: perLine[index] ?? [],
    }
  })
  const taxable = lines.reduce((sum, line) => sum + line.taxable, 0)
  const supply = stateOfSupply(seller, buyer)
  const statement = zoneStatementOf(buyer, taxes)
  return {
    kind,
    businessProfileId,
    issuedOn,
    financialYear: financialYearOf(issuedOn, seller.yearFirstMonth),
    reference,
    seller,
    buyer,
    currency,
    ...(campaignId !== undefined && { campaignId }),
    ...(campaignName !== undefined && { campaignName }),
    lines,
    taxable,
    taxes,
    tax,
    total: taxable + tax,
    ...(supply !== undefined && { stateOfSupply: supply }),
    ...(kind === "invoice" && statement !== undefined && { zoneStatement: statement }),
    refersTo: facts.refersTo(kind),
  }
}

/** The documents of one event's postings, for the amounts that were booked and no others. Spec: Billing; validation, GST invoice. */
export const documentDrafts = (
  postings: ReadonlyArray<Posting>,
  facts: DocumentFacts,
): ReadonlyArray<DocumentDraft> => {
  const [first] = postings
  return first === undefined ? [] : documentAmounts(postings, facts.price).map((one) => draftOf(one, first, facts))
}
