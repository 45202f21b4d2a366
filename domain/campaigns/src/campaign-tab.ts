import { Schema } from "effect"
import type { CampaignStatus } from "./campaign-status.ts"
import { statusesByLabel } from "./campaign-label.ts"

/**
 * Tabs of the campaign list: the labels that part the campaigns, and ours for the rejected ones, which wait for their owner
 * and not for a review. Spec: screens, campaigns list.
 */
export const CampaignTab = Schema.Literals(["all", "rejected", "active", "inReview", "paused", "completed", "draft"])
export type CampaignTab = typeof CampaignTab.Type
/** The tabs, in the order they are shown. */
export const campaignTabs: ReadonlyArray<CampaignTab> = CampaignTab.literals

/** Statuses that a tab lists; archived campaigns are in none. */
export const statusesOf = (tab: CampaignTab): ReadonlyArray<CampaignStatus> =>
  tab === "rejected" ? ["Rejected"] : statusesByLabel[tab]

/** The tab where campaigns of a label without a tab of its own are found, ours. */
const tabsByName: Readonly<Record<string, CampaignTab>> = { new: "draft", ongoing: "active", upcoming: "active" }

/** The tab that an address names, by its own or another label's name; all of them for any other text. */
export const campaignTabOf = (name: string | null | undefined): CampaignTab =>
  campaignTabs.find((tab) => tab === name) ?? tabsByName[name ?? ""] ?? "all"
