import { LeadEvents } from "@application/insights/services"
import { JobQueue, Profiles, Tables, withServices } from "@application/kernel"
import { Effect, Layer } from "effect"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { announceOf } from "./announced-events.ts"

/** Leads whose changes are told to the endpoints of their portal, beside everybody else who follows them. */
export const announcedLeads = Layer.effect(
  LeadEvents,
  Effect.gen(function* () {
    const followers = yield* LeadEvents
    const provided = yield* withServices(FollowedPortals, JobQueue, Profiles, Tables)
    return {
      announce: Effect.fnUntraced(function* (businessProfileId, leadId, event) {
        yield* followers.announce(businessProfileId, leadId, event)
        if (event === "erased") return
        const told = { event: `lead.${event}`, subject: `lead:${leadId}`, data: { businessProfileId, leadId } } as const
        yield* provided(announceOf(businessProfileId, [told]))
      }),
    }
  }),
)
