import { CampaignId, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { LeadMarked } from "./lead-marks/lead-mark.ts"
import { LeadDue } from "./lead-work/due-steps.ts"
import { LeadStatus } from "./lead-work/lead-parts.ts"
import { LeadColumn, LeadFileFormat } from "./lead-download.ts"

/** How many downloads of its leads a business can look back on. Ours. */
export const mostLeadDownloads = 200

/**
 * A download of leads: who took how many and which columns, at an instant in epoch milliseconds. Searched words and
 * the chosen tag or owner are not kept, since they may name a person. Ours.
 */
export const LeadDownload = Schema.Struct({
  id: Schema.Int,
  at: Schema.Number,
  by: UserId,
  format: LeadFileFormat,
  columns: Schema.Array(LeadColumn),
  leads: Schema.Int,
  filter: Schema.Struct({
    status: Schema.optionalKey(LeadStatus),
    campaignId: Schema.optionalKey(CampaignId),
    from: Schema.optionalKey(Schema.String),
    to: Schema.optionalKey(Schema.String),
    marked: Schema.optionalKey(LeadMarked),
    due: Schema.optionalKey(LeadDue),
    waiting: Schema.optionalKey(Schema.Literal("Late")),
    isOfOwner: Schema.optionalKey(Schema.Boolean),
    isTagged: Schema.optionalKey(Schema.Boolean),
    isSearched: Schema.optionalKey(Schema.Boolean),
  }),
})
export type LeadDownload = typeof LeadDownload.Type
