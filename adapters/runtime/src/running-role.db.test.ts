import { pgLayer } from "@adapters/sql"
import { createTestDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { migrateDatabase } from "./migrate-database.ts"
import { refuseOwningRole } from "./running-role.ts"
import { unreachableSettings } from "./testing/unreachable-settings.ts"

afterEach(() => vi.restoreAllMocks())

/** What a process that starts as a role says, and with which code it ends. */
const startAs = async (url: string, environment: string) => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never)
  const settings = { ...unreachableSettings(url, "/tmp"), NODE_ENV: environment }
  await Effect.runPromise(Effect.provide(refuseOwningRole(settings), pgLayer({ url, maxConnections: 1 })))
  return { said: said.mock.calls.flat().join(" "), code: exit.mock.calls[0]?.[0] }
}

test("production starts as the role that runs the product, not as the ledger's owner", async () => {
  const urls = await createTestDatabase()
  await Effect.runPromise(migrateDatabase(urls))
  expect(await startAs(urls.owner, "production")).toMatchObject({ code: 78 })
  vi.restoreAllMocks()
  expect(await startAs(urls.running, "production")).toEqual({ said: "", code: undefined })
  vi.restoreAllMocks()
  expect(await startAs(urls.owner, "development")).toEqual({ said: "", code: undefined })
})
