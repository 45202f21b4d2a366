import { Schema } from "effect"
import { statusesByLabel } from "./campaign-label.ts"
import { isDisabled, type PauseFacts } from "./campaign-status.ts"

/** Spec: states, "Filters: none, active, paused, disabled". */
export const CampaignFilter = Schema.Literals(["none", "active", "paused", "disabled"])
export type CampaignFilter = typeof CampaignFilter.Type

const passes: Readonly<Record<CampaignFilter, (facts: PauseFacts) => boolean>> = {
  none: () => true,
  active: ({ status }) => statusesByLabel.active.includes(status),
  paused: (facts) => facts.status === "Paused" && !isDisabled(facts),
  disabled: isDisabled,
}

/** Whether a filter lets a campaign through; "none" lets every one through, and no two others the same one. */
export const passesFilter = (filter: CampaignFilter, facts: PauseFacts): boolean => passes[filter](facts)
