import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import {
  BriefMoveNotAllowed,
  BriefNotFound,
  CommentRequired,
  LineCampaign,
  NotTheNextApprover,
  PlanChanged,
  PlanComment,
  PlanDecision,
  PlanLine,
  planLimits,
  PlanNotSendable,
  PlanVersionDecided,
  PlanVersionDiffers,
  PlanVersionNotFound,
  VersionState,
} from "@domain/briefs"
import { InvalidFields } from "@domain/identity"
import { CurrencyCode, LocalDate, MinorUnits, UserId } from "@domain/kernel"
import { Schema } from "effect"
import { ofBrief, ShownBrief } from "./briefs.ts"

const optional = Schema.optionalKey
const group = "Briefs"
const text = textOf(planLimits.text)
const amount = MinorUnits.check(Schema.isBetween({ minimum: 0, maximum: planLimits.amount }))
export const Version = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 }))
const revision = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2 ** 31 }))

/** A line of a plan as it is sent. */
const SentLine = Schema.Struct({
  ...PlanLine.fields,
  id: textOf(planLimits.id),
  channelType: text,
  publisher: text,
  theme: text,
  entity: text,
  costSource: text,
  cost: amount,
  buyType: text,
  buyMetric: text,
  unitCost: amount,
  kpiMetric: text,
  kpiVolume: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: planLimits.volume })),
  objective: text,
  budget: amount,
})

const exampleLine = {
  id: "a1",
  channelType: "Social",
  publisher: "Meta",
  theme: "Winter evenings",
  entity: "All stores",
  dates: { from: "2026-12-01", to: "2026-12-31" },
  costSource: "Negotiated",
  cost: 4_500_000,
  buyType: "Auction",
  buyMetric: "CPC",
  unitCost: 900,
  kpiMetric: "Clicks",
  kpiVolume: 5_000,
  objective: "Traffic",
  budget: 5_000_000,
} as const

const Person = Schema.Struct({ id: UserId, name: Schema.String })

/** A version as it is shown: with its state, the names of its people, and whose turn it is. */
const ShownVersion = Schema.Struct({
  version: Schema.Int,
  lines: Schema.Array(PlanLine),
  hash: Schema.String,
  state: VersionState,
  approvers: Schema.Array(Person),
  decisions: Schema.Array(PlanDecision),
  next: optional(UserId),
  sentBy: Person,
  sentAt: Schema.Number,
  deadlineAt: Schema.Number,
  campaigns: Schema.Array(LineCampaign),
})
export type ShownVersion = typeof ShownVersion.Type

/** A brief's plan as it is written, its versions, newest first, and comments, oldest first. Ours. Spec: entities, brief plan columns. */
export const GetBriefPlan = contract("briefs/GetBriefPlan", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/briefs/:briefId/plan",
  group,
  summary: "Get a brief's plan with its versions and comments",
  description:
    "lines are the plan as it is written; a version's lines never change. A version's state is waiting, approved, rejected or replaced, and next is the approver whose turn it is. isChanged says that the written lines are not the newest version's.",
  example: { ...exampleProfile, briefId: 4 },
  input: Schema.Struct(ofBrief),
  output: Schema.Struct({
    currency: CurrencyCode,
    lines: Schema.Array(PlanLine),
    revision: Schema.Int,
    isChanged: Schema.Boolean,
    versions: Schema.Array(ShownVersion),
    comments: Schema.Array(Schema.Struct({ ...PlanComment.fields, name: Schema.String })),
  }),
  failures: [BriefNotFound],
})

/** Keeps a plan as it is written. Ours. */
export const SaveBriefPlan = contract("briefs/SaveBriefPlan", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/briefs/:briefId/plan",
  group,
  summary: "Keep a brief's plan as it is written",
  description:
    "Amounts are in minor units of the brief's currency. Each line has an id of its own, which it keeps. revision is the revision that the change began from; another is refused. Nothing is sent to approvers.",
  largestBody: 1_000_000,
  example: { ...exampleProfile, briefId: 4, revision: 0, lines: [exampleLine] },
  input: Schema.Struct({ ...ofBrief, revision, lines: listOf(SentLine, planLimits.lines) }),
  output: Schema.Struct({ revision: Schema.Int }),
  failures: [BriefNotFound, BriefMoveNotAllowed, PlanChanged, InvalidFields],
})

/** The people who may approve plans of the business. Ours. */
export const ListPlanApprovers = contract("briefs/ListPlanApprovers", {
  kind: "query",
  access: "writeBriefs",
  route: "GET /businessProfiles/:businessProfileId/planApprovers",
  group,
  summary: "List who may approve plans",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: ofBrief.businessProfileId }),
  output: Schema.Array(Person),
})

/** Sends the plan as it is written to its approvers, who decide in their order. Ours. */
export const SendBriefPlan = contract("briefs/SendBriefPlan", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/plan/versions",
  group,
  summary: "Send a plan for approval",
  description:
    "The plan becomes a version, which never changes; a version that waits is replaced. approverIds, from ListPlanApprovers, decide one after the other until the end of the day deadline, and are told and reminded. A plan with errors is refused: checks names them.",
  example: { ...exampleProfile, briefId: 4, revision: 1, approverIds: [12], deadline: "2026-12-05" },
  input: Schema.Struct({
    ...ofBrief,
    revision,
    approverIds: listOf(UserId, 10).check(Schema.isMinLength(1)),
    deadline: LocalDate,
  }),
  output: Schema.Struct({ version: Schema.Int, hash: Schema.String }),
  failures: [BriefNotFound, BriefMoveNotAllowed, PlanChanged, PlanNotSendable, InvalidFields],
})

/** Approves a version of a plan, or rejects it with a comment. Spec: states, "Brief plan: approve or reject with a comment". */
export const DecideBriefPlan = contract("briefs/DecideBriefPlan", {
  kind: "command",
  access: "approveBriefPlans",
  route: "POST /businessProfiles/:businessProfileId/briefs/:briefId/plan/versions/:version/decision",
  group,
  summary: "Approve or reject a version of a plan",
  description:
    "Approvers decide in their order. decision is approved, or rejected, which needs a comment and ends the version. hash is the version's hash, so that nobody approves what they have not read. The last approval starts a new brief.",
  example: {
    ...exampleProfile,
    briefId: 4,
    version: 1,
    decision: "rejected",
    comment: "Please spend less on weekends.",
    hash: "5f3c",
  },
  input: Schema.Struct({
    ...ofBrief,
    version: Version,
    decision: Schema.Literals(["approved", "rejected"]),
    comment: optional(textOf(2_000)),
    hash: textOf(200),
  }),
  output: ShownBrief,
  failures: [
    BriefNotFound,
    BriefMoveNotAllowed,
    PlanVersionNotFound,
    PlanVersionDecided,
    PlanVersionDiffers,
    NotTheNextApprover,
    CommentRequired,
  ],
})

/** Reminds the approver whose turn it is, before a version's deadline. The system's. */
export const RemindPlanApprover = contract("briefs/RemindPlanApprover", {
  kind: "command",
  access: "system",
  input: Schema.Struct({ ...ofBrief, version: Version }),
  output: Schema.Struct({}),
})
