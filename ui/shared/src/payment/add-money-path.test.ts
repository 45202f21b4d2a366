import { expect, test } from "vitest"
import { addMoneyPath, backIn } from "./add-money-path.ts"

const searchOf = (path: string) => new URL(path, "https://portal.example").searchParams

test("the way to add money names what is missing and where to come back to", () => {
  const back = "/app/5/campaigns/7?endDate=2026-12-05&dailyBudget=50000"
  const search = searchOf(addMoneyPath(5, { missing: 247_800, back }))
  expect([search.get("missing"), backIn(search)]).toEqual(["247800", back])
})

test.each([
  "https://elsewhere.example/app/5",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/app//elsewhere.example",
  "javascript:alert(1)",
  "/login",
  "",
])("an address comes back to no page but our own (%s)", (back) => {
  expect(backIn(new URLSearchParams({ back }))).toBeUndefined()
})
