import { expect, test } from "vitest"
import type { Campaign } from "./campaign.ts"
import { overtakenCampaignFields, revisedCampaign } from "./campaign-revisions.ts"
import { draft } from "./testing/index.ts"

const renamed = (campaign: Campaign, name: string) => revisedCampaign(campaign, { ...campaign, name })

test("each change of name, last day or daily budget is a revision, and nothing else is", () => {
  const once = renamed(draft, "Spring")
  const twice = revisedCampaign(once, { ...once, endDate: "2026-12-24" })
  expect([once.revisions?.revision, twice.revisions?.revision]).toEqual([1, 2])
  expect(revisedCampaign(twice, { ...twice, status: "Paused" }).revisions).toEqual(twice.revisions)
  expect(renamed(twice, twice.name).revisions).toEqual(twice.revisions)
})

test("a change is overtaken only in fields that have another value since its revision", () => {
  const changed = renamed(renamed(draft, "Spring"), "Summer")
  expect(overtakenCampaignFields(changed, { name: "Autumn" }, 1)).toEqual(["name"])
  expect(overtakenCampaignFields(changed, { name: "Autumn" }, 2)).toEqual([])
  expect(overtakenCampaignFields(changed, { name: "Summer" }, 0)).toEqual([])
  expect(overtakenCampaignFields(changed, { endDate: "2026-12-24" }, 0)).toEqual([])
})
