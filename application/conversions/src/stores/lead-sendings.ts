import { declaredStore, documentOf } from "@application/kernel"
import { LeadSending } from "@domain/conversions"
import { BusinessProfileId } from "@domain/kernel"
import { Schema } from "effect"

const { network, leadId, stage, ...sending } = LeadSending.fields

/** What networks are told of leads, with its outcomes; of a lead its number alone. */
export const LeadSendings = declaredStore({
  table: "lead_sendings",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, network, leadId, stage }),
    document: Schema.Struct(sending),
    copied: ["state", "at"],
  }),
  key: ["businessProfileId", "network", "leadId", "stage"],
  lists: {
    ofLead: { by: ["businessProfileId", "leadId"], order: [{ text: "network" }, { text: "stage" }] },
    inState: {
      by: ["businessProfileId", "network", "state"],
      order: ["at", "leadId", { text: "stage" }],
    },
    newest: {
      by: ["businessProfileId", "network"],
      where: ["state"],
      order: ["at", "leadId", { text: "stage" }],
      isDescending: true,
    },
    due: { by: ["state"], order: ["at", "businessProfileId", { text: "network" }, "leadId", { text: "stage" }] },
  },
  data: {
    kept: "until the lead is erased, so that nothing is told twice: which stage a network was told, and when",
    owner: "business",
    audited: "what the worker tells networks; where it goes is in conversion_connections",
  },
})
