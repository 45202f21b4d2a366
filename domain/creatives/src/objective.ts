import { wireEnum } from "@domain/kernel"

/** The objective of a campaign. Spec: enumerations, objectives. */
export const Objective = wireEnum({ Calls: 1, LeadGeneration: 2, WebsiteVisits: 3, InstantMessages: 5 })
export type Objective = typeof Objective.Type

/** Every objective, in the order offered. */
export const objectives: ReadonlyArray<Objective> = ["Calls", "LeadGeneration", "WebsiteVisits", "InstantMessages"]
