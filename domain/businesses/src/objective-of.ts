import type { Objective } from "@domain/creatives"
import type { BusinessDetails } from "./business-details.ts"

type Draft = Pick<BusinessDetails, "region"> & Partial<BusinessDetails>

/** The objective that texts are written for while none is chosen. */
export const objectiveOf = (details: Draft): Objective => details.objective ?? "LeadGeneration"
