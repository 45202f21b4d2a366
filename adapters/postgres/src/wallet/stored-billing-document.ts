import { Schema } from "effect"
import { BusinessProfileId, CampaignId, LocalDate, MinorUnits } from "@domain/kernel"
import {
  type BillingDocument,
  type Buyer,
  DocumentId,
  DocumentNumber,
  FinancialYear,
  type IssuingEntity,
} from "@domain/wallet"
import { storedDocument } from "../stored-document.ts"

const optional = Schema.optionalKey

const StoredEntity: Schema.Codec<IssuingEntity, unknown> = Schema.Struct({
  region: Schema.Literals(["IN", "GB"]),
  legalName: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
  seriesPrefix: Schema.String,
  yearFirstMonth: Schema.Int,
  letterOfUndertaking: optional(Schema.Struct({ number: Schema.String, validFrom: LocalDate, validTo: LocalDate })),
})

const StoredBuyer: Schema.Codec<Buyer, unknown> = Schema.Struct({
  name: Schema.String,
  address: Schema.String,
  taxNumber: optional(Schema.String),
  state: optional(Schema.String),
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

export const storedEntity = storedDocument(StoredEntity, [])
export const storedBuyer = storedDocument(StoredBuyer, [])
export const storedBillingDocument = storedDocument(StoredBillingDocument, [])
