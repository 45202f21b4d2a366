import type { AdCopy, Objective } from "@domain/creatives"
import type { BusinessDetails } from "./business-details.ts"

/** The creative as the calls speak of it. Spec: entities, business-details session, creativeDetail. */
export interface WholeCreativeDetail {
  readonly objective?: Objective
  readonly promoteServices?: ReadonlyArray<string>
  readonly selectedTemplateId?: string
  readonly adDetail?: AdCopy
}

/** What a draft says of its creative, joined from where the draft keeps it; what is not chosen is absent. */
export const creativeDetailOf = ({
  objective,
  promoteServices,
  creativeDetail: { selectedTemplateId, adDetail } = {},
}: Pick<BusinessDetails, "objective" | "promoteServices" | "creativeDetail">): WholeCreativeDetail => ({
  ...(objective !== undefined && { objective }),
  ...(promoteServices !== undefined && { promoteServices }),
  ...(selectedTemplateId !== undefined && { selectedTemplateId }),
  ...(adDetail !== undefined && { adDetail }),
})
