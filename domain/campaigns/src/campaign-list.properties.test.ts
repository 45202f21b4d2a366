import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { CampaignFilter, passesFilter } from "./campaign-filter.ts"
import { CampaignLabel, hasLabel } from "./campaign-label.ts"
import { CampaignOrder, compareCampaigns } from "./campaign-order.ts"
import { CampaignStatus } from "./campaign-status.ts"
import { campaignTabs, isInTab, statusesOf } from "./campaign-tab.ts"
import { readStatusList, writeStatusList } from "./status-list.ts"
import { anyCampaign } from "./testing/index.ts"

test("whatever has a label is among all, and nothing is both upcoming and ongoing", () => {
  law(
    fc.property(anyCampaign, anyLocalDate, (campaign, today) => {
      const labels = CampaignLabel.literals.filter((label) => hasLabel(label, campaign, today))
      expect(labels.length === 0 || labels.includes("all")).toBe(true)
      expect(labels.includes("upcoming") && labels.includes("ongoing")).toBe(false)
    }),
  )
})

test("a tab lists only its own statuses, and archived campaigns are in no other tab", () => {
  law(
    fc.property(anyCampaign, anyLocalDate, (campaign, today) => {
      const tabs = campaignTabs.filter((tab) => isInTab(tab, campaign, today))
      for (const tab of tabs) expect(statusesOf(tab)).toContain(campaign.status)
      expect(tabs.includes("archived") ? tabs.length : tabs.includes("all")).toBe(tabs.includes("archived") ? 1 : true)
    }),
  )
})

const anyFigures = fc.record(
  {
    spend: fc.integer({ min: 0, max: 4 }),
    results: fc.integer({ min: 0, max: 4 }),
    costPerResult: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: ["spend", "results"] },
)

test("every order is total, and its last campaigns are without what it compares", () => {
  const anyOrdered = fc.record({ campaign: anyCampaign, figures: anyFigures })
  law(
    fc.property(
      fc.constantFrom(...CampaignOrder.literals),
      fc.uniqueArray(anyOrdered, { maxLength: 8, selector: ({ campaign }) => campaign.id }),
      (order, campaigns) => {
        const compare = compareCampaigns(order)
        const sorted = campaigns.toSorted(compare)
        expect(campaigns.toReversed().toSorted(compare)).toEqual(sorted)
        const compared = sorted.map(({ campaign, figures }) =>
          order === "ending"
            ? campaign.endDate
            : order === "dearest" || order === "cheapest"
              ? figures.costPerResult
              : 0,
        )
        const firstWithout = compared.indexOf(undefined)
        if (firstWithout !== -1) expect(compared.slice(firstWithout).every((one) => one === undefined)).toBe(true)
      },
    ),
  )
})

test("at most one filter besides none lets a campaign through", () => {
  law(
    fc.property(anyCampaign, (campaign) => {
      const passed = CampaignFilter.literals.filter((filter) => passesFilter(filter, campaign))
      expect(passed[0]).toBe("none")
      expect(passed.length).toBeLessThanOrEqual(2)
    }),
  )
})

test("a list of statuses that was written is read back", () => {
  law(
    fc.property(fc.shuffledSubarray([...CampaignStatus.literals]), (statuses) => {
      expect(readStatusList(writeStatusList(statuses))).toEqual(Result.succeed(statuses))
    }),
  )
})
