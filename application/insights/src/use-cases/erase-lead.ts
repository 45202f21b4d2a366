import { Clock, Effect, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { erasedLead, type Lead } from "@domain/insights"
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
      const eraseOne = Effect.fnUntraced(function* ({ id, name, erasedAt }: Lead) {
        if (erasedAt !== undefined) return
        if (name !== "") yield* traces.remove(businessProfileId, name)
        yield* leads.change(businessProfileId, id, (one) => Result.succeed(erasedLead(one, now)))
        yield* events.announce(businessProfileId, id, "erased")
      })
      // Its lock lets no lead be merged into it meanwhile.
      yield* eraseOne(yield* leads.change(businessProfileId, leadId, Result.succeed))
      yield* Effect.forEach(yield* leads.mergedInto(businessProfileId, leadId), eraseOne, { discard: true })
      return yield* leads.byId(businessProfileId, leadId)
    })
    return yield* (yield* UnitOfWork).transact(erase)
  }),
)
