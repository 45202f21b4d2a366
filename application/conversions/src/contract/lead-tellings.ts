import { contract, exampleProfile, textOf } from "@application/kernel"
import { ListNetwork } from "@domain/audiences"
import { LeadSending, LeadStage, SendingState } from "@domain/conversions"
import { LeadNotFound } from "@domain/insights"
import { BusinessProfileId, LeadId } from "@domain/kernel"
import { Schema } from "effect"

/** A stage of a lead as a network is told of it; `isTakenBack` says that the network keeps what its business no longer says. */
export const ShownLeadTelling = Schema.Struct({ ...LeadSending.fields, isTakenBack: Schema.Boolean })
export type ShownLeadTelling = typeof ShownLeadTelling.Type

/** What networks were told of a lead. Ours. */
export const ListLeadTellings = contract("conversions/ListLeadTellings", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leads/:leadId/tellings",
  summary: "List what networks were told of a lead",
  description:
    "Networks are told of a lead that is called good, won or bad, five minutes after the mark and once for each stage, if the lead allowed further ads in its form. networks are told at the moment. Meta takes nothing back; Google takes another worth for a won lead. isTakenBack is a stage that a network keeps although the mark is gone.",
  example: { ...exampleProfile, leadId: 5 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, leadId: LeadId }),
  output: Schema.Struct({
    networks: Schema.Array(ListNetwork),
    /** Whether the lead allowed its details to be told. */
    isAllowed: Schema.Boolean,
    stages: Schema.Array(LeadStage),
    tellings: Schema.Array(ShownLeadTelling),
  }),
  failures: [LeadNotFound],
})

/** The log of leads of a network, newest first. Ours. */
export const ListLeadSendings = contract("conversions/ListLeadSendings", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/conversionNetworks/:network/leads",
  summary: "List what a network was told of leads, newest first",
  description: "Of a lead the log has its number alone. Refused stages have the network's reason.",
  example: { ...exampleProfile, network: "Meta", state: "Refused", limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    network: ListNetwork,
    state: Schema.optionalKey(SendingState),
    cursor: Schema.optionalKey(textOf(300)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ sendings: Schema.Array(LeadSending), nextCursor: Schema.optionalKey(Schema.String) }),
})
