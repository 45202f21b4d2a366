import { Schema } from "effect"
import { requestedTargetKinds, TargetKind } from "./targeting.ts"

/** The query of the call for campaigns: those of some media plans, and drafts alone or not. Spec: calls C1, C13. */
export const campaignQuery = (mediaPlanIds: ReadonlyArray<number>, isDraft: boolean) => ({
  ...(mediaPlanIds.length > 0 && { mediapLanIds: mediaPlanIds.join(",") }),
  IsDraft: String(isDraft),
})

/** The query of the call for targets, of types 1 and 3. Spec: calls C6. */
export const targetQuery = (searchQuery: string) => ({
  searchQuery,
  fbTargetTypes: requestedTargetKinds.map((kind) => Schema.encodeSync(TargetKind)(kind)).join(","),
})
