import { createTestDatabase } from "@adapters/sql/testing"
import { seedPriceLists } from "@domain/pricing/seed"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { migrateDatabase } from "./migrate-database.ts"
import { publishPrices } from "./publish-prices.ts"

const later = { ...seedPriceLists.IN, effectiveFrom: "2099-01-01" }

test("a price list for every portal is published once", async () => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls))
  const publish = (url: string, list: object) => Effect.runPromise(publishPrices(url, JSON.stringify(list)))
  expect(await publish(urls.owner, later)).toMatchObject({ success: 101 })
  expect(await publish(urls.owner, later)).toMatchObject({ failure: ["overlap"] })
  expect(await publish(urls.owner, seedPriceLists.GB)).toMatchObject({ failure: ["begun", "overlap"] })
  await expect(publish(urls.owner, { ...later, region: "FR" })).rejects.toThrow()
})
