import type { CampaignListItem } from "@application/campaigns/contract"
import { expect, test } from "vitest"
import { heldBy } from "./held-campaigns.tsx"

const campaignOf = (status: CampaignListItem["status"], spent: number) =>
  ({ status, spent, price: { media: 700_00 } }) as CampaignListItem

test("a campaign holds what it has not spent, until it is over", () => {
  const all = [campaignOf("Active", 200_00), campaignOf("Paused", 700_00), campaignOf("Completed", 200_00)]
  expect(heldBy(all).map(({ campaign, left }) => [campaign.status, left])).toEqual([["Active", 500_00]])
})
