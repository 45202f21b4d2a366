import { type Lead, leadOfPerson } from "@domain/insights"
import type { BusinessProfileId, LeadId } from "@domain/kernel"
import { Effect, Result } from "effect"
import { LeadRepository } from "../ports/lead-repository.ts"
import { LeadEvents } from "../services/lead-events.ts"

/** Changes a lead by a rule, unless its person was erased, and tells whoever follows leads, in the caller's transaction. */
export const changedLead = Effect.fnUntraced(function* <E>(
  businessProfileId: BusinessProfileId,
  leadId: LeadId,
  rule: (lead: Lead) => Result.Result<Lead, E>,
) {
  const lead = yield* (yield* LeadRepository).change(businessProfileId, leadId, (found) =>
    Result.flatMap(leadOfPerson(found), rule),
  )
  yield* (yield* LeadEvents).announce(businessProfileId, leadId, "updated")
  return lead
})
