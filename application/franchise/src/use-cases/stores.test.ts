import { ProfileCategories } from "@application/businesses/services"
import { Profiles } from "@application/kernel"
import { MemoryDatabase, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { memoryFranchiseStorePages } from "../testing/index.ts"
import {
  addFranchiseStore,
  changeFranchiseStore,
  listFranchiseStores,
  readFranchiseStores,
  removeFranchiseStore,
  saveFranchiseStores,
} from "./stores.ts"

const businessProfileId = BusinessProfileId.make(7)
const shop = BusinessProfileId.make(8)
const profile = (id: BusinessProfileId) => ({
  id,
  portalId: PortalId.make(1),
  name: "Crust",
  region: "IN" as const,
  currency: "INR" as const,
  timeZone: "Asia/Kolkata" as const,
  chosenCurrency: "INR" as const,
  joinedAt: 0,
})
const world = Layer.mergeAll(
  memoryFranchiseStorePages,
  memoryUnitOfWork,
  Layer.succeed(ProfileCategories, { of: (id) => Effect.succeed(id === shop ? "Ecommerce" : "HqFranchise") }),
  Layer.succeed(Profiles, {
    of: (id) => Effect.succeed(profile(id)),
    ofAll: (ids) => Effect.succeed(ids.map(profile)),
  }),
).pipe(Layer.provideMerge(memoryTables), Layer.provideMerge(MemoryDatabase.layer))
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const pune = { code: " PUN-01 ", name: "Koregaon  Park", latitude: "18.5362", longitude: "73.8939", region: "West" }

test("a store is added in its normal form, and its code is taken", () =>
  run(
    Effect.gen(function* () {
      const added = yield* addFranchiseStore.handle({ businessProfileId, ...pune })
      expect(added).toEqual({
        code: "PUN-01",
        name: "Koregaon Park",
        latitude: 18.5362,
        longitude: 73.8939,
        region: "West",
        radius: 10,
        unit: "Kilometers",
        isOpen: true,
      })
      expect(yield* Effect.flip(addFranchiseStore.handle({ businessProfileId, ...pune }))).toMatchObject({
        _tag: "StoreCodeTaken",
        code: "PUN-01",
      })
      const refused = yield* Effect.flip(addFranchiseStore.handle({ businessProfileId, code: "2", name: " " }))
      expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { name: ["validation.required"] } })
      expect((yield* readFranchiseStores.handle({ businessProfileId })).stores).toEqual([added])
    }),
  ))

test("a change keeps parts that it does not name, and undone the store is as before", () =>
  run(
    Effect.gen(function* () {
      const added = yield* addFranchiseStore.handle({ businessProfileId, ...pune })
      const one = { businessProfileId, code: "PUN-01" }
      const closed = yield* changeFranchiseStore.handle({ ...one, isOpen: "closed", region: "" })
      const { region: _region, ...others } = added
      expect(closed).toEqual({ ...others, isOpen: false })
      expect(yield* changeFranchiseStore.handle({ ...one, isOpen: "open", region: "West" })).toEqual(added)
      yield* removeFranchiseStore.handle(one)
      yield* removeFranchiseStore.handle(one)
      expect(yield* Effect.flip(changeFranchiseStore.handle({ ...one, isOpen: "open" }))).toMatchObject({
        _tag: "FranchiseStoreNotFound",
      })
    }),
  ))

test("a batch adds and changes by code, and tells each refused row by its place", () =>
  run(
    Effect.gen(function* () {
      const rows = [pune, { code: "MUM-01", name: "Bandra", radius: "far" }, { code: "DEL-01", name: "Saket" }]
      const save = (next: typeof rows) => saveFranchiseStores.handle({ businessProfileId, rows: next })
      const refused = [{ row: 1, code: "MUM-01", parts: { radius: "franchise.radiusInvalid" } }]
      expect(yield* save(rows)).toEqual({ added: 2, changed: 0, same: 0, refused })
      expect(yield* save(rows)).toEqual({ added: 0, changed: 0, same: 2, refused })
      const renamed = yield* saveFranchiseStores.handle({
        businessProfileId,
        rows: [{ code: "DEL-01", name: "Delhi" }],
      })
      expect(renamed).toEqual({ added: 0, changed: 1, same: 0, refused: [] })
    }),
  ))

test("pages continue after the last code, with counts of all stores", () =>
  run(
    Effect.gen(function* () {
      const rows = ["a", "b", "c"].map((code) => ({ code, name: code, ...(code === "b" && { isOpen: "closed" }) }))
      yield* saveFranchiseStores.handle({ businessProfileId, rows })
      const first = yield* listFranchiseStores.handle({ businessProfileId, limit: 2 })
      expect([first.stores.map(({ code }) => code), first.total, first.nextCursor]).toEqual([["a", "b"], 3, "b"])
      expect(first.counts).toEqual({ stores: 3, closed: 1, withoutPlace: 2, regions: [] })
      const next = yield* listFranchiseStores.handle({ businessProfileId, limit: 2, cursor: "b" })
      expect([next.stores.map(({ code }) => code), next.nextCursor]).toEqual([["c"], undefined])
    }),
  ))

test("only a franchise has stores", () =>
  run(
    Effect.gen(function* () {
      const calls = [
        listFranchiseStores.handle({ businessProfileId: shop }),
        readFranchiseStores.handle({ businessProfileId: shop }),
        addFranchiseStore.handle({ businessProfileId: shop, ...pune }),
        changeFranchiseStore.handle({ businessProfileId: shop, code: "a" }),
        removeFranchiseStore.handle({ businessProfileId: shop, code: "a" }),
        saveFranchiseStores.handle({ businessProfileId: shop, rows: [pune] }),
      ]
      for (const call of calls)
        expect(yield* Effect.flip(call as Effect.Effect<unknown, unknown, Layer.Success<typeof world>>)).toMatchObject({
          _tag: "NotAFranchise",
        })
    }),
  ))
