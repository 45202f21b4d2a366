import { expect, test } from "vitest"
import { chosenFilter } from "./chosen-filter.ts"

const of = (query: string) => chosenFilter(new URLSearchParams(query))

test("an address names topic, days and campaign of the lines", () => {
  expect(of("topic=spent&from=2026-11-01&until=2026-11-30&campaign=7&show=40")).toEqual({
    topic: "spent",
    from: "2026-11-01",
    until: "2026-11-30",
    campaignId: 7,
  })
})

test("what an address says wrongly filters nothing", () => {
  expect(of("topic=everything&from=yesterday&until=2026-02-30&campaign=-1")).toEqual({})
})
