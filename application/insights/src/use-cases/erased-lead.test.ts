import { CurrentActor } from "@application/kernel"
import { bakeryFacts, MemoryDatabase, memoryProfiles, memoryUnitOfWork, userActor } from "@application/kernel/testing"
import { CampaignId, LeadId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { LeadRepository } from "../ports/index.ts"
import { LeadTraces } from "../services/lead-traces.ts"
import { memoryLeadEvents, memoryLeadRepository, memoryReportReaders } from "../testing/index.ts"
import { eraseLead } from "./erase-lead.ts"
import { dismissLeadMark, markBadLead, mergeLeads } from "./lead-marks.ts"
import { changeLead, undoLeadChange } from "./lead-work.ts"
import { addLeadNote, updateLeadStatus } from "./leads.ts"

const bakery = bakeryFacts()
const { id: businessProfileId } = bakery
const key = { businessProfileId, leadId: LeadId.make(1) }
const world = Layer.mergeAll(
  memoryLeadRepository,
  memoryLeadEvents,
  memoryUnitOfWork,
  memoryProfiles([bakery]),
  memoryReportReaders(new Map()),
  Layer.succeed(LeadTraces, { remove: () => Effect.void }),
).pipe(Layer.provideMerge(MemoryDatabase.layer))
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(
    Effect.provide(Effect.provideService(work, CurrentActor, userActor(41, [businessProfileId])), world),
  )

const arrives = Effect.fnUntraced(function* (id: number) {
  yield* (yield* LeadRepository).add(businessProfileId, LeadId.make(id), {
    externalId: `x${id}`,
    campaignId: CampaignId.make(70),
    campaignName: "Sunrise",
    name: "Meera",
    email: "meera@example.in",
    submittedOn: id,
  })
})

const refusalOf = <A, E extends { readonly _tag: string }, R>(change: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(change), ({ _tag }) => _tag)

test("nothing is written about a person who was erased, not even from an old page", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1)
      yield* changeLead.handle({ ...key, change: { kind: "Status", was: "New", now: "Won" } })
      const erased = yield* eraseLead.handle(key)
      const refusals = yield* Effect.all([
        refusalOf(addLeadNote.handle({ ...key, text: "Meera, 98450 12345" })),
        refusalOf(changeLead.handle({ ...key, change: { kind: "NextStep", now: { text: "Call Meera", dueAt: 9 } } })),
        refusalOf(changeLead.handle({ ...key, change: { kind: "TagAdded", tag: "Meera" } })),
        refusalOf(undoLeadChange.handle({ ...key, number: 1 })),
        refusalOf(updateLeadStatus.handle({ ...key, status: "Lost" })),
        refusalOf(markBadLead.handle({ ...key, reason: "Fake" })),
        refusalOf(dismissLeadMark.handle({ ...key, kind: "Burst", isDismissed: true })),
      ])
      expect(new Set(refusals)).toEqual(new Set(["LeadIsErased"]))
      expect(yield* (yield* LeadRepository).byId(businessProfileId, key.leadId)).toEqual(erased)
    }),
  ))

test("a person is erased in all merged leads, whichever is named", () =>
  run(
    Effect.gen(function* () {
      const leads = yield* LeadRepository
      for (const id of [1, 2, 3]) yield* arrives(id)
      yield* mergeLeads.handle({ ...key, leadId: LeadId.make(2), otherId: LeadId.make(3) })
      yield* mergeLeads.handle({ ...key, otherId: LeadId.make(2) })
      const erased = yield* eraseLead.handle({ ...key, leadId: LeadId.make(3) })
      expect(erased).toMatchObject({ id: 3, name: "", merge: { into: 2 } })
      for (const id of [1, 2]) expect((yield* leads.byId(businessProfileId, LeadId.make(id))).name).toBe("")
    }),
  ))

test("no lead is merged into a lead whose person was erased", () =>
  run(
    Effect.gen(function* () {
      yield* arrives(1)
      yield* arrives(2)
      yield* eraseLead.handle(key)
      const refused = yield* Effect.flip(mergeLeads.handle({ ...key, otherId: LeadId.make(2) }))
      expect(refused).toMatchObject({ _tag: "LeadsNotMergeable", reason: "NotAlike" })
    }),
  ))
