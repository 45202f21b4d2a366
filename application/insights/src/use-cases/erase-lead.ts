import { Clock, Effect, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { erasedLead } from "@domain/insights"
import { EraseLead } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { LeadEvents } from "../services/lead-events.ts"
import { LeadTraces } from "../services/lead-traces.ts"

export const eraseLead = handler(
  EraseLead,
  Effect.fnUntraced(function* ({ businessProfileId, leadId }) {
    const leads = yield* LeadRepository
    const traces = yield* LeadTraces
    const events = yield* LeadEvents
    const now = yield* Clock.currentTimeMillis
    const erase = Effect.gen(function* () {
      const lead = yield* leads.byId(businessProfileId, leadId)
      for (const { id, name, erasedAt } of [...(yield* leads.mergedInto(businessProfileId, leadId)), lead]) {
        if (erasedAt !== undefined) continue
        if (name !== "") yield* traces.remove(businessProfileId, name)
        yield* leads.change(businessProfileId, id, (one) => Result.succeed(erasedLead(one, now)))
        yield* events.announce(businessProfileId, id, "erased")
      }
      return yield* leads.byId(businessProfileId, leadId)
    })
    return yield* (yield* UnitOfWork).transact(erase)
  }),
)
