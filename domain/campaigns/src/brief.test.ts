import { Result } from "effect"
import { expect, test } from "vitest"
import { approvePlan, type BriefPlan, briefPlanColumns, BriefPlanRow, planTotals, rejectPlan } from "./brief-plan.ts"
import { briefMoves, briefStatuses, listsBrief, moveBrief } from "./brief.ts"

const row: BriefPlanRow = {
  channelType: "Social",
  publisher: "Facebook",
  theme: "Festive",
  entity: "North",
  dates: { from: "2026-11-20", to: "2026-12-19" },
  costSource: "Rate card",
  cost: 90_000,
  buyType: "Auction",
  buyMetric: "CPM",
  unitCost: 9_000,
  kpiMetric: "Impressions",
  kpiVolume: 10_000,
  objective: "Awareness",
  budget: 100_000,
}
const plan: BriefPlan = { currency: "INR", rows: [row, { ...row, cost: 1, budget: 2 }], decision: "waiting" }

test("a plan's columns are those of its lines", () => {
  expect(briefPlanColumns.toSorted()).toEqual(Object.keys(BriefPlanRow.fields).toSorted())
})

test("a plan is approved with or without a comment", () => {
  expect(Result.getOrThrow(approvePlan(plan))).toEqual({ ...plan, decision: "approved" })
  expect(Result.getOrThrow(approvePlan(plan, " Go ")).comment).toBe("Go")
})

test("a plan is rejected only with a comment", () => {
  expect(Result.getOrThrow(rejectPlan(plan, " Too dear "))).toMatchObject({ decision: "rejected", comment: "Too dear" })
  const silent = rejectPlan(plan, " ")
  expect(Result.isFailure(silent) && silent.failure).toMatchObject({
    _tag: "CommentRequired",
    errorCode: 102,
    key: "validation.required",
  })
})

test("a decided plan is not decided again", () => {
  const again = approvePlan({ ...plan, decision: "rejected" })
  expect(Result.isFailure(again) && again.failure).toMatchObject({
    _tag: "BriefPlanDecided",
    errorCode: 110,
    decision: "rejected",
  })
})

test("a plan approved once is not approved again", () => {
  const again = Result.flip(approvePlan({ ...plan, decision: "approved" }))
  expect(Result.getOrThrow(again)).toMatchObject({ decision: "approved" })
})

test("a plan without a line cannot be decided", () => {
  const empty = rejectPlan({ ...plan, rows: [] }, "Nothing here")
  expect(Result.isFailure(empty) && empty.failure).toMatchObject({ _tag: "BriefPlanEmpty", errorCode: 111 })
})

test("a plan comes to the sums of its lines", () => {
  expect(planTotals(plan)).toEqual({ cost: 90_001, budget: 100_002 })
})

test("a brief moves only where its table leads, and ends completed", () => {
  for (const from of briefStatuses)
    for (const to of briefStatuses) expect(Result.isSuccess(moveBrief(from, to))).toBe(briefMoves[from].includes(to))
  const refused = moveBrief("Completed", "Ongoing")
  expect(Result.isFailure(refused) && refused.failure).toMatchObject({
    _tag: "BriefMoveNotAllowed",
    errorCode: 110,
    from: "Completed",
    to: "Ongoing",
  })
})

test("a new brief may become a draft again, and a running one pauses", () => {
  expect(briefMoves).toMatchObject({ New: ["Ongoing", "Draft"], Ongoing: ["Paused", "PostCampaign"], Completed: [] })
})

test("every status of a brief can still be completed", () => {
  const reaches = (from: (typeof briefStatuses)[number], seen: ReadonlyArray<string> = []): boolean =>
    from === "Completed" || briefMoves[from].some((to) => !seen.includes(to) && reaches(to, [...seen, from]))
  expect(briefStatuses.filter((status) => !reaches(status))).toEqual([])
})

test("the list of briefs shows all of them or one status", () => {
  expect(briefStatuses.filter((status) => listsBrief("all", status))).toEqual(briefStatuses)
  expect(briefStatuses.filter((status) => listsBrief("Paused", status))).toEqual(["Paused"])
})
