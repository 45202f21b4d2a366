import { expect, test } from "vitest"
import { campaignActs } from "./campaign-history.ts"

test("a pause is a change of status with its reason", () => {
  expect(
    campaignActs({ "document.status": "Active" }, { "document.status": "Paused", "document.pauseReason": "owner" }),
  ).toEqual([{ kind: "Status", from: "Active", to: "Paused", reason: "owner" }])
})

test("a change of terms is told as day and amount, from what to what", () => {
  const budget = { dailyBudget: 50_000, currency: "INR", budgetType: "Daily" }
  expect(
    campaignActs(
      { "document.endDate": "2026-12-01", "document.budget": budget },
      { "document.endDate": "2026-12-08", "document.budget": { ...budget, dailyBudget: 80_000 } },
    ),
  ).toEqual([
    { kind: "LastDay", from: "2026-12-01", to: "2026-12-08" },
    { kind: "DailyBudget", from: 50_000, to: 80_000, currency: "INR" },
  ])
})

test("of channels those are told whose status changed", () => {
  const channels = (status: string) => [
    { channel: "Social", status, reason: "words" },
    { channel: "Search", status: "Active" },
  ]
  expect(
    campaignActs({ "document.channels": channels("InReview") }, { "document.channels": channels("Active") }),
  ).toEqual([{ kind: "Channel", channel: "Social", from: "InReview", to: "Active" }])
})

test("a new name is told without its words", () => {
  expect(campaignActs({ name: "[redacted]" }, { name: "[redacted]" })).toEqual([{ kind: "Name" }])
})

test("a creation, and a record that cannot be read, say nothing", () => {
  expect(campaignActs(null, { "document.status": "Draft" })).toEqual([])
  expect(campaignActs({ "document.status": "Waiting" }, { "document.status": "Active" })).toEqual([])
  expect(campaignActs({ "document.price": 1 }, { "document.price": 2 })).toEqual([])
})
