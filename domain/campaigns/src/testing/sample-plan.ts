import type { CampaignPlan } from "../plan/campaign-plan.ts"

/** A plan of which nothing is filled in, with other parts. */
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
