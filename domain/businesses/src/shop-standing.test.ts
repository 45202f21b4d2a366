import { expect, test } from "vitest"
import { FeedCounter } from "./feed-summary.ts"
import { shopReadingOf } from "./shop-standing.ts"

const summaryOf = (items: ReadonlyArray<{ readonly image_link?: string }>) => {
  const counter = new FeedCounter()
  for (const item of items) counter.countItem(item, [], "INR")
  return counter.summary
}

const two = summaryOf([{ image_link: "https://rye.example/1.jpg" }, {}])

test("a shop that shows products is read, also while it is read again or that failed", () => {
  for (const status of ["New", "InProgress", "Failed"])
    expect(shopReadingOf([{ status, shown: { summary: two } }])).toEqual({
      standing: "Read",
      found: 2,
      withoutPicture: 1,
    })
  expect(shopReadingOf([{ status: "Done", summary: two }]).found).toBe(2)
})

test("a shop without products is being read, failed, or has none", () => {
  const standingOf = (...statuses: ReadonlyArray<string>) =>
    shopReadingOf(statuses.map((status) => ({ status }))).standing
  expect([standingOf("Failed", "InProgress"), standingOf("New")]).toEqual(["Reading", "Reading"])
  expect([standingOf("Failed"), standingOf()]).toEqual(["Failed", "NoProducts"])
  expect(shopReadingOf([{ status: "Done", summary: summaryOf([]) }]).standing).toBe("NoProducts")
})
