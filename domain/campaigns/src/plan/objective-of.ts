import type { Objective } from "@domain/creatives"
import type { CampaignPlan } from "./campaign-plan.ts"

type Draft = Pick<CampaignPlan, "creative">

/** The objective that texts are written for while none is chosen. */
export const objectiveOf = (session: Draft): Objective => session.creative.objective ?? "LeadGeneration"
