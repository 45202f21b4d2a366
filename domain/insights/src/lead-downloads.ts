import { CampaignId, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { LeadStatus } from "./lead-work/lead-parts.ts"
import { LeadColumn, LeadFileFormat } from "./lead-download.ts"

/** How many downloads of its leads a business can look back on. Ours. */
export const mostLeadDownloads = 200

/**
 * A download of leads: who took how many and which columns, at an instant in epoch milliseconds. Searched words are not
 * kept, since they may name a person. Ours.
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
    isSearched: Schema.optionalKey(Schema.Boolean),
  }),
})
export type LeadDownload = typeof LeadDownload.Type
