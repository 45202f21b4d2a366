import { ProfileCategories } from "@application/businesses/services"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryProfiles,
  memoryTables,
  memoryUnitOfWork,
} from "@application/kernel/testing"
import { memoryPricesToday } from "@application/signup/testing"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { memoryStoreCampaignFigures } from "../testing/index.ts"
import { getStoreBudget, saveStoreBudget } from "./store-budget.ts"

const facts = bakeryFacts()
const businessProfileId = facts.id
const worldOf = (category: "HqFranchise" | "Ecommerce") =>
  Layer.mergeAll(
    memoryUnitOfWork,
    memoryStoreCampaignFigures,
    memoryPricesToday(),
    memoryProfiles([facts]),
    Layer.succeed(ProfileCategories, { of: () => Effect.succeed(category) }),
  ).pipe(Layer.provideMerge(memoryTables), Layer.provideMerge(MemoryDatabase.layer))
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<ReturnType<typeof worldOf>>>) =>
  Effect.runPromise(Effect.provide(work, worldOf("HqFranchise")))

const draft = { total: 90_000_00, minimum: 5_000_00, distribution: "Population", regions: ["West"], days: 14 } as const
const save = (version: number, change: object = {}) =>
  saveStoreBudget.handle({ businessProfileId, version, ...draft, ...change })

test("a budget over stores is kept with its version, and comes back", () =>
  run(
    Effect.gen(function* () {
      expect(yield* getStoreBudget.handle({ businessProfileId })).toMatchObject({
        version: 0,
        limits: { currency: "INR" },
      })
      expect(yield* save(0)).toEqual({ version: 1 })
      expect(yield* getStoreBudget.handle({ businessProfileId })).toMatchObject({ version: 1, draft })
      expect(yield* save(1, { distribution: "Equal" })).toEqual({ version: 2 })
    }),
  ))

test("a change of an older version is refused, and nothing is overwritten", () =>
  run(
    Effect.gen(function* () {
      yield* save(0)
      expect(yield* Effect.flip(save(0, { total: 95_000_00 }))).toMatchObject({ _tag: "StoreBudgetChanged" })
      expect(yield* getStoreBudget.handle({ businessProfileId })).toMatchObject({ version: 1, draft })
    }),
  ))

test("a store's minimum keeps the price list's", () =>
  run(
    Effect.gen(function* () {
      const failure = yield* Effect.flip(save(0, { minimum: 100 }))
      expect(failure).toMatchObject({ _tag: "InvalidFields", fields: { minimum: ["franchise.minimumOutOfRange"] } })
      expect((yield* getStoreBudget.handle({ businessProfileId })).draft).toBeUndefined()
    }),
  ))

test("only a franchise has a budget over stores", () =>
  Effect.gen(function* () {
    expect(yield* Effect.flip(getStoreBudget.handle({ businessProfileId }))).toMatchObject({ _tag: "NotAFranchise" })
    expect(yield* Effect.flip(save(0))).toMatchObject({ _tag: "NotAFranchise" })
  }).pipe(Effect.provide(worldOf("Ecommerce")), Effect.runPromise))
