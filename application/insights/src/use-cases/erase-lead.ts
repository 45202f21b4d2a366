import { Clock, Effect, Option, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { erasedLead, type Lead } from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { EraseLead } from "../contract/index.ts"
import { LeadRepository } from "../ports/index.ts"
import { LeadEvents } from "../services/lead-events.ts"
import { LeadTraces } from "../services/lead-traces.ts"

/** The oldest lead that a lead was merged into, also through others; itself where it was merged into none. */
const keeperOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, leadId: LeadId) {
  const leads = yield* LeadRepository
  let keeper = yield* leads.byId(businessProfileId, leadId)
  while (keeper.merge !== undefined) {
    const next = yield* Effect.option(leads.byId(businessProfileId, keeper.merge.into))
    if (Option.isNone(next)) break
    keeper = next.value
  }
  return keeper.id
})

/** Erases a person in each lead that the business has merged as theirs. */
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
      const kept = yield* leads.change(businessProfileId, yield* keeperOf(businessProfileId, leadId), Result.succeed)
      yield* eraseOne(kept)
      yield* Effect.forEach(yield* leads.mergedInto(businessProfileId, kept.id), eraseOne, { discard: true })
      yield* eraseOne(yield* leads.byId(businessProfileId, leadId))
      return yield* leads.byId(businessProfileId, leadId)
    })
    return yield* (yield* UnitOfWork).transact(erase)
  }),
)
