import { Result } from "effect"
import { expect, test } from "vitest"
import { CampaignFilter, passesFilter } from "./campaign-filter.ts"
import { labelsOf } from "./campaign-label.ts"
import { CampaignStatus } from "./campaign-status.ts"
import { campaignTabOf, campaignTabs, isDatedTab, isInTab, statusesOf } from "./campaign-tab.ts"
import { hasOneDraftCampaign } from "./one-draft.ts"
import { readStatusList } from "./status-list.ts"

const today = "2026-11-20"

test("a draft is listed as new and as a draft", () => {
  expect(labelsOf({ status: "Draft" }, today)).toEqual(["all", "new", "draft"])
})

test("a running campaign is ongoing between its dates and upcoming before", () => {
  const active = { status: "Active", startDate: "2026-11-20", endDate: "2026-11-20" } as const
  expect(labelsOf(active, today)).toEqual(["all", "active", "ongoing"])
  expect(labelsOf(active, "2026-11-21")).toEqual(["all", "active"])
  expect(labelsOf({ status: "Active" }, today)).toEqual(["all", "active", "ongoing"])
  const approved = { status: "Approved", startDate: "2026-11-21" } as const
  expect(labelsOf(approved, today)).toEqual(["all", "active", "upcoming"])
  expect(labelsOf(approved, "2026-11-21")).toEqual(["all", "active"])
})

test("a paused campaign is ongoing too, unless its first day is still to come", () => {
  expect(labelsOf({ status: "Paused", startDate: "2026-11-19" }, today)).toEqual(["all", "paused", "ongoing"])
  expect(labelsOf({ status: "Paused", startDate: "2026-11-21" }, today)).toEqual(["all", "paused"])
})

test("what was rejected is not in review: it waits for its owner", () => {
  expect(labelsOf({ status: "Rejected", startDate: "2026-11-21" }, today)).toEqual(["all"])
  expect(statusesOf("rejected")).toEqual(["Rejected"])
  expect(labelsOf({ status: "InReview", startDate: "2026-11-21" }, today)).toEqual(["all", "inReview", "upcoming"])
})

test("what is over is completed, and an archived campaign has no label", () => {
  expect(labelsOf({ status: "Completed", startDate: "2026-11-01" }, today)).toEqual(["all", "completed"])
  expect(labelsOf({ status: "Archived" }, today)).toEqual([])
})

test("without tabs that depend on days, every status is in one tab beside all", () => {
  const parted = campaignTabs.filter((tab) => tab !== "all" && !isDatedTab(tab)).flatMap(statusesOf)
  expect(parted.toSorted()).toEqual([...CampaignStatus.literals].toSorted())
})

test("an archived campaign is in the tab of archived campaigns alone", () => {
  const tabsOf = (status: CampaignStatus) => campaignTabs.filter((tab) => isInTab(tab, { status }, today))
  expect(tabsOf("Archived")).toEqual(["archived"])
  expect(tabsOf("Rejected")).toEqual(["all", "rejected"])
  expect(tabsOf("Active")).toEqual(["all", "active", "ongoing"])
})

test("an address names a tab by its own or another label, and any other name means all", () => {
  expect(["paused", "inReview", "new", "ongoing"].map(campaignTabOf)).toEqual([
    "paused",
    "inReview",
    "draft",
    "ongoing",
  ])
  expect(["nonsense", "", null, undefined].map(campaignTabOf)).toEqual(["all", "all", "all", "all"])
})

test("filters tell a disabled campaign from a paused one", () => {
  const filtersOf = (facts: Parameters<typeof passesFilter>[1]) =>
    CampaignFilter.literals.filter((filter) => passesFilter(filter, facts))
  expect(filtersOf({ status: "Active" })).toEqual(["none", "active"])
  expect(filtersOf({ status: "Paused", pauseReason: "owner" })).toEqual(["none", "paused"])
  expect(filtersOf({ status: "Paused", pauseReason: "disabled" })).toEqual(["none", "disabled"])
  expect(filtersOf({ status: "Active", pauseReason: "disabled" })).toEqual(["none", "active"])
  expect(filtersOf({ status: "Draft" })).toEqual(["none"])
})

test("a single draft beside nothing launched sets the flag", () => {
  const of = (...statuses: ReadonlyArray<Parameters<typeof hasOneDraftCampaign>[0][number]["status"]>) =>
    hasOneDraftCampaign(statuses.map((status) => ({ status })))
  expect(of("Draft")).toBe(true)
  expect(of("Draft", "Completed", "Rejected", "Archived")).toBe(true)
  expect(of()).toBe(false)
  expect(of("Draft", "Draft")).toBe(false)
  expect((["InReview", "Approved", "Active", "Paused"] as const).map((status) => of("Draft", status))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test("a list of statuses takes names, numbers and the calls' word for a draft", () => {
  expect(readStatusList("new, 4,PAUSED,Draft")).toEqual(Result.succeed(["Draft", "Active", "Paused"]))
  expect(readStatusList(" ")).toEqual(Result.succeed([]))
})

test("a list with a name that is no status is refused with that name", () => {
  const read = readStatusList("active, gone")
  expect(Result.isFailure(read) && read.failure).toMatchObject({
    _tag: "CampaignStatusUnknown",
    errorCode: 102,
    given: " gone",
  })
})
