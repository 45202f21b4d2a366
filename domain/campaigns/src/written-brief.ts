import { errorCode } from "@domain/errors"
import { CurrencyCode, DateRange, MinorUnits, Revisions, revisedBy, unrevised } from "@domain/kernel"
import { collectFailures, requiredText } from "@domain/validation"
import { Result, Schema } from "effect"
import { BriefMoveNotAllowed, BriefStatus, moveBrief } from "./brief.ts"
import { BriefPlan, type BriefPlanDecided, type BriefPlanEmpty, type BriefPlanRow } from "./brief-plan.ts"

/** What a brand wants from a campaign: its dates and a budget in minor units. */
export const BriefContent = Schema.Struct({
  name: Schema.String,
  details: Schema.String,
  dates: DateRange,
  budget: MinorUnits,
})
export type BriefContent = typeof BriefContent.Type

/** A brief with its plan, once there is one; times are epoch milliseconds. Ours. Spec: states, brief status filters. */
export const Brief = Schema.Struct({
  id: Schema.Int,
  ...BriefContent.fields,
  currency: CurrencyCode,
  status: BriefStatus,
  plan: Schema.optionalKey(BriefPlan),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
  revisions: Schema.optionalKey(Revisions),
})
export type Brief = typeof Brief.Type

/** No such brief. Spec: error catalogue, 104. */
export class BriefNotFound extends Schema.TaggedError<BriefNotFound>()("BriefNotFound", {
  errorCode: errorCode(104),
}) {}

const refused = Result.fail({ key: "validation.required" as const })

/** A name and words, days in order, and a budget above nothing. */
export const checkedBrief = (content: BriefContent) =>
  Result.map(
    collectFailures({
      name: requiredText(content.name),
      details: requiredText(content.details),
      dates: content.dates.from <= content.dates.to ? Result.succeed(content.dates) : refused,
      budget: content.budget > 0 ? Result.succeed(content.budget) : refused,
    }),
    (checked): BriefContent => checked,
  )

/** The fields that people change of a brief. */
export const briefContentOf = ({ name, details, dates, budget }: BriefContent): BriefContent => ({
  name,
  details,
  dates,
  budget,
})

/** Another content, which only a draft may have, as the next revision. */
export const rewritten = (brief: Brief, content: BriefContent): Result.Result<Brief, BriefMoveNotAllowed> =>
  brief.status === "Draft"
    ? Result.succeed({
        ...brief,
        ...content,
        revisions: revisedBy(brief.revisions ?? unrevised, briefContentOf(brief), content),
      })
    : Result.fail(new BriefMoveNotAllowed({ from: brief.status, to: "Draft" }))

/** Another status. A new brief runs only by an approved plan. */
export const movedBrief = (brief: Brief, to: BriefStatus): Result.Result<Brief, BriefMoveNotAllowed> =>
  brief.status === "New" && to === "Ongoing"
    ? Result.fail(new BriefMoveNotAllowed({ from: brief.status, to }))
    : Result.map(moveBrief(brief.status, to), (status) => ({ ...brief, status }))

/** A submitted brief with a plan that awaits its decision and replaces any earlier plan. */
export const plannedBrief = (
  brief: Brief,
  rows: ReadonlyArray<BriefPlanRow>,
): Result.Result<Brief, BriefMoveNotAllowed> =>
  brief.status === "New"
    ? Result.succeed({ ...brief, plan: { currency: brief.currency, rows, decision: "waiting" } })
    : Result.fail(new BriefMoveNotAllowed({ from: brief.status, to: "Ongoing" }))

/** A brief whose plan was decided: an approved one runs, a rejected one waits for another plan. */
export const decidedBrief = <Failure>(
  brief: Brief,
  decide: (plan: BriefPlan) => Result.Result<BriefPlan, Failure | BriefPlanDecided | BriefPlanEmpty>,
): Result.Result<Brief, Failure | BriefPlanDecided | BriefPlanEmpty | BriefMoveNotAllowed> =>
  Result.gen(function* () {
    const { currency, status } = brief
    const plan = yield* decide(brief.plan ?? { currency, rows: [], decision: "waiting" })
    return { ...brief, plan, status: plan.decision === "approved" ? yield* moveBrief(status, "Ongoing") : status }
  })
