import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryTables, memoryUnitOfWork, memoryUserNames, userActor } from "@application/kernel/testing"
import { onePortal } from "@application/portals/testing"
import { type LeadForm, mostFormVersions, mostSavedForms } from "@domain/creatives"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { seededPortals } from "@domain/portals"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignPlans } from "../stores/campaign-plans.ts"
import { memoryCampaignRepository } from "../testing/memory-campaigns.ts"
import { memoryLeadFormUses } from "../testing/memory-lead-form-uses.ts"
import { getLeadForm, listLeadForms, removeLeadForm, restoreLeadForm, saveLeadForm } from "./lead-forms.ts"

const [portal] = seededPortals
if (portal === undefined) throw new Error("There is no portal")
const world = Layer.mergeAll(
  memoryLeadFormUses,
  memoryCampaignRepository,
  memoryUnitOfWork,
  onePortal(portal),
  memoryUserNames,
).pipe(Layer.provideMerge(memoryTables), Layer.provideMerge(MemoryDatabase.layer))

const businessProfileId = BusinessProfileId.make(7)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(
    Effect.provide(Effect.provideService(work, CurrentActor, userActor(41, [businessProfileId])), world),
  )

const form: LeadForm = {
  title: "Ask us",
  description: "We answer today",
  completionTitle: "Thank you",
  completionDescription: "We call you back",
  fields: ["Name", "Phone"],
  consents: ["Contact"],
}
const titled = (title: string): LeadForm => ({ ...form, title })
const made = (title = form.title, name = "Enquiry") =>
  saveLeadForm.handle({ businessProfileId, name, form: titled(title) })
const changed = (saved: { readonly id: number; readonly version: number }, title: string) =>
  saveLeadForm.handle({ businessProfileId, name: "Enquiry", form: titled(title), id: saved.id, version: saved.version })
const shown = (formId: number) => getLeadForm.handle({ businessProfileId, formId })

test("each save makes a version, and a save of what is there makes none", () =>
  run(
    Effect.gen(function* () {
      const first = yield* made()
      const second = yield* changed(first, "Ask today")
      expect([first.version, second.version]).toEqual([1, 2])
      expect(yield* changed(second, " Ask today ")).toEqual(second)
      const { saved, versions } = yield* shown(first.id)
      expect(saved).toEqual(second)
      expect(versions.map(({ version, form: { title } }) => [version, title])).toEqual([
        [2, "Ask today"],
        [1, "Ask us"],
      ])
    }),
  ))

test("forms are their business's, newest first", () =>
  run(
    Effect.gen(function* () {
      const [first, second] = [yield* made(), yield* made("Ask", " Summer   offers ")]
      const listed = yield* listLeadForms.handle({ businessProfileId })
      expect(listed.map(({ saved }) => saved)).toEqual([second, first])
      expect(second.name).toBe("Summer offers")
      expect(yield* listLeadForms.handle({ businessProfileId: BusinessProfileId.make(8) })).toEqual([])
    }),
  ))

test("a save over somebody else's is refused with the present form, and loses nothing", () =>
  run(
    Effect.gen(function* () {
      const first = yield* made()
      const theirs = yield* changed(first, "Theirs")
      const refused = yield* Effect.flip(changed(first, "Mine"))
      expect(refused).toMatchObject({ _tag: "SavedLeadFormChanged", form: theirs })
      expect((yield* shown(first.id)).saved).toEqual(theirs)
      const back = restoreLeadForm.handle({ businessProfileId, formId: first.id, present: 1, version: 1 })
      expect(yield* Effect.flip(back)).toMatchObject({ _tag: "SavedLeadFormChanged", form: theirs })
    }),
  ))

test("an earlier version becomes the next version, and the others stay", () =>
  run(
    Effect.gen(function* () {
      const first = yield* made()
      const second = yield* changed(first, "Ask today")
      const restored = yield* restoreLeadForm.handle({ businessProfileId, formId: first.id, present: 2, version: 1 })
      expect(restored).toEqual({ ...first, version: 3 })
      const { versions } = yield* shown(first.id)
      expect(versions.map(({ form: { title } }) => title)).toEqual([form.title, second.form.title, form.title])
    }),
  ))

test("the newest versions are kept, and an older version is gone", () =>
  run(
    Effect.gen(function* () {
      let saved = yield* made("Ask 0")
      for (let number = 1; number <= mostFormVersions; number += 1) saved = yield* changed(saved, `Ask ${number}`)
      const { versions } = yield* shown(saved.id)
      expect(versions.map(({ version }) => version)).toEqual(
        Array.from({ length: mostFormVersions }, (_, index) => saved.version - index),
      )
      const oldest = { businessProfileId, formId: saved.id, present: saved.version, version: 1 }
      expect(yield* Effect.flip(restoreLeadForm.handle(oldest))).toMatchObject({ _tag: "LeadFormVersionGone" })
    }),
  ))

test("a removed form is gone with its versions, and removing it again is no error", () =>
  run(
    Effect.gen(function* () {
      const { id: formId } = yield* made()
      yield* removeLeadForm.handle({ businessProfileId, formId })
      yield* removeLeadForm.handle({ businessProfileId, formId })
      expect(yield* Effect.flip(shown(formId))).toMatchObject({ _tag: "SavedLeadFormNotFound", formId })
      expect(yield* listLeadForms.handle({ businessProfileId })).toEqual([])
    }),
  ))

test("a business has at most its number of forms", () =>
  run(
    Effect.gen(function* () {
      for (let number = 0; number < mostSavedForms; number += 1) yield* made()
      expect(yield* Effect.flip(made())).toMatchObject({ _tag: "TooManyLeadForms", most: mostSavedForms })
    }),
  ))

test("an unsound form is refused by the path of what is wrong", () =>
  run(
    Effect.gen(function* () {
      const questions = [{ key: "q1", label: "When?", choices: [{ text: "Now", isFitting: true }] }]
      const refused = yield* Effect.flip(
        saveLeadForm.handle({ businessProfileId, name: " ", form: { ...form, questions } }),
      )
      expect(refused).toMatchObject({
        _tag: "InvalidFields",
        fields: {
          name: ["validation.required"],
          "questions.0.choices": ["validation.choicesTooFew"],
        },
      })
    }),
  ))

test("a form names the campaigns that took it, with the version that they have", () =>
  run(
    Effect.gen(function* () {
      const saved = yield* made()
      yield* (yield* CampaignRepository).save({
        id: CampaignId.make(70),
        businessProfileId,
        sessionId: SessionId.make("00000000-0000-4000-8000-000000000070"),
        region: "IN",
        name: "Diwali",
        status: "Active",
        channels: [],
        spent: 0,
        createdAt: 1,
        plan: { launched: 1 },
      })
      yield* (yield* CampaignPlans).add({
        businessProfileId,
        campaignId: CampaignId.make(70),
        revision: 1,
        contentHash: "a",
        plan: emptyPlan({
          creative: {
            creativeDetail: { leadForm: saved.form, savedForm: { id: saved.id, name: "Enquiry", version: 1 } },
          },
        }),
        madeAt: 1,
      })
      yield* changed(saved, "Newer")
      const campaigns = [{ campaignId: 70, name: "Diwali", version: 1, isLaunched: true }]
      expect((yield* shown(saved.id)).campaigns).toEqual(campaigns)
      expect((yield* listLeadForms.handle({ businessProfileId }))[0]?.campaigns).toEqual(campaigns)
    }),
  ))
