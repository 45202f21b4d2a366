import { Result } from "effect"
import { expect, test } from "vitest"
import { approvePlan, rejectPlan } from "./brief-plan.ts"
import { type Brief, checkedBrief, decidedBrief, movedBrief, plannedBrief, rewritten } from "./written-brief.ts"

const dates = { from: "2026-12-01", to: "2026-12-31" }
const content = { name: "Winter", details: "More bookings", dates, budget: 500_000 }
const draft: Brief = { id: 1, ...content, currency: "INR", status: "Draft", createdAt: 1, updatedAt: 1 }
const row = {
  channelType: "Social",
  publisher: "Meta",
  theme: "Winter",
  entity: "Store",
  dates,
  costSource: "Net",
  cost: 100,
  buyType: "Auction",
  buyMetric: "CPC",
  unitCost: 10,
  kpiMetric: "Clicks",
  kpiVolume: 10,
  objective: "Traffic",
  budget: 100,
}
const tagOf = <A>(result: Result.Result<A, { readonly _tag: string }>) =>
  Result.isFailure(result) ? result.failure._tag : "fine"

test("a brief has a name, words, days in order and a budget", () => {
  expect(Result.getOrThrow(checkedBrief({ ...content, name: " Winter " }))).toEqual(content)
  const wrong = { name: " ", details: "", dates: { from: dates.to, to: dates.from }, budget: 0 }
  const checked = checkedBrief(wrong)
  expect(Result.isFailure(checked) && Object.keys(checked.failure)).toEqual(["name", "details", "dates", "budget"])
})

test("only a draft is rewritten, as another revision if it changes", () => {
  const changed = Result.getOrThrow(rewritten(draft, { ...content, budget: 1 }))
  expect([changed.budget, changed.revisions?.fieldRevisions]).toEqual([1, { budget: 1 }])
  expect(tagOf(rewritten({ ...draft, status: "New" }, content))).toBe("BriefMoveNotAllowed")
})

test("a new brief runs by an approved plan alone, and a rejected one waits for another", () => {
  const submitted = Result.getOrThrow(movedBrief(draft, "New"))
  expect(tagOf(movedBrief(submitted, "Ongoing"))).toBe("BriefMoveNotAllowed")
  expect(tagOf(decidedBrief(submitted, (plan) => approvePlan(plan)))).toBe("BriefPlanEmpty")
  const planned = Result.getOrThrow(plannedBrief(submitted, [row]))
  const rejected = Result.getOrThrow(decidedBrief(planned, (plan) => rejectPlan(plan, "Too dear")))
  expect([rejected.status, rejected.plan?.decision]).toEqual(["New", "rejected"])
  expect(tagOf(decidedBrief(rejected, (plan) => approvePlan(plan)))).toBe("BriefPlanDecided")
  const again = Result.getOrThrow(plannedBrief(rejected, [row]))
  const running = Result.getOrThrow(decidedBrief(again, (plan) => approvePlan(plan)))
  expect([running.status, running.plan?.decision]).toEqual(["Ongoing", "approved"])
  expect(tagOf(movedBrief(running, "Paused"))).toBe("fine")
  expect(tagOf(plannedBrief(draft, [row]))).toBe("BriefMoveNotAllowed")
})
