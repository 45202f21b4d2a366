import { Result } from "effect"
import { expect, test } from "vitest"
import { approvedBrief, type Brief, checkedBrief, isPlannable, rewritten } from "./brief.ts"

const dates = { from: "2026-12-01", to: "2026-12-31" }
const content = { name: "Winter", details: "More bookings", dates, budget: 500_000 }
const draft: Brief = { id: 1, ...content, currency: "INR", status: "Draft", createdAt: 1, updatedAt: 1 }

test("a brief has a name, a goal, days in order, a budget and material at addresses", () => {
  expect(Result.getOrThrow(checkedBrief({ ...content, name: " Winter " }))).toEqual(content)
  const wrong = {
    name: " ",
    details: "",
    dates: { from: dates.to, to: dates.from },
    budget: 0,
    material: ["no address"],
  }
  const checked = checkedBrief(wrong)
  expect(Result.isFailure(checked) && Object.keys(checked.failure)).toEqual([
    "name",
    "details",
    "dates",
    "budget",
    "material",
  ])
})

test("what is empty of a brief is left out, and markets are named once", () => {
  const typed = {
    ...content,
    audience: " ",
    markets: ["North", "", " North"],
    material: ["brand.example/logo"],
    notes: "",
  }
  expect(Result.getOrThrow(checkedBrief(typed))).toEqual({
    ...content,
    markets: ["North"],
    material: ["https://brand.example/logo"],
  })
})

test("only a draft is rewritten, as another revision, without what was emptied", () => {
  const changed = Result.getOrThrow(rewritten({ ...draft, notes: "Soon" }, { ...content, budget: 1 }))
  expect([changed.budget, changed.notes, changed.revisions?.revision]).toEqual([1, undefined, 1])
  const refused = Result.flip(rewritten({ ...draft, status: "New" }, content))
  expect(Result.getOrThrow(refused)).toMatchObject({ _tag: "BriefMoveNotAllowed" })
})

test("an approved plan starts a new brief, and a running brief goes on", () => {
  const approval = { version: 1, state: "approved", deadlineAt: 5 } as const
  expect(approvedBrief({ ...draft, status: "New" }, approval)).toMatchObject({ status: "Ongoing", approval })
  expect(approvedBrief({ ...draft, status: "Paused" }, approval).status).toBe("Paused")
  expect(approvedBrief({ ...draft, status: "New" }, { ...approval, state: "rejected" }).status).toBe("New")
})

test("a plan is written for briefs that were submitted and are not closed", () => {
  const plannable = (["New", "Ongoing", "Paused", "PostCampaign", "Completed", "Draft"] as const).filter((status) =>
    isPlannable({ status }),
  )
  expect(plannable).toEqual(["New", "Ongoing", "Paused"])
})
