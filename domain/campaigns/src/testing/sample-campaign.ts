import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { type PriceBreakdown, PriceListId } from "@domain/pricing"
import type { CampaignBudget } from "../budget.ts"
import type { Campaign } from "../campaign.ts"

/** Ten days of 350 rupees. */
export const budget: CampaignBudget = {
  budgetType: "Lifetime",
  schedulingMode: "RunContinuously",
  currency: "INR",
  dailyBudget: 35_000,
  days: 10,
}

/** The sample budget's price without fee or tax. */
export const price: PriceBreakdown = {
  currency: "INR",
  days: 10,
  dailyBudget: 35_000,
  media: 350_000,
  promoDiscount: 0,
  serviceFee: 0,
  serviceFeeWaived: 0,
  taxes: [],
  tax: 0,
  total: 350_000,
  effectivePerDay: 35_000,
  priceListId: PriceListId.make(1),
  priceListDate: "2026-01-01",
}

/** A new draft. */
export const draft: Campaign = {
  id: CampaignId.make(1),
  businessProfileId: BusinessProfileId.make(1),
  sessionId: SessionId.make("00000000-0000-4000-8000-000000000001"),
  name: "Sunrise",
  region: "IN",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: 0,
}
