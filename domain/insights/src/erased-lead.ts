import { Struct } from "effect"
import type { Lead } from "./lead.ts"

/**
 * Fields of a lead that its erasure keeps: figures, by which ads are judged and paid results counted. They name nobody.
 * Ours.
 */
export const keptOfErasedLeads = [
  "id",
  "campaignId",
  "campaignName",
  "submittedOn",
  "status",
  "source",
  "sale",
  "contactedAt",
  "merge",
] as const satisfies ReadonlyArray<keyof Lead>

/** Fields of a lead that its erasure removes, as far as a person is told of them. Ours. */
export const removedOfErasedLeads = [
  "name",
  "mobileNumber",
  "email",
  "city",
  "serviceNeeded",
  "answers",
  "consents",
  "notes",
  "tags",
  "nextStep",
] as const satisfies ReadonlyArray<keyof Lead>

/** Whether a lead's person was erased. */
export const isErased = ({ erasedAt }: Pick<Lead, "erasedAt">): boolean => erasedAt !== undefined

/** A lead without its person: every field goes that is not kept, a field of later versions too. Ours. */
export const erasedLead = (lead: Lead, at: number): Lead =>
  isErased(lead) ? lead : { ...Struct.pick(lead, keptOfErasedLeads), name: "", erasedAt: at }
