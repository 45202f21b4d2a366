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
      const { name } = yield* leads.byId(businessProfileId, leadId)
      if (name !== "") yield* traces.remove(businessProfileId, name)
      const erased = yield* leads.change(businessProfileId, leadId, (lead) => Result.succeed(erasedLead(lead, now)))
      if (name !== "") yield* events.announce(businessProfileId, leadId, "erased")
      return erased
    })
    return yield* (yield* UnitOfWork).transact(erase)
  }),
)
