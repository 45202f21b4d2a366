import type { BusinessProfileId } from "@domain/kernel"
import { Context, type Effect } from "effect"

/** Copies of leads that other contexts keep. */
export class LeadTraces extends Context.Service<
  LeadTraces,
  {
    /** Removes the notices of a business that name a lead. */
    readonly remove: (businessProfileId: BusinessProfileId, leadName: string) => Effect.Effect<void>
  }
>()("insights/LeadTraces") {}
