import { overtakenFields, revisedBy, unrevised } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/** What people change of a campaign after its launch. */
export interface ChangedFields {
  readonly name?: string
  readonly endDate?: string
  readonly dailyBudget?: number
}

const changedFieldsOf = ({ name, endDate, budget }: Campaign): ChangedFields => ({
  name,
  ...(endDate !== undefined && { endDate }),
  ...(budget !== undefined && { dailyBudget: budget.dailyBudget }),
})

/** The campaign after a change, with its next revision if a field that people change has another value. */
export const revisedCampaign = (before: Campaign, after: Campaign): Campaign => {
  const { revisions = unrevised } = before
  const next = revisedBy(revisions, changedFieldsOf(before), changedFieldsOf(after))
  return next === revisions ? after : { ...after, revisions: next }
}

/** The wanted fields that were changed since the revision that the change was made from. Ours. Spec: calls C21. */
export const overtakenCampaignFields = (
  campaign: Campaign,
  wanted: ChangedFields,
  madeFrom: number,
): ReadonlyArray<string> => {
  const current = changedFieldsOf(campaign)
  return overtakenFields(current, { ...current, ...wanted }, campaign.revisions ?? unrevised, madeFrom)
}
