import type { Objective } from "@domain/creatives"
import type { SignupSession } from "./signup-session.ts"

type Draft = Pick<SignupSession, "creative">

/** The objective that texts are written for while none is chosen. */
export const objectiveOf = (session: Draft): Objective => session.creative.objective ?? "LeadGeneration"
