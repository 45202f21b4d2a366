import { Schema } from "effect"
import { BusinessProfileId, CurrencyCode, LocalDate, MinorUnits } from "@domain/kernel"
import {
  placeOfSupply,
  type PriceBreakdown,
  type RegionalPriceList,
  taxableOf,
  TaxLine,
  withPlaceOfSupply,
} from "@domain/pricing"
import { GstBilling } from "./billing.ts"
import { InvoiceNumber } from "./invoice-number.ts"

/** What a line is for. A promotion and a waiver take off. */
export const InvoiceLineKind = Schema.Literals(["media", "promotion", "serviceFee", "feeWaiver", "addOn"])
export type InvoiceLineKind = typeof InvoiceLineKind.Type

/** One line before tax, in minor units, never 0. */
export const InvoiceLine = Schema.Struct({ kind: InvoiceLineKind, amount: MinorUnits })
export type InvoiceLine = typeof InvoiceLine.Type

/** A paper about one price: its lines sum to `taxable`, its taxes to `tax`, both to `total`. With `billing` it is a GST invoice. Spec: invoices (number, id). */
export const Invoice = Schema.Struct({
  id: Schema.Int,
  number: InvoiceNumber,
  businessProfileId: BusinessProfileId,
  issuedOn: LocalDate,
  currency: CurrencyCode,
  lines: Schema.Array(InvoiceLine),
  taxable: MinorUnits,
  taxes: Schema.Array(TaxLine),
  tax: MinorUnits,
  total: MinorUnits,
  /** GST state code of the supply; only in India. */
  stateOfSupply: Schema.optionalKey(Schema.String),
  billing: Schema.optionalKey(GstBilling),
})
export type Invoice = typeof Invoice.Type

/** The lines of a price before tax; what was nothing has no line. A pack is the fee of a price without media. */
export const invoiceLines = (price: PriceBreakdown, of: "campaign" | "addOn"): ReadonlyArray<InvoiceLine> => {
  const lines: ReadonlyArray<InvoiceLine> = [
    { kind: "media", amount: price.media },
    { kind: "promotion", amount: -price.promoDiscount },
    { kind: of === "addOn" ? "addOn" : "serviceFee", amount: price.serviceFee },
    { kind: "feeWaiver", amount: -price.serviceFeeWaived },
  ]
  return lines.filter(({ amount }) => amount !== 0)
}

/** What an invoice is made of. */
export interface InvoiceFacts {
  readonly id: number
  readonly number: InvoiceNumber
  readonly businessProfileId: BusinessProfileId
  readonly issuedOn: LocalDate
  readonly of: "campaign" | "addOn"
  readonly price: PriceBreakdown
  readonly priceList: Pick<RegionalPriceList, "sellerStateCode">
  readonly billing?: GstBilling
}

/**
 * The invoice of a price, for the same total. Tax is by kind for the buyer's state; a buyer without one is supplied in the
 * seller's (ours), so that no invoice leaves the kind open. Spec: Billing; validation, GST invoice.
 */
export const invoiceOf = (facts: InvoiceFacts): Invoice => {
  const { of, price, priceList, billing, ...about } = facts
  const stateOfSupply = billing?.state ?? priceList.sellerStateCode
  const { currency, taxes, tax, total } = withPlaceOfSupply(price, placeOfSupply(priceList, stateOfSupply))
  return {
    ...about,
    currency,
    lines: invoiceLines(price, of),
    taxable: taxableOf(price),
    taxes,
    tax,
    total,
    ...(stateOfSupply !== undefined && { stateOfSupply }),
    ...(billing !== undefined && { billing }),
  }
}
