import { Schema } from "effect"
import { requestedTargetKinds, TargetKind } from "./targeting.ts"

/**
 * The query of the call for campaigns: of some media plans, and either drafts or launched ones. Spec: calls C1, C13.
 */
export const campaignQuery = (mediaPlanIds: ReadonlyArray<number>, isDraft: boolean) => ({
  ...(mediaPlanIds.length > 0 && { mediapLanIds: mediaPlanIds.join(",") }),
  IsDraft: String(isDraft),
})

/** The query of the call for targets, with types 1 and 3. Spec: calls C6. */
export const targetQuery = (searchQuery: string) => ({
  searchQuery,
  fbTargetTypes: requestedTargetKinds.map((kind) => Schema.encodeSync(TargetKind)(kind)).join(","),
})
