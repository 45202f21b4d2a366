import { expect, test } from "vitest"
import { flavours, flowOf, linkedPages } from "./flavour.ts"
import { journeyProgress } from "./journey-progress.ts"
import { edgesOf } from "./next-page.ts"

test("one count leads from the first question to the launched campaign", () => {
  const numbers = [
    "businessDetails",
    "selectObjective",
    "emailSignup",
    "budget",
    "channelSelection",
    "success",
  ] as const
  expect(numbers.map((page) => journeyProgress("default", page))).toEqual(
    [1, 5, 12, 15, 16, 20].map((number) => ({ number, of: 20 })),
  )
})

test("only the end of a journey is its last step", () => {
  for (const flavour of flavours)
    for (const { page } of flowOf(flavour)) {
      const { number, of } = journeyProgress(flavour, page)
      expect([flavour, page, number === of]).toEqual([flavour, page, page === "success"])
    }
})

test("the count never goes back on the way on", () => {
  for (const flavour of flavours)
    for (const { from, to, turn } of edgesOf(flavour))
      if (turn === undefined && !from.endsWith("Edit") && !linkedPages.includes(from))
        expect([flavour, from, journeyProgress(flavour, to).number >= journeyProgress(flavour, from).number]).toEqual([
          flavour,
          from,
          true,
        ])
})
