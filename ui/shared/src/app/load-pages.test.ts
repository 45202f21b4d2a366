import { expect, test } from "vitest"
import { loadPages, shownOf } from "./load-pages.ts"

const list = Array.from({ length: 250 }, (_, index) => index)

const fetching = (calls: Array<number>) => async (limit: number, cursor: string | undefined) => {
  calls.push(limit)
  const from = Number(cursor ?? 0)
  const rows = list.slice(from, from + limit)
  return { rows, ...(from + limit < list.length && { nextCursor: String(from + limit) }) }
}

test("as many rows as are wanted come in calls of at most a hundred", async () => {
  const calls: Array<number> = []
  const { rows, hasMore } = await loadPages(220, fetching(calls))
  expect([rows.length, hasMore, calls]).toEqual([220, true, [100, 100, 20]])
})

test("the end of the list ends the reading", async () => {
  const calls: Array<number> = []
  const { rows, hasMore } = await loadPages(400, fetching(calls))
  expect([rows.length, hasMore, calls]).toEqual([250, false, [100, 100, 100]])
})

test("the address asks for whole pages, and anything else is one page", () => {
  const shown = ["", "show=40", "show=41", "show=-3", "show=x", "show=999999"].map((query) =>
    shownOf(new URLSearchParams(query)),
  )
  expect(shown).toEqual([20, 40, 60, 20, 20, 2000])
})
