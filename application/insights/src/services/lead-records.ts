import type { Lead, LeadFilter } from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** A business's leads as other contexts read them. */
export class LeadRecords extends Context.Service<
  LeadRecords,
  {
    /** None where the lead is gone. */
    readonly find: (businessProfileId: BusinessProfileId, leadId: LeadId) => Effect.Effect<Lead | undefined>
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
