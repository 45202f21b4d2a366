import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** What others are told of a lead. */
export type LeadEvent = "created" | "updated" | "erased"

/** Tells whoever follows leads of a change, in the caller's transaction. */
export class LeadEvents extends Context.Service<
  LeadEvents,
  {
    readonly announce: (businessProfileId: BusinessProfileId, leadId: LeadId, event: LeadEvent) => Effect.Effect<void>
  }
>()("insights/LeadEvents") {}
