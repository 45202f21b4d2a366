import { Schema } from "effect"
import { contract, fileOutput, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import { Lead, LeadFileFormat, LeadNote, LeadNotesFull, LeadNotFound, LeadSort, LeadStatus } from "@domain/insights"
import { BusinessProfileId, LeadId, SortOrder } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"

const day = Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/)))

const filter = {
  businessProfileId: BusinessProfileId,
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80))),
  status: Schema.optionalKey(LeadStatus),
  from: day,
  to: day,
}

/**
 * A page of leads, newest first unless sorted otherwise; `total` is for "Showing {items} of {total}". `from` and `to` together limit it to
 * these days, counted as on the dashboard. Spec: screens, leads.
 */
export const ListLeads = contract("insights/ListLeads", {
  access: "readLeads",
  input: Schema.Struct({
    ...filter,
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
  access: "readLeads",
  input: Schema.Struct({
    ...filter,
    format: LeadFileFormat,
    language: Schema.optionalKey(Schema.Literals(portalLanguages)),
  }),
  output: fileOutput,
  failures: [TooManyRequests],
})

export const GetLead = contract("insights/GetLead", {
  access: "readLeads",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId }),
  output: Lead,
  failures: [LeadNotFound],
})

/** Changes a lead's status. Spec: states, "Lead status can be updated". */
export const UpdateLeadStatus = contract("insights/UpdateLeadStatus", {
  access: "workOnLeads",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId, status: LeadStatus }),
  output: Lead,
  failures: [LeadNotFound],
})

/** Adds a note to a lead, in the caller's name. Ours. */
export const AddLeadNote = contract("insights/AddLeadNote", {
  access: "workOnLeads",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId, text: LeadNote.fields.text }),
  output: Lead,
  failures: [LeadNotFound, LeadNotesFull],
})

/** Receives a network's notice of a submitted lead form and fetches the lead. A lead received before is ignored. */
export const ReceiveLeadNotice = contract("insights/ReceiveLeadNotice", {
  access: "system",
  input: Schema.Struct({ externalLeadId: Schema.String, externalFormId: Schema.String }),
  output: Schema.Struct({}),
})
