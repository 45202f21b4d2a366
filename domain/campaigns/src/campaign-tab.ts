import { Schema } from "effect"
import type { CampaignStatus } from "./campaign.ts"

/** Tabs of the campaign list. Spec: screens, campaigns list. */
export const CampaignTab = Schema.Literals(["all", "active", "inReview", "paused", "completed", "draft"])
export type CampaignTab = typeof CampaignTab.Type
export const campaignTabs: ReadonlyArray<CampaignTab> = ["all", "active", "inReview", "paused", "completed", "draft"]

const statusesByTab: Readonly<Record<Exclude<CampaignTab, "all">, ReadonlyArray<CampaignStatus>>> = {
  active: ["Active", "Approved"],
  inReview: ["InReview", "Rejected"],
  paused: ["Paused"],
  completed: ["Completed"],
  draft: ["Draft"],
}

/** Statuses that a tab lists; archived campaigns are in none. */
export const statusesOf = (tab: CampaignTab): ReadonlyArray<CampaignStatus> =>
  tab === "all" ? Object.values(statusesByTab).flat() : statusesByTab[tab]
