import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { describe, expect, test } from "vitest"
import { keptReads } from "@adapters/sql"
import { testDatabase } from "@adapters/sql/testing"
import { priceListsConformance } from "@application/signup/conformance"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { keptPriceLists } from "./kept-price-lists.ts"
import { postgresPriceLists } from "./postgres-price-lists.ts"

priceListsConformance(Layer.provide(postgresPriceLists, testDatabase(migrations)))

describe("from memory", () => {
  priceListsConformance(keptPriceLists.pipe(Layer.provide(keptReads), Layer.provide(testDatabase(migrations))))
})

const changes = [
  "update price_lists set prices = prices || '{\"taxPercent\": 0}' where id = 1",
  "delete from price_lists where id = 2",
  "truncate price_lists cascade",
]
const insertion =
  "insert into price_lists (region, currency, effective_from, prices) values ('IN', 'INR', '2030-01-01', '{}')"

const refused = (statements: ReadonlyArray<string>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(statements, (statement) => Effect.map(Effect.exit(sql.unsafe(statement)), ({ _tag }) => _tag)),
  )

test("not even a superuser changes a price list or takes one away", async () => {
  const tried = await refused([...changes, insertion]).pipe(Effect.provide(testDatabase(migrations)), Effect.runPromise)
  expect(tried).toEqual(["Failure", "Failure", "Failure", "Success"])
})

test("the running role adds price lists and changes none", async () => {
  const tried = await refused([...changes, insertion]).pipe(
    Effect.provide(runningDatabase(migrations)),
    Effect.runPromise,
  )
  expect(tried).toEqual(["Failure", "Failure", "Failure", "Success"])
})

const withdrawals = [
  "update price_lists set withdrawn_at = 5 where id = 2",
  "update price_lists set withdrawn_at = 6 where id = 2",
  "update price_lists set withdrawn_at = null where id = 2",
  "update price_lists set withdrawn_at = 5, effective_from = '2020-01-01' where id = 1",
]

test("a price list is withdrawn once, and nothing else of it changes with that", async () => {
  for (const database of [testDatabase(migrations), runningDatabase(migrations)]) {
    const tried = await refused(withdrawals).pipe(Effect.provide(database), Effect.runPromise)
    expect(tried).toEqual(["Success", "Failure", "Failure", "Failure"])
  }
})
