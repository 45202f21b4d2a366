import { CurrentActor } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryProfiles,
  memoryTables,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { blankDesign, type Design, type KeptDesign, studioLimits } from "@domain/studio"
import { Duration, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { getBrandKit, saveBrandKit } from "./brand-kit.ts"
import { getDesignVersion, listDesignVersions } from "./design-versions.ts"
import { addDesign, arrangeDesign, getDesign, listDesigns } from "./designs.ts"
import { forgetRemovedDesigns, listRemovedDesigns, removeDesign, restoreDesign } from "./removed-designs.ts"
import { saveDesign } from "./save-design.ts"

const facts = bakeryFacts()
const businessProfileId = facts.id
const stranger = BusinessProfileId.make(99)
const world = Layer.mergeAll(memoryUnitOfWork, memoryIds, memoryProfiles([facts]), TestClock.layer()).pipe(
  Layer.provideMerge(memoryTables),
  Layer.provideMerge(MemoryDatabase.layer),
)
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(
    Effect.provide(Effect.provideService(work, CurrentActor, userActor(41, [businessProfileId])), world),
  )

const design = (background = "#ffffff"): Design => blankDesign("1080x1080", background)
const add = (name: string, folder = "") => addDesign.handle({ businessProfileId, name, folder, design: design() })
const save = ({ id: designId, version }: Pick<KeptDesign, "id" | "version">, background: string, keepsFormer = false) =>
  saveDesign.handle({ businessProfileId, designId, version, design: design(background), keepsFormer })
const later = (minutes: number) => TestClock.adjust(Duration.minutes(minutes))
const versionsOf = ({ id: designId }: KeptDesign) => listDesignVersions.handle({ businessProfileId, designId })

test("designs are found by words and folder, the latest change first", () =>
  run(
    Effect.gen(function* () {
      const loaf = yield* add("Rye loaf", "Summer")
      yield* later(1)
      yield* add(" Winter   rolls ")
      yield* later(1)
      yield* save(loaf, "#112233")
      const listed = yield* listDesigns.handle({ businessProfileId })
      expect(listed.designs.map(({ name }) => name)).toEqual(["Rye loaf", "Winter rolls"])
      expect(listed).toMatchObject({ total: 2, everything: 2, folders: [{ name: "Summer", designs: 1 }] })
      const names = (input: object) =>
        Effect.map(listDesigns.handle({ businessProfileId, ...input }), (found) =>
          found.designs.map(({ name }) => name),
        )
      expect(yield* names({ search: "summer RYE" })).toEqual(["Rye loaf"])
      expect(yield* names({ folder: "" })).toEqual(["Winter rolls"])
      expect(yield* names({ page: 2, limit: 1 })).toEqual(["Winter rolls"])
      expect((yield* listDesigns.handle({ businessProfileId: stranger })).designs).toEqual([])
    }),
  ))

test("a save from an older version is refused with the present design", () =>
  run(
    Effect.gen(function* () {
      const first = yield* add("Rye loaf")
      expect(yield* save(first, "#112233")).toMatchObject({ version: 2 })
      const refused = yield* Effect.flip(save(first, "#445566"))
      expect(refused).toMatchObject({ _tag: "DesignChanged", present: { version: 2, design: design("#112233") } })
      expect((yield* getDesign.handle({ businessProfileId, designId: first.id })).design).toEqual(design("#112233"))
    }),
  ))

test("a save of what is there makes no version", () =>
  run(
    Effect.gen(function* () {
      const first = yield* add("Rye loaf")
      expect(yield* save(first, "#ffffff")).toMatchObject({ version: 1 })
      expect(yield* versionsOf(first)).toEqual([])
    }),
  ))

test("saves of one sitting share a version, and an overwritten design is kept", () =>
  run(
    Effect.gen(function* () {
      const first = yield* add("Rye loaf")
      const second = yield* save(first, "#000002")
      yield* save({ ...first, ...second }, "#000003")
      expect((yield* versionsOf(first)).map(({ version }) => version)).toEqual([1])
      yield* save({ ...first, version: 3 }, "#000004", true)
      yield* later(studioLimits.minutesOfVersion)
      yield* save({ ...first, version: 4 }, "#000005")
      expect((yield* versionsOf(first)).map(({ version }) => version)).toEqual([4, 3, 1])
      const former = yield* getDesignVersion.handle({ businessProfileId, designId: first.id, version: 3 })
      expect(former.design).toEqual(design("#000003"))
    }),
  ))

test("a design keeps its newest versions", () =>
  run(
    Effect.gen(function* () {
      const first = yield* add("Rye loaf")
      for (let version = 1; version <= studioLimits.versions + 3; version += 1)
        yield* save({ id: first.id, version }, `#0000${String(version).padStart(2, "0")}`, true)
      const versions = yield* versionsOf(first)
      expect(versions.length).toBe(studioLimits.versions)
      expect(versions.at(-1)?.version).toBe(4)
    }),
  ))

test("a removed design comes back with its versions for thirty days", () =>
  run(
    Effect.gen(function* () {
      const first = yield* add("Rye loaf", "Summer")
      yield* save(first, "#112233")
      const ofDesign = { businessProfileId, designId: first.id }
      yield* removeDesign.handle(ofDesign)
      yield* removeDesign.handle(ofDesign)
      expect(yield* Effect.flip(getDesign.handle(ofDesign))).toMatchObject({ _tag: "DesignNotFound" })
      expect((yield* listRemovedDesigns.handle({ businessProfileId })).map(({ name }) => name)).toEqual(["Rye loaf"])
      yield* later(29 * 24 * 60)
      yield* forgetRemovedDesigns.handle({})
      expect(yield* restoreDesign.handle(ofDesign)).toMatchObject({ name: "Rye loaf", folder: "Summer", version: 2 })
      expect((yield* versionsOf(first)).length).toBe(1)
      yield* removeDesign.handle(ofDesign)
      yield* later(30 * 24 * 60 + 1)
      yield* forgetRemovedDesigns.handle({})
      yield* forgetRemovedDesigns.handle({})
      expect(yield* Effect.flip(restoreDesign.handle(ofDesign))).toMatchObject({ _tag: "DesignNotFound" })
    }),
  ))

test("a design is renamed and moved, and not without a name", () =>
  run(
    Effect.gen(function* () {
      const { id: designId } = yield* add("Rye loaf")
      expect(yield* arrangeDesign.handle({ businessProfileId, designId, folder: " Summer " })).toMatchObject({
        name: "Rye loaf",
        folder: "Summer",
        version: 1,
      })
      expect(yield* Effect.flip(arrangeDesign.handle({ businessProfileId, designId, name: "  " }))).toMatchObject({
        _tag: "InvalidFields",
      })
      expect(
        yield* Effect.flip(arrangeDesign.handle({ businessProfileId: stranger, designId, name: "Mine" })),
      ).toMatchObject({ _tag: "DesignNotFound" })
    }),
  ))

test("a business has a limited number of designs, and two layers never one name", () =>
  run(
    Effect.gen(function* () {
      for (let count = 0; count < studioLimits.designs; count += 1) yield* add(`Design ${count}`)
      expect(yield* Effect.flip(add("One more"))).toMatchObject({ _tag: "DesignsFull" })
      const twice = { ...design(), sizes: ["1080x1080", "1080x1080"] }
      expect(
        yield* Effect.flip(addDesign.handle({ businessProfileId, name: "Twice", folder: "", design: twice })),
      ).toMatchObject({ _tag: "InvalidFields", fields: { design: ["studio.sizeTwice"] } })
    }),
  ))

test("a brand kit begins with the business's name and is then kept", () =>
  run(
    Effect.gen(function* () {
      const { kit, isSaved } = yield* getBrandKit.handle({ businessProfileId })
      expect([kit.name, isSaved]).toEqual([facts.name, false])
      yield* saveBrandKit.handle({ businessProfileId, ...kit, colours: ["#aa0000"] })
      expect(yield* getBrandKit.handle({ businessProfileId })).toMatchObject({
        isSaved: true,
        kit: { colours: ["#aa0000"] },
      })
    }),
  ))
