import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { BriefNotFound, LineCampaign, planLimits, PlanNotApproved, PlanVersionNotFound } from "@domain/briefs"
import { BusinessProfileId, CampaignId, MinorUnits } from "@domain/kernel"
import { Schema } from "effect"
import { ofBrief } from "./briefs.ts"
import { Version } from "./plans.ts"

const optional = Schema.optionalKey
const group = "Briefs"

/** Makes lines of an approved version drafts of campaigns, each in its business. Ours. */
export const MakePlanCampaigns = contract("briefs/MakePlanCampaigns", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/plan/versions/:version/campaigns",
  group,
  summary: "Make an approved plan's lines drafts of campaigns",
  description:
    "Each line on a channel of ours (social of Meta, search and display of Google) becomes a draft in the business named for it, where the caller runs campaigns too. A line that has a campaign keeps it. A line that is refused says why: channel (another publisher's), currency (the business's is another), notOffered (it launches no campaigns here) or days (no campaign has them); the others are made.",
  example: { ...exampleProfile, briefId: 4, version: 1, lines: [{ lineId: "a1", toBusinessProfileId: 9102 }] },
  input: Schema.Struct({
    ...ofBrief,
    version: Version,
    lines: listOf(
      Schema.Struct({ lineId: textOf(planLimits.id), toBusinessProfileId: BusinessProfileId }),
      planLimits.lines,
    ),
  }),
  output: Schema.Struct({
    made: Schema.Array(LineCampaign),
    refused: Schema.Array(
      Schema.Struct({
        lineId: Schema.String,
        why: Schema.Literals(["channel", "currency", "notOffered", "days"]),
      }),
    ),
  }),
  failures: [BriefNotFound, PlanVersionNotFound, PlanNotApproved],
})

/** What the campaigns of an approved plan have cost and brought, by line. Ours. */
export const GetPlanActuals = contract("briefs/GetPlanActuals", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs/:briefId/plan/actuals",
  group,
  summary: "Get what an approved plan's campaigns have cost and brought",
  description:
    "Lines of the newest approved version that have campaigns, with spend in minor units, and kpi in the line's own metric where our networks tell it.",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: Schema.Struct({
    version: optional(Schema.Int),
    lines: Schema.Array(
      Schema.Struct({
        lineId: Schema.String,
        spend: MinorUnits,
        kpi: optional(Schema.Int),
        campaigns: Schema.Array(
          Schema.Struct({
            businessProfileId: BusinessProfileId,
            businessName: Schema.String,
            campaignId: CampaignId,
            name: Schema.String,
            isDraft: Schema.Boolean,
          }),
        ),
      }),
    ),
  }),
  failures: [BriefNotFound],
})
