import { Schema } from "effect"
import { contract, fileOutput, textOf, exampleProfile } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import {
  Lead,
  LeadColumn,
  LeadDownload,
  LeadFileFormat,
  LeadIsErased,
  LeadNote,
  LeadNotesFull,
  LeadNotFound,
  LeadSort,
  LeadStatus,
} from "@domain/insights"
import { BusinessProfileId, LeadId, SortOrder } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { leadFilter } from "./lead-filter.ts"

/**
 * A page of leads, newest first unless sorted otherwise; `total` is for "Showing {items} of {total}". `from` and `to` together limit it to
 * these days, counted as on the dashboard. Spec: screens, leads.
 */
export const ListLeads = contract("insights/ListLeads", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads",
  summary: "List leads, newest first or sorted",
  description:
    "sort is by time, name, status (its progress), campaign or the time of the next step, order 1 upwards and 2 downwards; equal leads follow their ids, so that no page repeats or leaves out one. A cursor is of one order. consents says what each was asked to agree to, in which words, and whether they did. owner is Mine or Nobody, ownerId names another member; due is Overdue, Today or ThisWeek, each with what is overdue; waiting Late finds unanswered leads that have waited too long by the business's own hours. marked asks for suspicious leads, possible duplicates or merged leads, which are left out otherwise. history comes with GetLead alone.",
  example: { ...exampleProfile, status: "New", sort: "Name", order: 1, limit: 20 },
  input: Schema.Struct({
    ...leadFilter,
    sort: Schema.optionalKey(LeadSort),
    order: Schema.optionalKey(SortOrder),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    leads: Schema.Array(Lead),
    total: Schema.Int,
    nextCursor: Schema.optionalKey(Schema.String),
  }),
})

/** All leads that match the filter of the list, as a file in a language; the business's own clock tells their moments. */
export const ExportLeads = contract("insights/ExportLeads", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/export",
  answersFiles: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  summary: "Download leads as a file",
  description:
    "All leads that match, newest first, without the envelope: CSV in UTF-8 with a byte-order mark, or an Excel workbook. The file is made while it is read; a connection that ends early means that it is not whole. Heads and statuses are in language (en by default), moments by the business's own clock. No cell runs as a formula: in CSV an apostrophe stands before what would. columns are separated by commas and keep their own order; name to notes by default. A download is logged with its user before it begins. At most 60 an hour.",
  example: { ...exampleProfile, format: "csv", status: "New", language: "en" },
  input: Schema.Struct({
    ...leadFilter,
    format: LeadFileFormat,
    columns: Schema.optionalKey(
      Schema.Array(LeadColumn).check(Schema.isMinLength(1), Schema.isMaxLength(LeadColumn.literals.length)),
    ),
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
  }),
  output: fileOutput,
  failures: [TooManyRequests],
})

/** Who downloaded the business's leads, newest first: at most 200. Ours. */
export const ListLeadDownloads = contract("insights/ListLeadDownloads", {
  kind: "query",
  access: "workOnLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/downloads",
  summary: "List downloads of leads",
  description:
    "Newest first, at most 200. leads is how many matched when the download began. Searched words, the tag and the owner are not kept, since they may name a person: isSearched, isTagged and isOfOwner say that there were some. personName is absent when the account is gone.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    downloads: Schema.Array(Schema.Struct({ ...LeadDownload.fields, personName: Schema.optionalKey(Schema.String) })),
  }),
})

/** Erases the person behind a lead, and keeps its figures. Ours. */
export const EraseLead = contract("insights/EraseLead", {
  kind: "command",
  access: "workOnLeads",
  route: "DELETE /businessProfiles/:businessProfileId/leads/:leadId/person",
  summary: "Erase the person behind a lead",
  description:
    "Removes name, number, mail address, city, service, answers, consents, notes, tags and next step, and the lead's name from the business's notices; there is no way back. The lead's campaign, ad, time, status, first reply and sale stay, since results and payments are counted by them, and so does the network's number of it, so that it doesn't arrive again. The network keeps its own copy until it deletes it. Leads that were merged with it are the same person and are erased too. An erased lead is answered as it is.",
  example: { ...exampleProfile, leadId: 5 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId }),
  output: Lead,
  failures: [LeadNotFound],
})

export const GetLead = contract("insights/GetLead", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/:leadId",
  summary: "Get a lead",
  example: { ...exampleProfile, leadId: 5 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId }),
  output: Lead,
  failures: [LeadNotFound],
})

/** Changes a lead's status. Spec: states, "Lead status can be updated". */
export const UpdateLeadStatus = contract("insights/UpdateLeadStatus", {
  kind: "command",
  access: "workOnLeads",
  route: "PATCH /businessProfiles/:businessProfileId/leads/:leadId",
  summary: "Change a lead's status",
  example: { ...exampleProfile, leadId: 5, status: "Contacted" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId, status: LeadStatus }),
  output: Lead,
  failures: [LeadNotFound, LeadIsErased],
})

/** Adds a note to a lead, in the caller's name. Ours. */
export const AddLeadNote = contract("insights/AddLeadNote", {
  kind: "command",
  access: "workOnLeads",
  route: "POST /businessProfiles/:businessProfileId/leads/:leadId/notes",
  summary: "Add a note to a lead",
  description: "1 to 2,000 characters, in the caller's name; a lead has at most 100. Downloads hold the notes too.",
  example: { ...exampleProfile, leadId: 5, text: "Calls back on Monday" },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId, text: LeadNote.fields.text }),
  output: Lead,
  failures: [LeadNotFound, LeadIsErased, LeadNotesFull],
})

/** Receives a network's notice of a submitted lead form and fetches the lead. A lead received before is ignored. */
export const ReceiveLeadNotice = contract("insights/ReceiveLeadNotice", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ externalLeadId: Schema.String, externalFormId: Schema.String }),
  output: Schema.Struct({}),
})
