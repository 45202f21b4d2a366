import { Schema } from "effect"
import { statusesByLabel } from "./campaign-label.ts"
import { isDisabled, type PauseFacts } from "./campaign-status.ts"

/** A filter of the campaign list. Spec: states, "Filters: none, active, paused, disabled". */
export const CampaignFilter = Schema.Literals(["none", "active", "paused", "disabled"])
export type CampaignFilter = typeof CampaignFilter.Type

const passes: Readonly<Record<CampaignFilter, (facts: PauseFacts) => boolean>> = {
  none: () => true,
  active: ({ status }) => statusesByLabel.active.includes(status),
  paused: (facts) => facts.status === "Paused" && !isDisabled(facts),
  disabled: isDisabled,
}

/** Whether a campaign passes a filter: "none" passes all, and the others are disjoint. */
export const passesFilter = (filter: CampaignFilter, facts: PauseFacts): boolean => passes[filter](facts)
