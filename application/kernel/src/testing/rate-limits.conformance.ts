import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { RateLimits } from "../rate-limits.ts"

/** Conformance tests of `RateLimits`; the layer starts without counts each time. */
export const rateLimitsConformance = <E>(layer: Layer.Layer<RateLimits, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, RateLimits | TestClock.TestClock>) =>
    Effect.runPromise(Effect.provide(effect, Layer.merge(layer, TestClock.layer())))

  test("a key is allowed its limit per window and told when to come back", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { take } = yield* RateLimits
        const tries = [yield* take("a", 2, 10_000), yield* take("a", 2, 10_000)]
        yield* TestClock.adjust("4 seconds")
        const refused = yield* take("a", 2, 10_000)
        yield* TestClock.adjust("6 seconds")
        return [...tries, refused, yield* take("a", 2, 10_000), yield* take("b", 1, 10_000)]
      }),
    )
    expect(answers.map(({ allowed, retryAfterSeconds }) => [allowed, retryAfterSeconds])).toEqual([
      [true, 0],
      [true, 0],
      [false, 6],
      [true, 0],
      [true, 0],
    ])
  })

  test("a call given back may be made again, and only once", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { take, giveBack } = yield* RateLimits
        yield* giveBack("a")
        yield* take("a", 1, 10_000)
        yield* giveBack("a")
        yield* giveBack("a")
        return [yield* take("a", 1, 10_000), yield* take("a", 1, 10_000)]
      }),
    )
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, false])
  })

  test("a heavy call counts several times, and one too heavy is refused", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { take } = yield* RateLimits
        return [
          yield* take("a", 10, 10_000, 8),
          yield* take("a", 10, 10_000, 2),
          yield* take("a", 10, 10_000, 1),
          yield* take("b", 10, 10_000, 11),
          yield* take("c", 10, 10_000, 1_900_000_000),
          yield* take("c", 10, 10_000, 1_900_000_000),
        ]
      }),
    )
    expect(answers.map(({ allowed }) => allowed)).toEqual([true, true, false, false, false, false])
  })

  test("concurrent calls never exceed the limit", async () => {
    const answers = await run(
      Effect.gen(function* () {
        const { take } = yield* RateLimits
        return yield* Effect.all(
          Array.from({ length: 40 }, () => take("a", 7, 60_000)),
          { concurrency: "unbounded" },
        )
      }),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
  })

  test("ended windows are deleted, open ones are not", async () => {
    const [counts, answer] = await run(
      Effect.gen(function* () {
        const { take, deleteEnded } = yield* RateLimits
        for (const key of ["a", "b", "c"]) yield* take(key, 1, 10_000)
        yield* take("open", 1, 20_000)
        yield* TestClock.adjust("10 seconds")
        const counts = [yield* deleteEnded(2), yield* deleteEnded(2), yield* deleteEnded(2)]
        return [counts, yield* take("open", 1, 20_000)] as const
      }),
    )
    expect(counts).toEqual([2, 1, 0])
    expect(answer.allowed).toBe(false)
  })
}
