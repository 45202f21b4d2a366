import { expect, test } from "vitest"
import { partsToRun } from "./test-parts.ts"

test("without words every part runs whole", async () => {
  const parts = { unit: [], database: [], stories: [], pictures: [], resilience: [], journeys: [] }
  expect(await partsToRun([])).toEqual(parts)
})

test("a file's name runs that file alone", async () => {
  expect(await partsToRun(["test-parts"])).toEqual({ unit: ["tools/run/src/test-parts.test.ts"] })
})

test("a database test belongs only to the database part", async () => {
  const parts = await partsToRun(["lost-connections"])
  expect(parts).toEqual({ database: ["adapters/sql/src/lost-connections.db.test.ts"] })
})

test("a folder runs the tests, stories or journeys under it", async () => {
  const [journeys, kit] = await Promise.all([partsToRun(["e2e/journeys"]), partsToRun(["ui/kit/"])])
  expect(Object.keys(journeys)).toEqual(["journeys"])
  expect(Object.keys(kit)).toContain("stories")
})

test("words that match no path run nothing", async () => {
  expect(await partsToRun(["no-such-folder"])).toEqual({})
})
