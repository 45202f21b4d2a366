import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import type { Brief } from "@domain/campaigns"
import { BusinessProfileId } from "@domain/kernel"
import { Briefs } from "../ports/briefs.ts"

const [mine, other] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]

const briefAt = (createdAt: number, facts: Partial<Brief> = {}): Omit<Brief, "id"> => ({
  name: "Winter",
  details: "More bookings",
  dates: { from: "2026-12-01", to: "2026-12-31" },
  budget: 500_000,
  currency: "GBP",
  status: "Draft",
  createdAt,
  updatedAt: createdAt,
  ...facts,
})

/** What every store of briefs has in common. */
export const briefsConformance = (layer: Layer.Layer<Briefs>) => {
  const within = <A, E>(work: (briefs: Briefs["Service"]) => Effect.Effect<A, E>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(Briefs, work), layer))

  test("a brief is read by its business alone, as saved last, until it is removed", () =>
    within((briefs) =>
      Effect.gen(function* () {
        const added = yield* briefs.add(mine, briefAt(1_000))
        const key = { businessProfileId: mine, briefId: added.id }
        expect(yield* briefs.byId(key)).toEqual(added)
        const plan = { currency: "GBP", rows: [], decision: "rejected", comment: "Too dear" } as const
        const revisions = { revision: 1, fieldRevisions: { name: 1 } }
        const changed: Brief = { ...added, name: "Spring", status: "New", plan, revisions, updatedAt: 2_000 }
        yield* briefs.save(mine, changed)
        expect(yield* briefs.forChange(key)).toEqual(changed)
        const theirs = { ...key, businessProfileId: other }
        expect(yield* Effect.flip(briefs.byId(theirs))).toMatchObject({ _tag: "BriefNotFound", errorCode: 104 })
        yield* briefs.remove(theirs)
        expect(yield* briefs.byId(key)).toEqual(changed)
        yield* briefs.remove(key)
        expect(yield* Effect.flip(briefs.byId(key))).toMatchObject({ _tag: "BriefNotFound" })
      }),
    ))

  test("briefs are listed newest first by pages, all or those of a status", () =>
    within((briefs) =>
      Effect.gen(function* () {
        for (const at of [1, 2, 3]) yield* briefs.add(mine, briefAt(at, { status: at === 2 ? "New" : "Draft" }))
        yield* briefs.add(other, briefAt(9))
        const timesOf = ({ briefs: some }: { readonly briefs: ReadonlyArray<Brief> }) =>
          some.map(({ createdAt }) => createdAt)
        const first = yield* briefs.list(mine, { limit: 2 })
        expect(timesOf(first)).toEqual([3, 2])
        const { nextCursor = "" } = first
        const second = yield* briefs.list(mine, { limit: 2, cursor: nextCursor })
        expect([timesOf(second), second.nextCursor]).toEqual([[1], undefined])
        expect(timesOf(yield* briefs.list(mine, { limit: 9, status: "New" }))).toEqual([2])
      }),
    ))
}
