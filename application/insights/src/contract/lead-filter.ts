import { textOf } from "@application/kernel"
import { LeadDue, LeadMarked, LeadStatus, LeadTag } from "@domain/insights"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { leadDay } from "./lead-day.ts"

/** What list, desk and download of leads are narrowed by; `from` and `to` count together alone. */
export const leadFilter = {
  businessProfileId: BusinessProfileId,
  search: Schema.optionalKey(textOf(80)),
  status: Schema.optionalKey(LeadStatus),
  campaignId: Schema.optionalKey(CampaignId),
  from: leadDay,
  to: leadDay,
  owner: Schema.optionalKey(Schema.Literals(["Mine", "Nobody"])),
  ownerId: Schema.optionalKey(UserId),
  tag: Schema.optionalKey(LeadTag),
  due: Schema.optionalKey(LeadDue),
  waiting: Schema.optionalKey(Schema.Literal("Late")),
  marked: Schema.optionalKey(LeadMarked),
}
