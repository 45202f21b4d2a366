import { Schema } from "effect"
import { contract, listOf, textOf } from "@application/kernel"
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
  access: "writeBriefs",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, ...content }),
  output: Brief,
  failures: [InvalidFields, TooManyRequests],
})

/** A page of briefs, newest first: all, or those of a status; `cursor` continues. Ours. Spec: states, brief status filters. */
export const ListBriefs = contract("campaigns/ListBriefs", {
  access: "writeBriefs",
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
  access: "writeBriefs",
  input: Schema.Struct(ofBrief),
  output: Brief,
  failures: [BriefNotFound],
})

/** Changes fields of a draft brief. What has changed since the revision is not overwritten. Ours. */
export const ChangeBrief = contract("campaigns/ChangeBrief", {
  access: "writeBriefs",
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
  access: "writeBriefs",
  input: Schema.Struct({ ...ofBrief, status: BriefStatus }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

/** Deletes a draft brief. Ours. */
export const RemoveBrief = contract("campaigns/RemoveBrief", {
  access: "writeBriefs",
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
  access: "editCampaigns",
  input: Schema.Struct({ ...ofBrief, rows: listOf(SentRow, 200) }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed],
})

/** Approves a plan, which starts the brief, or rejects it with a comment. Spec: states, "Brief plan: approve or reject with a comment". */
export const DecideBriefPlan = contract("campaigns/DecideBriefPlan", {
  access: "approveBriefPlans",
  input: Schema.Struct({
    ...ofBrief,
    decision: Schema.Literals(["approved", "rejected"]),
    comment: Schema.optionalKey(textOf(2_000)),
  }),
  output: Brief,
  failures: [BriefNotFound, BriefMoveNotAllowed, BriefPlanDecided, BriefPlanEmpty, CommentRequired],
})
