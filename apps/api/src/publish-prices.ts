import { publishPrices, settingsOrExit } from "@adapters/runtime"
import { NodeRuntime } from "@effect/platform-node"
import { Console, Effect, Result } from "effect"
import { readFile } from "node:fs/promises"

/** Publishes the price list of a JSON file; with `MIGRATION_DATABASE_URL` as the role that owns the tables. */
const program = Effect.gen(function* () {
  const { DATABASE_URL: running, MIGRATION_DATABASE_URL: owner = running } = settingsOrExit()
  const json = yield* Effect.promise(() => readFile(process.argv[2] ?? "", "utf8"))
  const published = yield* publishPrices(owner, json)
  if (Result.isSuccess(published)) return yield* Console.log(`Published price list ${published.success}`)
  return yield* Effect.die(new Error(`The price list may not be published: ${published.failure.join(", ")}`))
})

NodeRuntime.runMain(program)
