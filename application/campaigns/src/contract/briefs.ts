import { Schema } from "effect"
import { contract, listOf, textOf, exampleProfile } from "@application/kernel"
import {
  Brief,
  BriefMoveNotAllowed,
  BriefNotFound,
  BriefPlanDecided,
  BriefPlanEmpty,
  BriefPlanRow,
  BriefStatus,
  CommentRequired,
} from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, DateRange, LocalDate, MinorUnits } from "@domain/kernel"

const BriefId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))
const ofBrief = { businessProfileId: BusinessProfileId, briefId: BriefId } as const

const dates = Schema.Struct({ from: LocalDate, to: LocalDate })
const content = {
  name: textOf(200),
  details: textOf(5_000),
  dates,
  budget: MinorUnits.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_00 })),
} as const

/** Writes a brief as a draft; amounts are in minor units of the business's currency. Ours. Spec: states, brief status filters. */
export const CreateBrief = contract("campaigns/CreateBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "POST /businessProfiles/:businessProfileId/briefs",
  group: "Briefs",
  summary: "Write a brief",
  description:
    "A brief begins as a draft. budget is in minor units of the business's currency. At most 100 a day for a business.",
  example: {
    ...exampleProfile,
    name: "Winter",
    details: "More table bookings on weekdays",
    dates: { from: "2026-12-01", to: "2026-12-31" },
    budget: 5_000_000,
  },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...content }),
  output: Brief,
  failures: [InvalidFields, TooManyRequests],
})

/**
 * A page of the business's briefs, newest first: all briefs, or the briefs with a status. `cursor` continues the page.
 * Ours. Spec: states, brief status filters.
 */
export const ListBriefs = contract("campaigns/ListBriefs", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs",
  group: "Briefs",
  summary: "List briefs, newest first",
  description:
    "All, or those of a status: 1 New, 2 Ongoing, 3 Paused, 4 PostCampaign, 5 Completed or 6 Draft. cursor continues a page.",
  example: { ...exampleProfile, status: 1, limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    status: Schema.optionalKey(BriefStatus),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ briefs: Schema.Array(Brief), nextCursor: Schema.optionalKey(Schema.String) }),
})

/** A brief with its plan. Ours. */
export const GetBrief = contract("campaigns/GetBrief", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs/:briefId",
  group: "Briefs",
  summary: "Get a brief with its plan",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: Brief,
  failures: [BriefNotFound],
})

/** Changes fields of a draft brief. What has changed since the revision is not overwritten. Ours. */
export const ChangeBrief = contract("campaigns/ChangeBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "PATCH /businessProfiles/:businessProfileId/briefs/:briefId",
  group: "Briefs",
  summary: "Change a draft brief",
  description:
    "Send only the fields that change. revision is the brief's revisions.revision that the change was made from, 0 without one: what was changed since is not overwritten but answered with 409 and the brief as it is.",
  example: { ...exampleProfile, briefId: 4, budget: 4_000_000, revision: 0 },
  input: Schema.Struct({
    ...ofBrief,
    name: Schema.optionalKey(content.name),
    details: Schema.optionalKey(content.details),
    dates: Schema.optionalKey(content.dates),
    budget: Schema.optionalKey(content.budget),
    revision: Schema.optionalKey(Schema.Int),
  }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed, DifferenceStale, InvalidFields],
})

/** Submits, takes back, pauses, resumes or closes a brief. A new one runs only by an approved plan. Ours. */
export const MoveBrief = contract("campaigns/MoveBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/status",
  group: "Briefs",
  summary: "Change a brief's status",
  description:
    "A draft is submitted (1 New) and may be taken back (6 Draft); one that runs may pause (3), resume (2) and end (4, then 5). A new brief runs only by an approved plan. Any other move is 110.",
  example: { ...exampleProfile, briefId: 4, status: 1 },
  input: Schema.Struct({ ...ofBrief, status: BriefStatus }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

/** Deletes a draft brief. Ours. */
export const RemoveBrief = contract("campaigns/RemoveBrief", {
  kind: "command",
  access: "writeBriefs",
  route: "DELETE /businessProfiles/:businessProfileId/briefs/:briefId",
  group: "Briefs",
  summary: "Delete a draft brief",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: Schema.Struct({}),
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

const text = textOf(200)
const amount = content.budget

/** A row of a plan as it is sent. */
const SentRow = Schema.Struct({
  ...BriefPlanRow.fields,
  channelType: text,
  publisher: text,
  theme: text,
  entity: text,
  dates: DateRange,
  costSource: text,
  cost: amount,
  buyType: text,
  buyMetric: text,
  unitCost: amount,
  kpiMetric: text,
  kpiVolume: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 })),
  objective: text,
  budget: amount,
})

/** Gives a submitted brief its plan, in place of one that was rejected or waits. Ours. Spec: entities, brief plan columns. */
export const PlanBrief = contract("campaigns/PlanBrief", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/briefs/:briefId/plan",
  group: "Briefs",
  summary: "Give a submitted brief its plan",
  description: "Replaces a plan that waits or was rejected. Amounts are in minor units of the brief's currency.",
  example: {
    ...exampleProfile,
    briefId: 4,
    rows: [
      {
        channelType: "Social",
        publisher: "Meta",
        theme: "Winter evenings",
        entity: "All stores",
        dates: { from: "2026-12-01", to: "2026-12-31" },
        costSource: "Net",
        cost: 4_500_000,
        buyType: "Auction",
        buyMetric: "CPC",
        unitCost: 900,
        kpiMetric: "Clicks",
        kpiVolume: 5000,
        objective: "Traffic",
        budget: 5_000_000,
      },
    ],
  },
  input: Schema.Struct({ ...ofBrief, rows: listOf(SentRow, 200) }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

/** Approves a plan, which starts the brief, or rejects it with a comment. Spec: states, "Brief plan: approve or reject with a comment". */
export const DecideBriefPlan = contract("campaigns/DecideBriefPlan", {
  kind: "command",
  access: "approveBriefPlans",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/plan/decision",
  group: "Briefs",
  summary: "Approve or reject a brief's plan",
  description:
    "decision is approved, which starts the brief, or rejected, which needs a comment. A plan is decided once; another one may follow a rejected one.",
  example: { ...exampleProfile, briefId: 4, decision: "rejected", comment: "Please spend less on weekends." },
  input: Schema.Struct({
    ...ofBrief,
    decision: Schema.Literals(["approved", "rejected"]),
    comment: Schema.optionalKey(textOf(2_000)),
  }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed, BriefPlanDecided, BriefPlanEmpty, CommentRequired],
})
