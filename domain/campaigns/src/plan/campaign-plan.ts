import { Region } from "@domain/kernel"
import { PrimaryTextLimit } from "@domain/portals"
import { Schema } from "effect"
import { CampaignBudget } from "../budget.ts"
import { CampaignChannel, LinkedAccounts } from "../campaign-channel.ts"
import { PlanBusiness, PlanContact } from "./business.ts"
import { PlanCreative } from "./creative.ts"
import { PlanTargeting } from "./targeting.ts"

/**
 * A campaign's plan: the business facts that its ads use, what they say and show, whom they reach, what they cost, and the
 * pages that carry them. Ours; spec: entities, campaign.
 */
export const CampaignPlan = Schema.Struct({
  region: Region,
  business: PlanBusiness,
  /** How anybody may reach the business: never what only its owner's account is known by. */
  contact: PlanContact,
  creative: PlanCreative,
  targeting: PlanTargeting,
  budget: Schema.Struct({ budget: Schema.optionalKey(CampaignBudget) }),
  accounts: Schema.Struct({ linkedAccounts: Schema.optionalKey(LinkedAccounts) }),
  /** Longest primary text of the social ad that the portal takes; any length where it does not say. */
  longestPrimaryText: Schema.optionalKey(PrimaryTextLimit),
  /** The channels that installation and portal had when the plan began; the usual channels where it does not say. */
  channelsOffered: Schema.optionalKey(Schema.Array(CampaignChannel)),
})
export type CampaignPlan = typeof CampaignPlan.Type
