import { Schema } from "effect"
import { storedDocument } from "@application/kernel"
import { StoredBuyer, StoredEntity, withItsPin } from "@application/wallet/stores"
import { BusinessProfileId, CampaignId, LocalDate, MinorUnits } from "@domain/kernel"
import { type BillingDocument, DocumentId, DocumentNumber, FinancialYear } from "@domain/wallet"

const optional = Schema.optionalKey

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

const withTheirPins = (document: unknown): unknown =>
  typeof document === "object" && document !== null && "seller" in document && "buyer" in document
    ? { ...document, seller: withItsPin(document.seller), buyer: withItsPin(document.buyer) }
    : document

export const storedBillingDocument = storedDocument(StoredBillingDocument, [withTheirPins])
