import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId } from "@domain/kernel"
import { GatewayCustomers } from "../ports/gateway-customers.ts"

const profile = BusinessProfileId.make(5)
const other = BusinessProfileId.make(55)

/** What every store of gateway customers does; the layer begins empty each time. */
export const gatewayCustomersConformance = <E>(layer: Layer.Layer<GatewayCustomers, E>): void => {
  const run = <A, F>(story: (customers: GatewayCustomers["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(GatewayCustomers, story), layer))

  test("a customer is kept per profile and gateway", async () => {
    const [found, ofOther, atOther, all] = await run((customers) =>
      Effect.gen(function* () {
        yield* customers.keep(profile, "stripe", "cus_1")
        yield* customers.keep(profile, "razorpay", "cust_1")
        return [
          yield* customers.find(profile, "stripe"),
          yield* customers.find(other, "stripe"),
          yield* customers.find(profile, "razorpay"),
          yield* customers.ofProfile(profile),
        ]
      }),
    )
    expect(found).toEqual(Option.some({ gateway: "stripe", customer: "cus_1" }))
    expect(ofOther).toEqual(Option.none())
    expect(atOther).toEqual(Option.some({ gateway: "razorpay", customer: "cust_1" }))
    expect(all.map(({ customer }) => customer).toSorted()).toEqual(["cus_1", "cust_1"])
  })

  test("of many customers kept at once for one profile the first stays", async () => {
    const kept = await run((customers) =>
      Effect.all(
        Array.from({ length: 10 }, (_, index) => customers.keep(profile, "stripe", `cus_${index}`)),
        { concurrency: "unbounded" },
      ),
    )
    expect(new Set(kept.map(({ customer }) => customer)).size).toBe(1)
  })

  test("the default card is set, changed and taken away", async () => {
    const seen = await run((customers) =>
      Effect.gen(function* () {
        yield* customers.keep(profile, "stripe", "cus_1")
        const after = []
        for (const card of ["pm_1", "pm_2", undefined]) {
          yield* customers.choose(profile, "stripe", card)
          after.push(Option.getOrUndefined(yield* customers.find(profile, "stripe"))?.defaultCard)
        }
        return after
      }),
    )
    expect(seen).toEqual(["pm_1", "pm_2", undefined])
  })

  test("a profile whose customers are forgotten has none, and another keeps its own", async () => {
    const [own, ofOther] = await run((customers) =>
      Effect.gen(function* () {
        yield* customers.keep(profile, "stripe", "cus_1")
        yield* customers.keep(other, "stripe", "cus_2")
        yield* customers.forget(profile)
        return [yield* customers.ofProfile(profile), yield* customers.ofProfile(other)]
      }),
    )
    expect([own, ofOther.map(({ customer }) => customer)]).toEqual([[], ["cus_2"]])
  })
}
