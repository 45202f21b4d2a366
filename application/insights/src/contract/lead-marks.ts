import { Schema } from "effect"
import { contract, exampleProfile } from "@application/kernel"
import {
  BadLeads,
  Lead,
  LeadBadReason,
  LeadIsErased,
  LeadMarkCounts,
  LeadMarkGone,
  LeadMarkKind,
  LeadNotFound,
  LeadsNotMergeable,
} from "@domain/insights"
import { BusinessProfileId, CampaignId, LeadId } from "@domain/kernel"
import { leadDay } from "./lead-day.ts"

const ofLead = { businessProfileId: BusinessProfileId, leadId: LeadId }
const asked = {
  businessProfileId: BusinessProfileId,
  campaignId: Schema.optionalKey(CampaignId),
  from: leadDay,
  to: leadDay,
}

/** Leads of the same person as a lead: likely ones, merged ones, and the lead that keeps it. Ours. */
export const ListLeadDuplicates = contract("insights/ListLeadDuplicates", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/:leadId/duplicates",
  summary: "List the leads of the same person",
  description:
    "possible are leads with the same number (with its country) or mailbox within 180 days, of any campaign, which nobody has merged or called another person's, oldest first, at most 50. merged are leads that were merged into this lead; keptBy is the lead that this lead was merged into.",
  example: { ...exampleProfile, leadId: 5 },
  input: Schema.Struct(ofLead),
  output: Schema.Struct({
    possible: Schema.Array(Lead),
    merged: Schema.Array(Lead),
    keptBy: Schema.optionalKey(Lead),
  }),
  failures: [LeadNotFound],
})

/** Merges two leads of one person: the older stays, the newer is kept with it. Ours. */
export const MergeLeads = contract("insights/MergeLeads", {
  kind: "command",
  access: "workOnLeads",
  route: "POST /businessProfiles/:businessProfileId/leads/:leadId/merges",
  summary: "Merge two leads of one person",
  description:
    "The older of the two stays as it is; the newer is left out of lists, counts and downloads unless merged leads are asked for, and loses nothing. Both need the same number or mailbox (LeadsNotMergeable).",
  example: { ...exampleProfile, leadId: 5, otherId: 6 },
  input: Schema.Struct({ ...ofLead, otherId: LeadId }),
  output: Schema.Struct({ kept: Lead, merged: Lead }),
  failures: [LeadNotFound, LeadsNotMergeable],
})

/** Takes a merged lead out of the lead that keeps it; both are as before. Ours. */
export const UnmergeLead = contract("insights/UnmergeLead", {
  kind: "command",
  access: "workOnLeads",
  route: "DELETE /businessProfiles/:businessProfileId/leads/:leadId/merge",
  summary: "Undo the merge of a lead",
  description: "The lead stands by itself again, exactly as before; a lead that was not merged is no error.",
  example: { ...exampleProfile, leadId: 6 },
  input: Schema.Struct(ofLead),
  output: Lead,
  failures: [LeadNotFound],
})

/** Says that a mark of a lead is wrong, or that it is right after all. Ours. */
export const DismissLeadMark = contract("insights/DismissLeadMark", {
  kind: "command",
  access: "workOnLeads",
  route: "PUT /businessProfiles/:businessProfileId/leads/:leadId/marks/:kind",
  summary: "Dismiss a mark of a lead",
  description:
    "With isDismissed the mark no longer counts and stays recorded with who dismissed it and when; without, it stands again.",
  example: { ...exampleProfile, leadId: 5, kind: "Gibberish", isDismissed: true },
  input: Schema.Struct({ ...ofLead, kind: LeadMarkKind, isDismissed: Schema.Boolean }),
  output: Lead,
  failures: [LeadNotFound, LeadIsErased, LeadMarkGone],
})

/** Gives a lead the status Spam with the reason. Ours. */
export const MarkBadLead = contract("insights/MarkBadLead", {
  kind: "command",
  access: "workOnLeads",
  route: "PUT /businessProfiles/:businessProfileId/leads/:leadId/bad",
  summary: "Say why a lead is bad",
  description: "The lead's status becomes Spam; another status later takes the reason away.",
  example: { ...exampleProfile, leadId: 5, reason: "WrongNumber" },
  input: Schema.Struct({ ...ofLead, reason: LeadBadReason }),
  output: Lead,
  failures: [LeadNotFound, LeadIsErased],
})

/** How many leads are marked, merged and bad. Ours. */
export const GetLeadMarks = contract("insights/GetLeadMarks", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/marks",
  summary: "Count marked, merged and bad leads",
  description:
    "suspicious and duplicates are leads whose marks stand, bad are those with the status Spam; merged leads are in merged alone. from and to together limit them to these days.",
  example: { ...exampleProfile, campaignId: 70 },
  input: Schema.Struct(asked),
  output: LeadMarkCounts,
})

/** Bad leads by the ads that brought them. Ours. */
export const GetBadLeads = contract("insights/GetBadLeads", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/bad",
  summary: "Count bad leads by ad",
  description:
    "Bad leads are those with the status Spam. ads has the ads with bad leads, the most of them first, at most 50; where the network names no ad, the campaign alone.",
  example: { ...exampleProfile, campaignId: 70 },
  input: Schema.Struct(asked),
  output: BadLeads,
})
