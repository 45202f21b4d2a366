import fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { ChannelState } from "./campaign.ts"
import { CampaignStatus } from "./campaign-status.ts"
import { shownChannelStatus } from "./shown-channel.ts"

test.each([
  ["Active", "Active", "Active"],
  ["Active", "Paused", "Resuming"],
  ["Paused", "Active", "Pausing"],
  ["Paused", "Paused", "Paused"],
  ["Paused", "InReview", "InReview"],
  ["Approved", "Active", "Approved"],
  ["Approved", "Paused", "Approved"],
  ["Rejected", "Active", "Pausing"],
  ["Rejected", "Failed", "Failed"],
  ["Completed", "Active", "Completed"],
  ["Archived", "Paused", "Completed"],
  ["Completed", "Rejected", "Rejected"],
] as const)("beside a campaign that is %s a channel that is %s shows as %s", (of, status, shown) => {
  expect(shownChannelStatus(of, status)).toBe(shown)
})

test("no channel contradicts its campaign's status", () => {
  const anyOf = fc.constantFrom(...CampaignStatus.literals.filter((status) => !["Draft", "InReview"].includes(status)))
  law(
    fc.property(anyOf, fc.constantFrom(...ChannelState.fields.status.literals), (of, status) => {
      const shown = shownChannelStatus(of, status)
      if (of !== "Active") expect(["Active", "Resuming"]).not.toContain(shown)
      if (of !== "Paused" && of !== "Rejected") expect(["Paused", "Pausing"]).not.toContain(shown)
    }),
  )
})
