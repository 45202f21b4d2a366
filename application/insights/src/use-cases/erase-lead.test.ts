import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase, memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, LeadId } from "@domain/kernel"
import { LeadRepository } from "../ports/index.ts"
import { LeadTraces } from "../services/lead-traces.ts"
import { memoryLeadEvents, memoryLeadRepository } from "../testing/index.ts"
import { eraseLead } from "./erase-lead.ts"

const businessProfileId = BusinessProfileId.make(7)
const leadId = LeadId.make(1)

test("the person of a lead is erased with the notices that name them, once", () => {
  const removed: Array<string> = []
  const traces = Layer.succeed(LeadTraces, {
    remove: (_profile, name) => Effect.sync(() => void removed.push(name)),
  })
  const world = Layer.mergeAll(memoryLeadRepository, memoryUnitOfWork, memoryLeadEvents, traces).pipe(
    Layer.provideMerge(MemoryDatabase.layer),
  )
  const arrived = {
    externalId: "x1",
    campaignId: CampaignId.make(70),
    campaignName: "Sunrise",
    name: "Meera",
    email: "meera@example.in",
    submittedOn: 5,
  }
  return Effect.gen(function* () {
    const leads = yield* LeadRepository
    yield* leads.add(businessProfileId, leadId, arrived)
    const erased = yield* eraseLead.handle({ businessProfileId, leadId })
    expect([erased.name, erased.email, erased.submittedOn, (erased.erasedAt ?? 0) > 0]).toEqual([
      "",
      undefined,
      5,
      true,
    ])
    expect(yield* eraseLead.handle({ businessProfileId, leadId })).toEqual(erased)
    expect(removed).toEqual(["Meera"])
    expect(yield* leads.add(businessProfileId, LeadId.make(2), arrived)).toBe(false)
    const refused = yield* Effect.flip(eraseLead.handle({ businessProfileId: BusinessProfileId.make(8), leadId }))
    expect(refused._tag).toBe("LeadNotFound")
  }).pipe(Effect.provide(world), Effect.runPromise)
})
