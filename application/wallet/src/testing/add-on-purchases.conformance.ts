import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { PriceListId } from "@domain/pricing"
import type { AddOnPurchase } from "@domain/wallet"
import { AddOnPurchases } from "../ports/add-on-purchases.ts"

const day = 86_400_000
/** A purchase of a day that begins so many days after the epoch. */
const purchase = (businessProfileId: BusinessProfileId, first: number, days = 30): Omit<AddOnPurchase, "id"> => ({
  businessProfileId,
  tierName: days === 30 ? "Starter" : "Growth",
  days,
  priceListId: PriceListId.make(1),
  currency: "INR",
  price: 999_00,
  tax: 179_82,
  total: 1_178_82,
  boughtAt: first * day,
  startsAt: first * day,
  endsAt: (first + days) * day,
})
const page = { skip: 0, limit: 20 }

/**
 * What every store of bought packs does; the layer begins empty each time and knows "Rao's Bakery" (profile 5) and "Café Rao" (6) of
 * portal 1, and profile 7 of portal 2.
 */
export const addOnPurchasesConformance = <E>(layer: Layer.Layer<AddOnPurchases, E>): void => {
  const bakery = BusinessProfileId.make(5)
  const cafe = BusinessProfileId.make(6)
  const elsewhere = BusinessProfileId.make(7)
  const run = <A, F>(story: (purchases: AddOnPurchases["Service"]) => Effect.Effect<A, F>) =>
    Effect.flatMap(AddOnPurchases, story).pipe(Effect.provide(layer), Effect.scoped, Effect.runPromise)

  test("a purchase comes back whole under its key, and a key has one", async () => {
    const [found, others] = await run((purchases) =>
      Effect.gen(function* () {
        yield* purchases.add("key-1", purchase(bakery, 10))
        yield* purchases.add("key-1", purchase(bakery, 40, 90))
        yield* purchases.add("key-1", purchase(cafe, 40, 90))
        return [yield* purchases.under(bakery, ["key-1", "key-9"]), yield* purchases.under(bakery, [])]
      }),
    )
    expect(found).toMatchObject([{ key: "key-1", purchase: purchase(bakery, 10) }])
    expect(others).toEqual([])
  })

  test("a profile's purchases come newest first, and the last end is known", async () => {
    const [latest, ends] = await run((purchases) =>
      Effect.gen(function* () {
        yield* purchases.add("key-1", purchase(bakery, 10))
        yield* purchases.add("key-2", purchase(bakery, 40, 90))
        yield* purchases.add("key-3", purchase(bakery, 130, 7))
        const shown = yield* purchases.ofProfile(bakery, 2)
        return [shown.map(({ key }) => key), [yield* purchases.lastEnd(bakery), yield* purchases.lastEnd(cafe)]]
      }),
    )
    expect(latest).toEqual(["key-3", "key-2"])
    expect(ends).toEqual([137 * day, undefined])
  })

  test("periods are those of the asked profiles that had not ended before", async () => {
    const [of, after] = await run((purchases) =>
      Effect.gen(function* () {
        yield* purchases.add("key-1", purchase(bakery, 10))
        yield* purchases.add("key-2", purchase(cafe, 20))
        yield* purchases.add("key-3", purchase(elsewhere, 20))
        const starts = (since: number) =>
          Effect.map(purchases.periods([bakery, cafe], since), (periods) =>
            periods.map(({ startsAt }) => startsAt / day).toSorted((one, other) => one - other),
          )
        return [yield* starts(0), yield* starts(40 * day)]
      }),
    )
    expect(of).toEqual([10, 20])
    expect(after).toEqual([20])
  })

  test("a portal's covered businesses come by when their care ends, with what runs now", async () => {
    const [all, second, before, after] = await run((purchases) =>
      Effect.gen(function* () {
        yield* purchases.add("key-1", purchase(bakery, 10))
        yield* purchases.add("key-2", purchase(bakery, 40, 90))
        yield* purchases.add("key-3", purchase(cafe, 20))
        yield* purchases.add("key-4", purchase(elsewhere, 20))
        const running = (at: number, asked = page) => purchases.running(PortalId.make(1), at * day, asked)
        return [yield* running(25), yield* running(25, { skip: 1, limit: 1 }), yield* running(9), yield* running(50)]
      }),
    )
    const ofBakery = { businessProfileId: bakery, businessName: "Rao's Bakery", tierName: "Starter", until: 130 * day }
    expect(all).toEqual({
      businesses: [
        { businessProfileId: cafe, businessName: "Café Rao", tierName: "Starter", until: 50 * day },
        ofBakery,
      ],
      total: 2,
    })
    expect(second).toEqual({ businesses: [ofBakery], total: 2 })
    expect(before).toEqual({ businesses: [], total: 0 })
    expect(after).toEqual({ businesses: [{ ...ofBakery, tierName: "Growth" }], total: 1 })
  })
}
