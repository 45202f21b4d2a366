import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { anyLocalDate, law } from "@domain/kernel/testing"
import { CampaignFilter, passesFilter } from "./campaign-filter.ts"
import { CampaignLabel, hasLabel } from "./campaign-label.ts"
import { CampaignStatus } from "./campaign-status.ts"
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
