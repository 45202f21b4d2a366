import type { AdCopy, Objective } from "@domain/creatives"
import type { CampaignPlan } from "./campaign-plan.ts"

/** The creative as calls carry it. Spec: entities, business-details session, creativeDetail. */
export interface WholeCreativeDetail {
  readonly objective?: Objective
  readonly promoteServices?: ReadonlyArray<string>
  readonly selectedTemplateId?: string
  readonly adDetail?: AdCopy
}

/** A draft's creative, joined from the draft's fields; what is not chosen is absent. */
export const creativeDetailOf = ({
  creative: { objective, promoteServices, creativeDetail: { selectedTemplateId, adDetail } = {} },
}: Pick<CampaignPlan, "creative">): WholeCreativeDetail => ({
  ...(objective !== undefined && { objective }),
  ...(promoteServices !== undefined && { promoteServices }),
  ...(selectedTemplateId !== undefined && { selectedTemplateId }),
  ...(adDetail !== undefined && { adDetail }),
})
