import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { PortalId } from "@domain/kernel"
import { type NewPriceList, PriceListId, priceListInForce, type PriceListScope } from "@domain/pricing"
import { seedPriceLists } from "@domain/pricing/seed"
import { PriceLists } from "../ports/price-lists.ts"

const inIndia: PriceListScope = { portalId: PortalId.make(1), region: "IN", currency: "INR" }
const elsewhere: PriceListScope = { ...inIndia, portalId: PortalId.make(2) }
const inKingdom: PriceListScope = { portalId: PortalId.make(1), region: "GB", currency: "GBP" }

const withoutId = ({ id: _id, ...list }: NewPriceList & { readonly id: PriceListId }): NewPriceList => list
const india = withoutId(seedPriceLists.IN)
const dearer = { ...india, effectiveFrom: "2027-01-01", minimumDaily: 400_00, recommendedDaily: 450_00 }
const dearest = { ...dearer, effectiveFrom: "2028-01-01", promoCodes: [] }
const ofPortal = { ...india, portalId: inIndia.portalId, effectiveFrom: "2026-06-01", serviceFeePercent: 7.5 }

/** What every `PriceLists` does, on a fresh store per layer build that begins with the seeded lists. */
export const priceListsConformance = (layer: Layer.Layer<PriceLists, unknown>) => {
  const run = <A, E>(effect: Effect.Effect<A, E, PriceLists>) =>
    Effect.runPromise(Effect.scoped(Effect.provide(effect, layer)))

  test("a new store holds the seeded lists", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        expect(yield* lists.all).toEqual([seedPriceLists.IN, seedPriceLists.GB])
        expect(yield* lists.byId(PriceListId.make(2))).toEqual(seedPriceLists.GB)
        expect(yield* lists.inForce(inKingdom, "2026-11-20")).toEqual(seedPriceLists.GB)
      }),
    ))

  test("a list that is added changes later days and no earlier ones", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        const id = (yield* lists.add(dearer)) ?? PriceListId.make(0)
        expect(yield* lists.byId(id)).toEqual({ ...dearer, id })
        expect((yield* lists.inForce(inIndia, "2026-12-31")).id).toBe(1)
        expect((yield* lists.inForce(inIndia, "2027-01-01")).id).toBe(id)
        expect((yield* lists.inForce(inKingdom, "2027-01-01")).id).toBe(2)
        expect(yield* lists.byId(PriceListId.make(1))).toEqual(seedPriceLists.IN)
      }),
    ))

  test("the list in force is the one that the domain chooses, for any portal and day", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        for (const list of [dearer, ofPortal, dearest]) yield* lists.add(list)
        const all = yield* lists.all
        for (const scope of [inIndia, elsewhere, inKingdom])
          for (const day of ["2020-01-01", "2026-05-31", "2026-06-01", "2026-12-31", "2027-01-01", "2030-01-01"])
            expect(yield* lists.inForce(scope, day)).toEqual(priceListInForce(all, scope, day))
      }),
    ))

  test("a list that begins with or before another of its kind is not added", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        yield* lists.add(dearer)
        const late = [dearer, { ...dearer, effectiveFrom: "2026-12-01" }]
        expect(yield* Effect.forEach(late, lists.add)).toEqual([undefined, undefined])
        yield* lists.add(ofPortal)
        expect(yield* lists.all).toHaveLength(4)
      }),
    ))

  test("a withdrawn list never holds, is known by its id, and leaves its day to another", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        const id = (yield* lists.add(dearer)) ?? PriceListId.make(0)
        yield* lists.withdraw(id, 1)
        yield* lists.withdraw(id, 2)
        expect(yield* lists.all).toEqual([seedPriceLists.IN, seedPriceLists.GB])
        expect((yield* lists.inForce(inIndia, "2027-01-01")).id).toBe(1)
        expect(yield* lists.byId(id)).toEqual({ ...dearer, id })
        const other = (yield* lists.add(dearer)) ?? id
        expect((yield* lists.inForce(inIndia, "2027-01-01")).id).toBe(other)
        expect(other).not.toBe(id)
      }),
    ))

  test("of lists of one kind added at once, none changes an earlier one", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        const days = ["2027-01-01", "2027-01-01", "2027-01-01", "2027-02-01", "2026-12-01"]
        const added = yield* Effect.forEach(days, (effectiveFrom) => lists.add({ ...dearer, effectiveFrom }), {
          concurrency: "unbounded",
        })
        const kept = (yield* lists.all).slice(2).map(({ effectiveFrom }) => effectiveFrom)
        expect(added.filter((id) => id !== undefined)).toHaveLength(kept.length)
        expect(kept).toEqual([...new Set(kept)].toSorted())
      }),
    ))

  test("an unknown list and a currency in which nothing is sold are defects", () =>
    run(
      Effect.gen(function* () {
        const lists = yield* PriceLists
        const unknown = yield* Effect.exit(lists.byId(PriceListId.make(99)))
        const unsold = yield* Effect.exit(lists.inForce({ ...inIndia, currency: "USD" }, "2026-11-20"))
        expect([unknown._tag, unsold._tag]).toEqual(["Failure", "Failure"])
      }),
    ))
}
