import { Schema } from "effect"
import { CampaignBudget } from "@domain/campaigns"
import { PriceListId } from "@domain/pricing"
import { GstBilling } from "./billing.ts"

/** What is kept with a payment: the budget that it pays for, whom a GST invoice is for, and the price list, older payments excepted. */
export const PaymentPromise = Schema.Struct({
  budget: CampaignBudget,
  gstBilling: Schema.optionalKey(GstBilling),
  priceListId: Schema.optionalKey(PriceListId),
})
export type PaymentPromise = typeof PaymentPromise.Type
