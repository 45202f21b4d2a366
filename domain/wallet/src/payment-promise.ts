import { Schema } from "effect"
import { CampaignBudget } from "@domain/campaigns"
import { PlaceOfSupply, PriceListId } from "@domain/pricing"
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
})
export type PaymentPromise = typeof PaymentPromise.Type
