import { ShopRefused } from "@application/businesses/ports"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { shopifyAsk } from "./shopify-ask.ts"

const access = { platform: "Shopify", shop: "lumen.myshopify.com", token: "shpat_1" } as const

/** Asks a shop that gives these answers one after the other, the last again and again. */
const asking = (...answers: ReadonlyArray<unknown>) => {
  const calls: Array<readonly unknown[]> = []
  const need = (...asked: readonly unknown[]) =>
    Effect.sync(() => {
      const body = answers[Math.min(calls.length, answers.length - 1)]
      calls.push(asked)
      return { body, header: () => undefined }
    })
  return { calls, ask: shopifyAsk(({ shop }) => `https://${shop}`, "2026-10", { need })(access, "query", { first: 2 }) }
}

const throttled = (requestedQueryCost: number, currentlyAvailable: number, restoreRate: number) => ({
  errors: [{ message: "Throttled", extensions: { code: "THROTTLED" } }],
  extensions: { cost: { requestedQueryCost, throttleStatus: { currentlyAvailable, restoreRate } } },
})

const inTime = <A, E>(work: Effect.Effect<A, E>) => Effect.runPromise(Effect.provide(work, TestClock.layer()))

test("a query goes with its variables and the shop's token", async () => {
  const { calls, ask } = asking({ data: { shop: { name: "Lumen" } } })
  expect(await Effect.runPromise(ask)).toEqual({ shop: { name: "Lumen" } })
  expect(calls).toEqual([
    [
      "https://lumen.myshopify.com/admin/api/2026-10/graphql.json",
      { "x-shopify-access-token": "shpat_1" },
      "POST",
      { query: "query", variables: { first: 2 } },
    ],
  ])
})

test("a query that costs more than is left waits until that is restored", () =>
  inTime(
    Effect.gen(function* () {
      const { calls, ask } = asking(throttled(700, 400, 100), { data: 1 })
      const asked = yield* Effect.forkChild(ask)
      yield* TestClock.adjust("2900 millis")
      expect(calls).toHaveLength(1)
      yield* TestClock.adjust("100 millis")
      expect(yield* Fiber.join(asked)).toBe(1)
    }),
  ))

test("a shop that never has enough left is given up after a minute", () =>
  inTime(
    Effect.gen(function* () {
      const { calls, ask } = asking(throttled(700, 0, 0))
      const asked = yield* Effect.forkChild(Effect.flip(ask))
      yield* TestClock.adjust("1 minute")
      expect(yield* Fiber.join(asked)).toEqual(new ShopRefused({ kind: "refused", reason: "THROTTLED" }))
      expect(calls).toHaveLength(31)
    }),
  ))

test("an answer with errors is a refusal that says which, whatever its status", async () => {
  const reasonOf = async (body: unknown) => (await Effect.runPromise(Effect.flip(asking(body).ask))).reason
  expect(await reasonOf({ errors: [{ message: "No", extensions: { code: "ACCESS_DENIED" } }], data: null })).toBe(
    "ACCESS_DENIED",
  )
  expect(await reasonOf({ errors: [{ message: "Field 'shop' is missing" }] })).toBe("Field 'shop' is missing")
  expect(await reasonOf({ errors: "Not now" })).toBe("The answer is an error")
})
