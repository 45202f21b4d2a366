import { expect, test } from "vitest"
import { type ListOrder, orderBy } from "./list-order.ts"

const orders: ReadonlyArray<ListOrder<"newest" | "oldest" | "name" | "campaign">> = [
  { id: "newest", label: "Newest", sort: { column: "at", direction: "descending" } },
  { id: "oldest", label: "Oldest", sort: { column: "at", direction: "ascending" } },
  { id: "name", label: "Name", sort: { column: "name", direction: "ascending" } },
  { id: "campaign", label: "Campaign" },
]

test("a heading chooses the order of its column in the wanted direction", () => {
  expect(orderBy(orders, { column: "at", direction: "ascending" })).toBe("oldest")
  expect(orderBy(orders, { column: "at", direction: "descending" })).toBe("newest")
})

test("a column with one direction is sorted in it, a column without an order never", () => {
  expect(orderBy(orders, { column: "name", direction: "descending" })).toBe("name")
  expect(orderBy(orders, { column: "city", direction: "descending" })).toBeUndefined()
})
