import type { Objective } from "./objective.ts"

/** What pressing an ad's button opens. */
export type AdDestination = "phone" | "leadForm" | "website"

/** What an ad of each objective opens; messages arrive at the business's number. Ours, from the objectives' meaning. */
export const adDestination: Readonly<Record<Objective, AdDestination>> = {
  Calls: "phone",
  LeadGeneration: "leadForm",
  WebsiteVisits: "website",
  InstantMessages: "phone",
}
