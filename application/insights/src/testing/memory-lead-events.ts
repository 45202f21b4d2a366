import { MemoryDatabase } from "@application/kernel/testing"
import { Context, Effect, Layer } from "effect"
import { type LeadEvent, LeadEvents } from "../services/lead-events.ts"

/** What was announced of leads, in turn; what was rolled back is not. */
export class AnnouncedLeads extends Context.Service<
  AnnouncedLeads,
  { readonly all: Effect.Effect<ReadonlyArray<readonly [leadId: number, LeadEvent]>> }
>()("insights/testing/AnnouncedLeads") {}

/** Keeps what is announced in the in-memory database. */
export const memoryLeadEvents = Layer.effectContext(
  Effect.gen(function* () {
    const told = (yield* MemoryDatabase).table<number, readonly [number, LeadEvent]>("announced_leads")
    return Context.make(LeadEvents, {
      announce: (_profile, leadId, event) => Effect.sync(() => void told.set(told.size, [leadId, event])),
    }).pipe(Context.add(AnnouncedLeads, { all: Effect.sync(() => [...told.values()]) }))
  }),
)
