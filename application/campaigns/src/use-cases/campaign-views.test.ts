import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, memoryTables, memoryUnitOfWork } from "@application/kernel/testing"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { listCampaignViews, removeCampaignView, saveCampaignView } from "./campaign-views.ts"

const world = Layer.mergeAll(memoryTables, memoryUnitOfWork).pipe(Layer.provideMerge(MemoryDatabase.layer))
const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)
const as =
  (userId: number) =>
  <A, E, R>(work: Effect.Effect<A, E, R>) =>
    Effect.provideService(work, CurrentActor, {
      kind: "user",
      userId: UserId.make(userId),
      portalId: PortalId.make(1),
      roleIds: [],
      memberships: [{ businessProfileId, roleId: "BrandManager" }],
    })
const saved = (name: string, query = "tab=active", profile = businessProfileId) =>
  as(3)(saveCampaignView.handle({ businessProfileId: profile, name, query }))
const viewsOf = (userId: number, profile = businessProfileId) =>
  Effect.map(as(userId)(listCampaignViews.handle({ businessProfileId: profile })), ({ views }) => views)

test("a user's views are listed by name, for each business apart, and to nobody else", () =>
  run(
    Effect.gen(function* () {
      const rye = yield* saved("  Rye   bread ", "?tab=active&q=rye")
      expect(rye).toMatchObject({ name: "Rye bread", query: "q=rye&tab=active" })
      const all = yield* saved("all", "")
      expect(yield* viewsOf(3)).toEqual([all, rye])
      expect(yield* viewsOf(4)).toEqual([])
      expect(yield* viewsOf(3, BusinessProfileId.make(8))).toEqual([])
    }),
  ))

test("a view takes the place and the number of the view with its name", () =>
  run(
    Effect.gen(function* () {
      const { id } = yield* saved("Running")
      expect(yield* saved("RUNNING", "tab=paused")).toEqual({ id, name: "RUNNING", query: "tab=paused" })
      expect(yield* viewsOf(3)).toEqual([{ id, name: "RUNNING", query: "tab=paused" }])
    }),
  ))

test("a user has twenty views of a business, and may replace each", () =>
  run(
    Effect.gen(function* () {
      for (let at = 1; at <= 20; at += 1) yield* saved(`View ${at}`)
      expect(yield* Effect.flip(saved("Another"))).toMatchObject({ _tag: "TooManyCampaignViews", most: 20 })
      yield* saved("view 7", "q=rye")
      yield* saved("Another", "", BusinessProfileId.make(8))
      expect(yield* viewsOf(3)).toHaveLength(20)
    }),
  ))

test("a view is removed by its user alone, and twice is no error", () =>
  run(
    Effect.gen(function* () {
      const { id: viewId } = yield* saved("Running")
      const kept = yield* saved("Paused")
      yield* as(4)(removeCampaignView.handle({ businessProfileId, viewId }))
      expect(yield* viewsOf(3)).toHaveLength(2)
      for (const _time of [1, 2]) yield* as(3)(removeCampaignView.handle({ businessProfileId, viewId }))
      expect(yield* viewsOf(3)).toEqual([kept])
    }),
  ))

test("a name or a query that is refused is told at its field", () =>
  run(
    Effect.gen(function* () {
      const refusal = yield* Effect.flip(saved(" ", `q=${"x".repeat(500)}`))
      expect(refusal).toMatchObject({ fields: { name: ["validation.required"], query: ["validation.textTooLong"] } })
      expect(yield* viewsOf(3)).toEqual([])
    }),
  ))
