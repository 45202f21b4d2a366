import { Result } from "effect"
import { expect, test } from "vitest"
import { dailyBudgetLeft } from "./channel-budgets.ts"
import { archive, complete, deleteDraft, end, restore } from "./campaign-lifecycle.ts"
import { mayMove } from "./campaign-moves.ts"
import { isOver } from "./campaign-dates.ts"
import type { Campaign } from "./campaign.ts"
import { lacksChannel } from "./channel-states.ts"
import { budget, draft, price } from "./testing/index.ts"

const at = { now: 1_000, today: "2026-11-20" }
const running: Campaign = { ...draft, status: "Active", startDate: "2026-11-20", endDate: "2026-12-19" }
const social = { channel: "Social", status: "Active" } as const
const search = { channel: "Search", status: "Failed", reason: "blocked" } as const

test("an archived campaign is out of the lists, and its channels have ended", () => {
  const ended: Campaign = { ...running, status: "Completed", channels: [{ ...social, status: "Paused" }, search] }
  expect(Result.getOrThrow(archive(ended))).toEqual({
    ...ended,
    status: "Archived",
    archivedFrom: "Completed",
    channels: [{ ...social, status: "Completed" }, search],
  })
})

test("a campaign that had ended comes back from the archive as it was", () => {
  const ended = Result.getOrThrow(end({ ...running, channels: [social, search] }, at))
  expect(Result.getOrThrow(restore(Result.getOrThrow(archive(ended))))).toEqual(ended)
})

test("a campaign that was cancelled does not come back", () => {
  const cancelled = Result.getOrThrow(archive({ ...running, status: "Rejected" }))
  expect(mayMove(cancelled, "restore")).toBe(false)
  expect(Result.isFailure(restore(cancelled))).toBe(true)
})

test("a running campaign cannot be archived, nor completed before its last day", () => {
  expect(Result.isFailure(archive(running))).toBe(true)
  expect(Result.isFailure(complete(running, { now: 1, today: "2026-12-19" }))).toBe(true)
  expect(Result.getOrThrow(complete(running, { now: 1, today: "2026-12-20" })).status).toBe("Completed")
})

test("a running campaign that its owner ends has its last day today", () => {
  const ends = (changes: Partial<Campaign>) =>
    Result.map(end({ ...running, ...changes }, at), ({ status, endDate }) => [status, endDate])
  expect(Result.getOrThrow(ends({}))).toEqual(["Completed", at.today])
  expect(Result.getOrThrow(ends({ status: "Approved", startDate: "2026-11-25" }))).toEqual(["Completed", "2026-11-25"])
  expect(Result.getOrThrow(ends({ status: "Paused", pauseReason: "disabled" }))).toEqual(["Completed", at.today])
  expect(Result.isFailure(ends({ status: "InReview" }))).toBe(true)
})

test("a campaign without a last day is never over", () => {
  expect(isOver({ startDate: "2020-01-01" }, at.today)).toBe(false)
})

test("a campaign with a reversed payment can be archived, not resumed or extended", () => {
  const reversed = { status: "Paused", pauseReason: "paymentReversed" } as const
  expect([mayMove(reversed, "resume"), mayMove(reversed, "changeEndDate")]).toEqual([false, false])
  const byOwner = { status: "Paused", pauseReason: "owner" } as const
  expect([mayMove(byOwner, "resume"), mayMove(byOwner, "changeEndDate")]).toEqual([true, true])
  expect(mayMove(reversed, "complete")).toBe(mayMove(byOwner, "complete"))
})

test.each(["InReview", "Approved", "Active"] as const)("in status %s a failed channel can be tried again", (status) => {
  expect(lacksChannel({ status, channels: [social, search] })).toBe(true)
  expect(lacksChannel({ status, channels: [social] })).toBe(false)
})

test("a channel that failed is not tried again once its campaign has stopped", () => {
  expect(lacksChannel({ status: "Paused", channels: [search] })).toBe(false)
  expect(lacksChannel({ status: "Rejected", channels: [search] })).toBe(false)
})

test("a campaign without budget, price or last day has no daily budget", () => {
  const launched = { ...running, budget, price, spent: 0 }
  expect(dailyBudgetLeft(launched, 0, at.today)).toBeGreaterThan(0)
  for (const part of ["budget", "price", "endDate"] as const) {
    const { [part]: _, ...rest } = launched
    expect(dailyBudgetLeft(rest, 0, at.today)).toBeUndefined()
  }
})

test("a lifetime budget is spent evenly over the days that are left", () => {
  const lifetime = { ...budget, budgetType: "Lifetime", dailyBudget: 100 } as const
  const launched = { ...running, budget: lifetime, price: { ...price, media: 3_000 }, spent: 0 }
  expect(dailyBudgetLeft(launched, 0, "2026-12-15")).toBe(600)
  const daily = { ...launched, budget: { ...lifetime, budgetType: "Daily" as const } }
  expect(dailyBudgetLeft(daily, 0, "2026-12-15")).toBe(100)
})

test("a draft alone can be deleted", () => {
  expect(Result.getOrThrow(deleteDraft(draft))).toEqual(draft)
  expect(Result.isFailure(deleteDraft(running))).toBe(true)
})
