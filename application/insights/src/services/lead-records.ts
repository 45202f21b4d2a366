import type { Lead, LeadFilter } from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A business's leads as other contexts read them. */
export class LeadRecords extends Context.Service<
  LeadRecords,
  {
    /** None where the lead is gone. */
    readonly find: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<Lead | undefined>
    /** By what the network knows the lead whose form brought it; undefined where the lead is gone or erased. */
    readonly networkIdOf: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<string | undefined>
    readonly count: (businessProfileId: BusinessProfileId, filter: LeadFilter) => Effect.Effect<number>
    /** Up to `limit` matching leads after a place, newest first; without one from the newest on. */
    readonly following: (
      businessProfileId: BusinessProfileId,
      filter: LeadFilter,
      after: Pick<Lead, "submittedOn" | "id"> | undefined,
      limit: number,
    ) => Effect.Effect<ReadonlyArray<Lead>>
  }
>()("insights/LeadRecords") {}
