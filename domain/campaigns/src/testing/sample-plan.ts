import type { CampaignPlan } from "../plan/campaign-plan.ts"

/** A plan with nothing filled in but the given parts. */
export const emptyPlan = (parts: Partial<CampaignPlan> = {}): CampaignPlan => ({
  region: "IN",
  business: {},
  contact: {},
  creative: {},
  targeting: {},
  budget: {},
  accounts: {},
  ...parts,
})
