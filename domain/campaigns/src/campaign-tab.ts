import { Schema } from "effect"
import type { CampaignStatus } from "./campaign-status.ts"
import { statusesByLabel } from "./campaign-label.ts"

/**
 * Tabs of the campaign list: the labels that divide the campaigns, and ours for rejected ones, which await their owner
 * rather than a review. Spec: screens, campaigns list.
 */
export const CampaignTab = Schema.Literals(["all", "rejected", "active", "inReview", "paused", "completed", "draft"])
export type CampaignTab = typeof CampaignTab.Type
/** The tabs, in the order they are shown. */
export const campaignTabs: ReadonlyArray<CampaignTab> = CampaignTab.literals

/** The statuses in a tab; archived campaigns are in none. */
export const statusesOf = (tab: CampaignTab): ReadonlyArray<CampaignStatus> =>
  tab === "rejected" ? ["Rejected"] : statusesByLabel[tab]

/** The tab of each label that has none of its own. Ours. */
const tabsByName: Readonly<Record<string, CampaignTab>> = { new: "draft", ongoing: "active", upcoming: "active" }

/** The tab that an address names, by a tab's or label's name; "all" for any other text. */
export const campaignTabOf = (name: string | null | undefined): CampaignTab =>
  campaignTabs.find((tab) => tab === name) ?? tabsByName[name ?? ""] ?? "all"
