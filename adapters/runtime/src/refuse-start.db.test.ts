import { createTestDatabase } from "@adapters/sql/testing"
import { Effect } from "effect"
import { afterEach, expect, test, vi } from "vitest"
import { endFatally } from "./fatal-start.ts"
import { migrateDatabase } from "./migrate-database.ts"
import { databaseStartFault } from "./refuse-start.ts"

afterEach(() => vi.restoreAllMocks())

const faultOf = (url: string) => Effect.runPromise(databaseStartFault(url))

test("a database that is not there is named by host and port, without its password", async () => {
  const fault = await faultOf("postgres://marquee_app:hush-hush@127.0.0.1:1/marquee")
  expect(fault).toEqual({
    code: "DATABASE_UNREACHABLE",
    message: "The database at 127.0.0.1:1 does not answer (ECONNREFUSED).",
  })
})

test("a database without this release's migrations is told from one that has them", async () => {
  const urls = await createTestDatabase()
  expect(await faultOf(urls.running)).toMatchObject({ code: "DATABASE_NOT_MIGRATED" })
  await Effect.runPromise(migrateDatabase(urls))
  expect(await faultOf(urls.running)).toBeUndefined()
})

test("a database that does not exist turns its role away", async () => {
  const { running } = await createTestDatabase()
  const url = new URL(running)
  url.pathname = "/nowhere"
  const fault = await faultOf(url.href)
  expect(fault).toMatchObject({ code: "DATABASE_REFUSED", message: expect.stringContaining(`${url.host} turns`) })
})

test("a fatal start is one JSON line with a code and a sentence", () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined)
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never)
  endFatally("PORT_IN_USE", "Two\nlines")
  expect(said.mock.calls).toEqual([['{"level":"FATAL","code":"PORT_IN_USE","message":"Two\\nlines"}']])
  expect(exit).toHaveBeenCalledWith(78)
})
