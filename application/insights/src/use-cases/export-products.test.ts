import { bakeryFacts, MemoryDatabase, memoryProfiles, memoryRateLimits } from "@application/kernel/testing"
import type { ProductCard } from "@domain/insights"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { Effect, Layer, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ProductMetricsRepository } from "../ports/index.ts"
import {
  memoryProductCards,
  memoryProductFileTexts,
  memoryProductMetricsRepository,
  memoryWorkbooks,
} from "../testing/index.ts"
import { exportProductInsights } from "./export-products.ts"
import { listProductInsights } from "./product-insights.ts"

const world = Layer.mergeAll(
  memoryProductMetricsRepository,
  memoryProductCards,
  memoryProductFileTexts,
  memoryWorkbooks,
  memoryProfiles([bakeryFacts()]),
  memoryRateLimits,
).pipe(Layer.provideMerge(Layer.mergeAll(MemoryDatabase.layer, TestClock.layer())))

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const businessProfileId = BusinessProfileId.make(7)

/** More products than one piece of a file holds; every third is of a brand, and one has a name that is a formula. */
const seeded = Effect.gen(function* () {
  yield* TestClock.setTime(Date.parse("2026-11-30T19:00:00Z"))
  const days = Array.from({ length: 2_100 }, (_, place) => ({
    productId: `SKU-${place}`,
    title: place === 0 ? "=1+1" : `Loaf ${place}`,
    date: "2026-11-20",
    cost: 100,
    impressions: 10,
    clicks: 0,
    totalSales: place * 150,
    orders: 1,
  }))
  yield* (yield* ProductMetricsRepository).replace(businessProfileId, CampaignId.make(70), {
    channel: "Social",
    externalCampaignId: "c1",
    range: { from: "2026-11-01", to: "2026-11-30" },
    days,
  })
  const cards = (yield* MemoryDatabase).table<string, ProductCard>("product_cards")
  for (let place = 0; place < 2_100; place += 3)
    cards.set(`${businessProfileId}/SKU-${place}`, { brand: "Mill", price: { amount: 450, currency: "INR" } })
  cards.set(`${businessProfileId}/SKU-x`, { title: "Sleeper", brand: "Mill", price: { amount: 5, currency: "USD" } })
})

const linesOf = Effect.fnUntraced(function* (body: AsyncIterable<Uint8Array>) {
  const parts = yield* Stream.runCollect(Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)))
  return parts
    .join("")
    .replace("\uFEFF", "")
    .split("\r\n")
    .filter((line) => line !== "")
})

test("a file holds the list on all pages, in its order and with its columns", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const asked = {
        businessProfileId,
        attribute: "brand",
        value: "Mill",
        sort: "TotalSales",
        order: "Ascending",
      } as const
      const file = yield* exportProductInsights.handle({
        ...asked,
        format: "csv",
        language: "he",
        columns: ["brand", "costPerClick", "totalSales", "orders"],
      })
      expect(file.fileName).toBe("products 2026-11-01 2026-11-30.csv")
      const [head, ...rows] = yield* linesOf(file.body)
      expect(head).toBe('"he product","he code","he price","he totalSales","he orders","he costPerClick","he brand"')
      expect(rows[0]).toBe(`"'=1+1","SKU-0","4.5","0","1","","Mill"`)
      const list = yield* listProductInsights.handle({ ...asked, limit: 100 })
      expect(rows).toHaveLength(list.total)
      expect(rows.slice(0, 100).map((row) => row.split('","')[1])).toEqual(
        list.products.map(({ productId }) => productId),
      )
      const sales = rows.map((row) => Number(row.split('","')[3]))
      expect(Math.round(sales.reduce((sum, one) => sum + one, 0) * 100)).toBe(list.totals.totalSales)
    }),
  ))

test("a sleeping product has no figures in a file, and a foreign price its currency", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const file = yield* exportProductInsights.handle({ businessProfileId, group: "Sleeping", format: "xlsx" })
      const lines = (yield* linesOf(file.body)).join("\n").split("\n")
      expect(lines[1]).toBe("Sleeper\tSKU-x\t0.05 USD\ten Sleeping\t\t\t\t")
    }),
  ))

test("files of products are limited with files of reports", () =>
  run(
    Effect.gen(function* () {
      yield* TestClock.setTime(Date.parse("2026-11-30T19:00:00Z"))
      const file = exportProductInsights.handle({ businessProfileId, format: "csv" })
      for (let time = 0; time < 120; time += 1) yield* file
      expect(yield* Effect.flip(file)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))
