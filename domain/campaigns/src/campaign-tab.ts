import { Schema } from "effect"
import type { LocalDate } from "@domain/kernel"
import { type CampaignLabel, hasLabel, type LabelFacts, statusesByLabel } from "./campaign-label.ts"
import type { CampaignStatus } from "./campaign-status.ts"

/**
 * Tabs of the campaign list: the labels of the specification but "new", which is a draft, and ours for rejected and for
 * archived campaigns. Spec: screens, campaigns list; states, list labels.
 */
export const CampaignTab = Schema.Literals([
  "all",
  "rejected",
  "active",
  "ongoing",
  "inReview",
  "upcoming",
  "paused",
  "completed",
  "draft",
  "archived",
])
export type CampaignTab = typeof CampaignTab.Type
/** The tabs, in the order they are shown. */
export const campaignTabs: ReadonlyArray<CampaignTab> = CampaignTab.literals

const statusesByOwnTab = {
  rejected: ["Rejected"],
  archived: ["Archived"],
} as const satisfies Partial<Record<CampaignTab, ReadonlyArray<CampaignStatus>>>

const labelOf = (tab: CampaignTab): CampaignLabel | undefined =>
  tab === "rejected" || tab === "archived" ? undefined : tab

/** The statuses that a tab may list; archived campaigns are in a tab of their own, and not among all. */
export const statusesOf = (tab: CampaignTab): ReadonlyArray<CampaignStatus> =>
  tab === "rejected" || tab === "archived" ? statusesByOwnTab[tab] : statusesByLabel[tab]

/** Tabs that depend on a campaign's days too. */
export const isDatedTab = (tab: CampaignTab): tab is "ongoing" | "upcoming" => tab === "ongoing" || tab === "upcoming"

/** Whether a tab lists a campaign on a day of the campaign's time zone. */
export const isInTab = (tab: CampaignTab, facts: LabelFacts, today: LocalDate): boolean => {
  const label = labelOf(tab)
  return label === undefined ? statusesOf(tab).includes(facts.status) : hasLabel(label, facts, today)
}

/** The tab that an address names, by a tab's or label's name; "all" for any other text. */
export const campaignTabOf = (name: string | null | undefined): CampaignTab =>
  name === "new" ? "draft" : (campaignTabs.find((tab) => tab === name) ?? "all")
