import { Schema } from "effect"
import { BusinessProfileId, CampaignId, LocalDate, MinorUnits } from "@domain/kernel"
import {
  type BillingDocument,
  type Buyer,
  DocumentId,
  DocumentNumber,
  FinancialYear,
  type IssuingEntity,
  pinOfAddress,
} from "@domain/wallet"
import { storedDocument } from "../stored-document.ts"

const optional = Schema.optionalKey

const StoredEntity: Schema.Codec<IssuingEntity, unknown> = Schema.Struct({
  region: Schema.Literals(["IN", "GB"]),
  legalName: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
  postalCode: optional(Schema.String),
  seriesPrefix: Schema.String,
  yearFirstMonth: Schema.Int,
  letterOfUndertaking: optional(Schema.Struct({ number: Schema.String, validFrom: LocalDate, validTo: LocalDate })),
  registrations: optional(
    Schema.Array(
      Schema.Struct({
        taxNumber: Schema.String,
        state: Schema.String,
        address: Schema.String,
        postalCode: Schema.String,
      }),
    ),
  ),
})

const StoredBuyer: Schema.Codec<Buyer, unknown> = Schema.Struct({
  name: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
  postalCode: optional(Schema.String),
  isInEconomicZone: optional(Schema.Boolean),
})

const StoredTaxes = Schema.Array(
  Schema.Struct({
    kind: Schema.Literals(["GST", "CGST", "SGST", "IGST", "VAT"]),
    ratePercent: Schema.Finite,
    amount: MinorUnits,
    undertaking: optional(Schema.String),
  }),
)

/** A document as `ledger_documents.document` stores it. */
const StoredBillingDocument: Schema.Codec<BillingDocument, unknown> = Schema.Struct({
  id: DocumentId,
  number: DocumentNumber,
  kind: Schema.Literals(["invoice", "creditNote", "receipt", "refundVoucher"]),
  businessProfileId: BusinessProfileId,
  issuedOn: LocalDate,
  financialYear: FinancialYear,
  reference: Schema.String,
  seller: StoredEntity,
  buyer: StoredBuyer,
  currency: Schema.Literals(["INR", "GBP", "USD", "JPY"]),
  campaignId: optional(CampaignId),
  campaignName: optional(Schema.String),
  lines: Schema.Array(
    Schema.Struct({
      kind: Schema.Literals(["media", "serviceFee", "addOn", "payment", "balance"]),
      serviceCode: optional(Schema.String),
      amount: MinorUnits,
      discount: MinorUnits,
      taxable: MinorUnits,
      taxes: StoredTaxes,
    }),
  ),
  taxable: MinorUnits,
  taxes: StoredTaxes,
  tax: MinorUnits,
  total: MinorUnits,
  stateOfSupply: optional(Schema.String),
  zoneStatement: optional(Schema.Literals(["withTax", "withoutTax"])),
  refersTo: Schema.Array(Schema.Struct({ id: DocumentId, number: DocumentNumber, issuedOn: LocalDate })),
})

const textIn = (document: object, name: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(document, name)?.value
  return typeof value === "string" ? value : undefined
}

/** Until PIN codes were asked, a party in India had one in its address alone. */
const withItsPin = (party: unknown): unknown => {
  if (typeof party !== "object" || party === null || "postalCode" in party) return party
  const postalCode = pinOfAddress(textIn(party, "address") ?? "", textIn(party, "state"))
  return postalCode === undefined ? party : { ...party, postalCode }
}

const withTheirPins = (document: unknown): unknown =>
  typeof document === "object" && document !== null && "seller" in document && "buyer" in document
    ? { ...document, seller: withItsPin(document.seller), buyer: withItsPin(document.buyer) }
    : document

export const storedEntity = storedDocument(StoredEntity, [withItsPin])
export const storedBuyer = storedDocument(StoredBuyer, [withItsPin])
export const storedBillingDocument = storedDocument(StoredBillingDocument, [withTheirPins])
