import { errorCode } from "@domain/errors"
import { CurrencyCode, DateRange, MinorUnits, Revisions, revisedBy, unrevised, UserId } from "@domain/kernel"
import { type Checked, collectFailures, requiredText, website } from "@domain/validation"
import { Result, Schema } from "effect"
import { BriefMoveNotAllowed, BriefStatus, moveBrief } from "./brief-status.ts"
import { VersionState } from "./plan-version.ts"

/** Most briefs of a business, and most parts and letters of a brief. Ours. */
export const briefLimits = {
  briefs: 1_000,
  name: 200,
  text: 5_000,
  audience: 2_000,
  markets: 50,
  market: 100,
  material: 20,
  address: 2_048,
  budget: 1_000_000_000_00,
} as const

const optional = Schema.optionalKey

/** What a brand wants from a campaign: `details` is its goal, `material` addresses of files; a budget in minor units. */
export const BriefContent = Schema.Struct({
  name: Schema.String,
  details: Schema.String,
  audience: optional(Schema.String),
  markets: optional(Schema.Array(Schema.String)),
  material: optional(Schema.Array(Schema.String)),
  notes: optional(Schema.String),
  dates: DateRange,
  budget: MinorUnits,
})
export type BriefContent = typeof BriefContent.Type

/** A plan as the release of November 2026 kept it within its brief. */
const FormerPlan = Schema.Struct({
  currency: CurrencyCode,
  rows: Schema.Array(
    Schema.Struct({
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
    }),
  ),
  decision: Schema.Literals(["waiting", "approved", "rejected"]),
  comment: optional(Schema.String),
})

/** What became of the newest version of a brief's plan, and who decides next. */
export const BriefApproval = Schema.Struct({
  version: Schema.Int,
  state: VersionState,
  deadlineAt: Schema.Number,
  waitsFor: optional(UserId),
})
export type BriefApproval = typeof BriefApproval.Type

/** A brief, with what its plan comes to once there is one; times are epoch milliseconds. Ours. Spec: states, brief status filters. */
export const Brief = Schema.Struct({
  id: Schema.Int,
  ...BriefContent.fields,
  currency: CurrencyCode,
  status: BriefStatus,
  /** The former form of a plan, from which lines are taken until the plan is saved. */
  plan: optional(FormerPlan),
  planned: optional(Schema.Struct({ lines: Schema.Int, cost: MinorUnits, budget: MinorUnits })),
  approval: optional(BriefApproval),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
  revisions: optional(Revisions),
})
export type Brief = typeof Brief.Type

/** No such brief. Spec: error catalogue, 104. */
export class BriefNotFound extends Schema.TaggedError<BriefNotFound>()("BriefNotFound", {
  errorCode: errorCode(104),
}) {}

/** A business has as many briefs as it may have. Ours. */
export class BriefsFull extends Schema.TaggedError<BriefsFull>()("BriefsFull", {
  errorCode: errorCode(111),
  most: Schema.Int,
}) {}

const refused = Result.fail({ key: "validation.required" as const })

const addresses = (typed: ReadonlyArray<string>): Checked<ReadonlyArray<string>> => {
  const checked = typed.map((address) => website(address))
  const wrong = checked.find(Result.isFailure)
  if (wrong !== undefined) return Result.fail(wrong.failure)
  return Result.succeed(checked.filter(Result.isSuccess).map(({ success }) => success))
}

const words = (texts: ReadonlyArray<string>) => [
  ...new Set(texts.map((text) => text.trim()).filter((text) => text !== "")),
]

/** A name and a goal, days in order, a budget above nothing, and addresses that are addresses; what is empty is left out. */
export const checkedBrief = ({ audience = "", markets = [], material = [], notes = "", ...content }: BriefContent) =>
  Result.map(
    collectFailures({
      name: requiredText(content.name),
      details: requiredText(content.details),
      dates: content.dates.from <= content.dates.to ? Result.succeed(content.dates) : refused,
      budget: content.budget > 0 ? Result.succeed(content.budget) : refused,
      material: addresses(words(material)),
    }),
    ({ material: links, ...needed }): BriefContent => {
      const named = words(markets)
      return {
        ...needed,
        ...(audience.trim() !== "" && { audience: audience.trim() }),
        ...(named.length > 0 && { markets: named }),
        ...(links.length > 0 && { material: links }),
        ...(notes.trim() !== "" && { notes: notes.trim() }),
      }
    },
  )

/** The fields that people change of a brief. */
export const briefContentOf = ({
  name,
  details,
  audience,
  markets,
  material,
  notes,
  dates,
  budget,
}: BriefContent): BriefContent => ({
  name,
  details,
  ...(audience !== undefined && { audience }),
  ...(markets !== undefined && { markets }),
  ...(material !== undefined && { material }),
  ...(notes !== undefined && { notes }),
  dates,
  budget,
})

/** Another content, which only a draft may have, as the next revision. */
export const rewritten = (brief: Brief, content: BriefContent): Result.Result<Brief, BriefMoveNotAllowed> => {
  if (brief.status !== "Draft") return Result.fail(new BriefMoveNotAllowed({ from: brief.status, to: "Draft" }))
  const { audience: _audience, markets: _markets, material: _material, notes: _notes, ...rest } = brief
  return Result.succeed({
    ...rest,
    ...content,
    revisions: revisedBy(brief.revisions ?? unrevised, briefContentOf(brief), content),
  })
}

/** Whether a brief's plan may be written and sent: it was submitted and is not closed. */
export const isPlannable = ({ status }: Pick<Brief, "status">): boolean =>
  status === "New" || status === "Ongoing" || status === "Paused"

/** A brief after a decision on its plan: an approved plan starts a new brief; a running one goes on. */
export const approvedBrief = (brief: Brief, approval: BriefApproval): Brief => {
  const moved = moveBrief(brief.status, "Ongoing", ["approval"])
  const isStarted = approval.state === "approved" && Result.isSuccess(moved)
  return { ...brief, approval, ...(isStarted && { status: moved.success }) }
}
