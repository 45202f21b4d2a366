import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { type AutomaticTopUp, topUp } from "@domain/wallet"
import { AutomaticTopUps } from "../ports/automatic-top-ups.ts"
import { Ledger } from "../ports/ledger.ts"

const profile = BusinessProfileId.make(5)
const agreed: AutomaticTopUp = {
  threshold: 50_00,
  amount: 100_00,
  monthlyCeiling: 300_00,
  currency: "GBP",
  userId: UserId.make(3),
}

/** What every store of automatic top-ups does; the layer begins empty each time. */
export const automaticTopUpsConformance = <E>(layer: Layer.Layer<AutomaticTopUps | Ledger, E>): void => {
  const run = <A, F>(story: (topUps: AutomaticTopUps["Service"], ledger: Ledger["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(
      Effect.gen(function* () {
        return yield* story(yield* AutomaticTopUps, yield* Ledger)
      }).pipe(Effect.provide(layer)),
    )

  test("what was agreed comes back whole, changed, and not after it ended", async () => {
    const seen = await run((topUps) =>
      Effect.gen(function* () {
        const states = []
        yield* topUps.keep(profile, agreed)
        states.push(yield* topUps.find(profile))
        yield* topUps.keep(profile, { ...agreed, threshold: 80_00 })
        states.push(yield* topUps.find(profile))
        yield* topUps.end(profile)
        states.push(yield* topUps.find(profile))
        return states
      }),
    )
    expect(seen).toEqual([Option.some(agreed), Option.some({ ...agreed, threshold: 80_00 }), Option.none()])
  })

  test("they rest once, and agreeing again ends the rest", async () => {
    const seen = await run((topUps) =>
      Effect.gen(function* () {
        yield* topUps.keep(profile, agreed)
        const paused = [yield* topUps.pause(profile, "declined"), yield* topUps.pause(profile, "noCard")]
        const during = [yield* topUps.find(profile), yield* topUps.due(10)]
        yield* topUps.keep(profile, agreed)
        return { paused, during, after: yield* topUps.due(10) }
      }),
    )
    expect(seen).toEqual({
      paused: [true, false],
      during: [Option.some({ ...agreed, pausedFor: "declined" }), []],
      after: [profile],
    })
  })

  test("a wallet is due while it holds less than its threshold, also unopened", async () => {
    const seen = await run((topUps, ledger) =>
      Effect.gen(function* () {
        yield* topUps.keep(profile, agreed)
        const empty = yield* topUps.due(10)
        const after = []
        for (const [reference, amount] of [
          ["payment:1", 49_99],
          ["payment:2", 1],
        ] as const) {
          const facts = { businessProfileId: profile, reference, at: 0 }
          yield* ledger.post({ ...facts, currency: "GBP" }, (holdings) => topUp(facts, holdings, amount, "GBP"))
          after.push(yield* topUps.due(10))
        }
        return [empty, ...after]
      }),
    )
    expect(seen).toEqual([[profile], [profile], []])
  })
}
