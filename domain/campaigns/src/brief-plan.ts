import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CurrencyCode, DateRange, MinorUnits } from "@domain/kernel"
import { requiredText } from "@domain/validation"

/** One line of a media plan; amounts in minor units. Spec: entities, brief plan columns. */
export const BriefPlanRow = Schema.Struct({
  channelType: Schema.String,
  publisher: Schema.String,
  theme: Schema.String,
  entity: Schema.String,
  dates: DateRange,
  costSource: Schema.String,
  cost: MinorUnits,
  buyType: Schema.String,
  buyMetric: Schema.String,
  unitCost: MinorUnits,
  kpiMetric: Schema.String,
  kpiVolume: Schema.Int,
  objective: Schema.String,
  budget: MinorUnits,
})
export type BriefPlanRow = typeof BriefPlanRow.Type

/** The columns of a plan, in order. Spec: entities, brief plan columns. */
export const briefPlanColumns: ReadonlyArray<keyof BriefPlanRow> = [
  "channelType",
  "publisher",
  "theme",
  "entity",
  "dates",
  "costSource",
  "cost",
  "buyType",
  "buyMetric",
  "unitCost",
  "kpiMetric",
  "kpiVolume",
  "objective",
  "budget",
]

/** A plan that awaits or has the brand's decision. Spec: states, "Brief plan: approve or reject with a comment". */
export const BriefPlan = Schema.Struct({
  currency: CurrencyCode,
  rows: Schema.Array(BriefPlanRow),
  decision: Schema.Literals(["waiting", "approved", "rejected"]),
  comment: Schema.optionalKey(Schema.String),
})
export type BriefPlan = typeof BriefPlan.Type

/** The plan was already decided; a changed plan is a new one. Spec: error catalogue, 110. */
export class BriefPlanDecided extends Schema.TaggedError<BriefPlanDecided>()("BriefPlanDecided", {
  errorCode: errorCode(110),
  decision: Schema.Literals(["approved", "rejected"]),
}) {}

/** A plan without rows cannot be decided. Spec: error catalogue, 111. */
export class BriefPlanEmpty extends Schema.TaggedError<BriefPlanEmpty>()("BriefPlanEmpty", {
  errorCode: errorCode(111),
}) {}

/** A rejection needs a comment. `key` is the field's message key. */
export class CommentRequired extends Schema.TaggedError<CommentRequired>()("CommentRequired", {
  errorCode: errorCode(102),
  key: Schema.String,
}) {}

const undecided = (plan: BriefPlan): Result.Result<BriefPlan, BriefPlanDecided | BriefPlanEmpty> => {
  if (plan.decision !== "waiting") return Result.fail(new BriefPlanDecided({ decision: plan.decision }))
  return plan.rows.length === 0 ? Result.fail(new BriefPlanEmpty({})) : Result.succeed(plan)
}

/** Approves a plan, with an optional comment. */
export const approvePlan = (plan: BriefPlan, comment = "") =>
  Result.map(undecided(plan), (waiting): BriefPlan => {
    const words = comment.trim()
    return { ...waiting, decision: "approved", ...(words !== "" && { comment: words }) }
  })

/** Rejects a plan; a comment is required. */
export const rejectPlan = (plan: BriefPlan, comment: string) =>
  Result.flatMap(undecided(plan), (waiting) =>
    Result.mapBoth(requiredText(comment), {
      onSuccess: (words): BriefPlan => ({ ...waiting, decision: "rejected", comment: words }),
      onFailure: ({ key }) => new CommentRequired({ key }),
    }),
  )

/** The totals of the rows, in minor units of the plan's currency. */
export const planTotals = ({ rows }: BriefPlan): { readonly cost: MinorUnits; readonly budget: MinorUnits } => ({
  cost: rows.reduce((sum, row) => sum + row.cost, 0),
  budget: rows.reduce((sum, row) => sum + row.budget, 0),
})
