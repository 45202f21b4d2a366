import { MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { CampaignChannel } from "./campaign-channel.ts"

/** A channel's part of a campaign's budget beside the other channels' parts: whatever is left is split in their proportions. Ours. */
export const BudgetPart = Schema.Struct({ channel: CampaignChannel, part: MinorUnits })
export type BudgetPart = typeof BudgetPart.Type
