import { expect, it } from "vitest"
import type { SetReading } from "./measure.ts"
import { readingPage } from "./report.ts"

const reading = (set: string): SetReading => ({ set: { set, note: "", pages: [] }, read: 0, verdicts: [], absent: [] })
const first = (right: number, stated: number) => ({ right, stated, wrong: stated - right, missing: 0, invented: 0 })

it("the page tells the latest first reading apart from all of them together", () => {
  const page = readingPage([reading("old"), reading("new"), reading("never read first")], [], {
    old: first(6, 10),
    new: first(9, 10),
  })
  expect(page).toContain("the latest set (new, 0 pages): 9 of 10 facts (90.0 %) right")
  expect(page).toContain("All 2 first readings together: 15 of 20 facts (75.0 %) right")
})
