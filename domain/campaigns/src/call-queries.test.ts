import { expect, test } from "vitest"
import { campaignQuery, targetQuery } from "./call-queries.ts"

test("campaigns are asked for by media plans and whether they are drafts", () => {
  expect([campaignQuery([3, 4], false), campaignQuery([], true)]).toEqual([
    { mediapLanIds: "3,4", IsDraft: "false" },
    { IsDraft: "true" },
  ])
})

test("targets are asked for by words, of types 1 and 3", () => {
  expect(targetQuery("bread")).toEqual({ searchQuery: "bread", fbTargetTypes: "1,3" })
})
