import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { isWanted, StatementTopic, topicOfKind } from "./statement-filter.ts"

const zone = "Asia/Kolkata"
const line = { kind: "spend", at: Date.parse("2026-11-20T19:00:00Z"), campaignId: CampaignId.make(7) } as const

test("without a filter every line is wanted", () => {
  expect(isWanted(line, {}, zone)).toBe(true)
})

test("a line is of one topic alone", () => {
  expect(StatementTopic.literals.filter((topic) => isWanted(line, { topic }, zone))).toEqual(["spent"])
})

test("every topic has lines", () => {
  expect(new Set(Object.values(topicOfKind))).toEqual(new Set(StatementTopic.literals))
})

test("days are those of the time zone, the first and the last included", () => {
  expect(isWanted(line, { from: "2026-11-21", until: "2026-11-21" }, zone)).toBe(true)
  expect(isWanted(line, { until: "2026-11-20" }, zone)).toBe(false)
  expect(isWanted(line, { from: "2026-11-22" }, zone)).toBe(false)
  expect(isWanted(line, { until: "2026-11-20" }, "Europe/London")).toBe(true)
})

test("a line of no campaign, or of another, is not wanted for one", () => {
  expect(isWanted(line, { campaignId: CampaignId.make(7) }, zone)).toBe(true)
  expect(isWanted(line, { campaignId: CampaignId.make(8) }, zone)).toBe(false)
  expect(isWanted({ kind: "topUp", at: line.at }, { campaignId: CampaignId.make(7) }, zone)).toBe(false)
})
