import { Schema } from "effect"
import type { LocalDate } from "@domain/kernel"
import type { CampaignStatus } from "./campaign-status.ts"
import { type CampaignDates, hasBegun, isOver } from "./campaign-dates.ts"

/** The labels of the campaign list. Spec: states, list labels. */
export const CampaignLabel = Schema.Literals([
  "all",
  "active",
  "paused",
  "completed",
  "new",
  "draft",
  "ongoing",
  "inReview",
  "upcoming",
])
export type CampaignLabel = typeof CampaignLabel.Type

/** What a label depends on. */
export interface LabelFacts extends CampaignDates {
  readonly status: CampaignStatus
}

/**
 * The statuses of each label; "new" is the calls' word for a draft. Rejected campaigns have only the label "all",
 * archived ones none. Ours.
 */
export const statusesByLabel: Readonly<Record<CampaignLabel, ReadonlyArray<CampaignStatus>>> = {
  all: ["Draft", "InReview", "Approved", "Active", "Paused", "Rejected", "Completed"],
  active: ["Active", "Approved"],
  paused: ["Paused"],
  completed: ["Completed"],
  new: ["Draft"],
  draft: ["Draft"],
  ongoing: ["Active", "Paused"],
  inReview: ["InReview"],
  upcoming: ["InReview", "Approved"],
}

/** Whether a campaign has a label on a day: ongoing ones have begun and are not over, upcoming ones have not begun. */
export const hasLabel = (label: CampaignLabel, facts: LabelFacts, today: LocalDate): boolean => {
  if (!statusesByLabel[label].includes(facts.status)) return false
  if (label === "upcoming") return !hasBegun(facts, today)
  return label !== "ongoing" || (hasBegun(facts, today) && !isOver(facts, today))
}

/** Every label of a campaign on a day, in the specification's order. */
export const labelsOf = (facts: LabelFacts, today: LocalDate): ReadonlyArray<CampaignLabel> =>
  CampaignLabel.literals.filter((label) => hasLabel(label, facts, today))
