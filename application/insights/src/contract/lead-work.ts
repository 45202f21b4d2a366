import { contract, exampleProfile } from "@application/kernel"
import {
  Lead,
  LeadChange,
  LeadChangedMeanwhile,
  LeadChangeUnknown,
  LeadIsErased,
  LeadNotFound,
  LeadNotWon,
  LeadOwnerUnknown,
  LeadSaleCurrency,
  LeadTagsFull,
} from "@domain/insights"
import { BusinessProfileId, LeadId } from "@domain/kernel"
import { Schema } from "effect"

const ofLead = { businessProfileId: BusinessProfileId, leadId: LeadId }

/** Changes one field of a lead, unless somebody else has changed it meanwhile; `number` undoes the change. Ours. */
export const ChangeLead = contract("insights/ChangeLead", {
  kind: "command",
  access: "workOnLeads",
  route: "POST /businessProfiles/:businessProfileId/leads/:leadId/changes",
  summary: "Change a lead's status, owner, tags, next step or sale, or mark it as contacted",
  description:
    "change names one field: was is the value that the caller saw and now the new value; without now there is none afterwards. Where the field has another value meanwhile nothing is changed, and LeadChangedMeanwhile brings the present lead. Contacted marks the time of the first answer once and makes a new lead Contacted; so do the statuses Contacted and Won. A lead that is New again waits again. Only a won lead has a sale, in the business's currency, and loses it when it is no longer won. number is absent where nothing changed.",
  example: { ...exampleProfile, leadId: 5, change: { kind: "Status", was: "New", now: "Won" } },
  input: Schema.Struct({ ...ofLead, change: LeadChange }),
  output: Schema.Struct({ lead: Lead, number: Schema.optionalKey(Schema.Int) }),
  failures: [
    LeadNotFound,
    LeadIsErased,
    LeadChangedMeanwhile,
    LeadNotWon,
    LeadOwnerUnknown,
    LeadSaleCurrency,
    LeadTagsFull,
  ],
})

/** Takes one of the latest changes of a lead back, unless somebody else has changed the same fields since. Ours. */
export const UndoLeadChange = contract("insights/UndoLeadChange", {
  kind: "command",
  access: "workOnLeads",
  route: "POST /businessProfiles/:businessProfileId/leads/:leadId/changes/:number/undo",
  summary: "Undo a change of a lead",
  description: "number is that of ChangeLead's answer or of the lead's history, which holds the latest 50 changes.",
  example: { ...exampleProfile, leadId: 5, number: 3 },
  input: Schema.Struct({
    ...ofLead,
    number: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000_000 })),
  }),
  output: Schema.Struct({ lead: Lead, number: Schema.optionalKey(Schema.Int) }),
  failures: [LeadNotFound, LeadIsErased, LeadChangedMeanwhile, LeadChangeUnknown],
})

/** Reminds people of the next steps that have fallen due, each once; runs on a schedule. Ours. */
export const RemindOfLeadSteps = contract("insights/RemindOfLeadSteps", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
