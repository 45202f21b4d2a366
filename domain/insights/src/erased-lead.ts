import { errorCode } from "@domain/errors"
import { Result, Schema, Struct } from "effect"
import type { Lead } from "./lead.ts"

/** The lead's person was erased, so that nothing is written about them again. Ours. */
export class LeadIsErased extends Schema.TaggedError<LeadIsErased>()("LeadIsErased", { errorCode: errorCode(1006) }) {}

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
  "qualifiedAt",
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

/** The lead, if its person was not erased; whoever still has an old page open writes nothing about them. Ours. */
export const leadOfPerson = (lead: Lead): Result.Result<Lead, LeadIsErased> =>
  isErased(lead) ? Result.fail(new LeadIsErased({})) : Result.succeed(lead)
