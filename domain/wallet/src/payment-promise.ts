import { Schema } from "effect"
import { CampaignBudget } from "@domain/campaigns"
import { PlaceOfSupply, PriceListId, TaxRounding } from "@domain/pricing"
import { GstBilling } from "./billing.ts"

/**
 * What is kept with a payment: the budget that it pays for, whom a GST invoice is for, and, older payments excepted, the price list
 * and where it is taxed.
 */
export const PaymentPromise = Schema.Struct({
  budget: CampaignBudget,
  gstBilling: Schema.optionalKey(GstBilling),
  priceListId: Schema.optionalKey(PriceListId),
  place: Schema.optionalKey(PlaceOfSupply),
  /** How its GST was rounded; the whole where it is absent. */
  taxRounding: Schema.optionalKey(TaxRounding),
})
export type PaymentPromise = typeof PaymentPromise.Type
