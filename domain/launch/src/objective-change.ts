import type { Objective } from "@domain/creatives"

/** Parts of a draft that belong to one objective. */
export type ObjectivePart = "callToAction" | "callHours" | "leadForm" | "messagingApp"

/** Which parts each objective owns beside its call to action. Ours, from the meaning of the parts. Spec: onboarding content. */
export const partsOfObjective: Readonly<Record<Objective, ReadonlyArray<ObjectivePart>>> = {
  Calls: ["callHours"],
  LeadGeneration: ["leadForm"],
  WebsiteVisits: [],
  InstantMessages: ["messagingApp"],
}

/** What another objective means: nothing, or a question that names what is cleared. */
export type ObjectiveChange =
  | { readonly kind: "unchanged" }
  | { readonly kind: "confirm"; readonly clears: ReadonlyArray<ObjectivePart> }

/**
 * Changing the objective from the summary: asks first, then clears what the old objective owns, and the call to action when the
 * new one does not allow it. Nothing else is lost and the journey stays at the summary. Spec: "can be changed from the summary with confirmation".
 */
export const objectiveChange = (from: Objective, to: Objective, isActionAllowed: boolean): ObjectiveChange => {
  if (from === to) return { kind: "unchanged" }
  return { kind: "confirm", clears: [...(isActionAllowed ? [] : ["callToAction" as const]), ...partsOfObjective[from]] }
}
