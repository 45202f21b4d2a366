import { expect, test } from "vitest"
import { shownListsOf } from "./shown-lists.ts"

const includedLists = [{ id: 3, name: "Regulars" }]
const excludedLists = [{ id: 4, name: "Bought already" }]

test("lists are named as they were chosen, and none where there are none", () => {
  expect(shownListsOf({ includedLists, excludedLists })).toEqual({
    includedLists: ["Regulars"],
    excludedLists: ["Bought already"],
  })
  expect(shownListsOf({ includedLists: [] })).toEqual({})
})

test("special ads are said to leave no list out", () => {
  const specialAds = { categories: ["Housing"] } as const
  expect(shownListsOf({ includedLists, excludedLists, specialAds })).toEqual({ includedLists: ["Regulars"] })
})
