import { Schema } from "effect"
import type { MinorUnits } from "@domain/kernel"
import type { Campaign } from "./campaign.ts"

/**
 * Orders of the campaign list: newest first, by name, soonest last day first, most spent or most results first, and cost
 * per result from either end. Ours.
 */
export const CampaignOrder = Schema.Literals(["newest", "name", "ending", "spent", "results", "dearest", "cheapest"])
export type CampaignOrder = typeof CampaignOrder.Type

/** A campaign as the orders see it, with the figures of the period that is asked for. */
export interface OrderedCampaign {
  readonly campaign: Pick<Campaign, "id" | "name" | "createdAt" | "endDate">
  readonly figures: { readonly spend: MinorUnits; readonly results: number; readonly costPerResult?: MinorUnits }
}

const rising = (a: string | number | undefined, b: string | number | undefined): number => {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? 1 : -1
  return a < b ? -1 : 1
}

const comparisons: Readonly<Record<CampaignOrder, (a: OrderedCampaign, b: OrderedCampaign) => number>> = {
  newest: (a, b) => b.campaign.createdAt - a.campaign.createdAt,
  name: (a, b) => rising(a.campaign.name.toLowerCase(), b.campaign.name.toLowerCase()),
  ending: (a, b) => rising(a.campaign.endDate, b.campaign.endDate),
  spent: (a, b) => b.figures.spend - a.figures.spend,
  results: (a, b) => b.figures.results - a.figures.results,
  dearest: (a, b) =>
    a.figures.costPerResult === undefined || b.figures.costPerResult === undefined
      ? rising(a.figures.costPerResult, b.figures.costPerResult)
      : b.figures.costPerResult - a.figures.costPerResult,
  cheapest: (a, b) => rising(a.figures.costPerResult, b.figures.costPerResult),
}

/** Compares two campaigns for a list; a campaign without the day or figure comes last, and the newer of two equal ones first. */
export const compareCampaigns =
  (order: CampaignOrder) =>
  (a: OrderedCampaign, b: OrderedCampaign): number =>
    comparisons[order](a, b) || b.campaign.id - a.campaign.id
