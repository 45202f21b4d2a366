import { canonicalJson, fnv1a64 } from "@domain/creatives"
import type { CampaignPlan } from "./campaign-plan.ts"
import { channelsOf } from "./channels-of.ts"

/**
 * The hash of all that the ads of a plan say, show and lead to. Plans that differ in audience, places, budget, dates, tracking or
 * the owner's statements have the same. Ours.
 */
export const designOf = (plan: CampaignPlan): string => {
  const { clickTracking: _tracking, policyStatements: _statements, ...creative } = plan.creative
  const { name, websiteUrl, logoUrl } = plan.business
  const { phone } = plan.contact
  return fnv1a64(canonicalJson({ creative, name, websiteUrl, logoUrl, phone, channels: channelsOf(plan) }))
}
