import { fnv1a64 } from "@domain/creatives"
import { CampaignId, CurrencyCode, MinorUnits, PortalId, UserId, BusinessProfileId } from "@domain/kernel"
import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { ReviewDecision } from "./review.ts"

const optional = Schema.optionalKey

/** Whether a second person is asked about an approval, and that person's opinion. */
export const SampleState = Schema.Literals(["none", "waiting", "agreed", "disagreed"])
export type SampleState = typeof SampleState.Type

/** What a second person thinks of an approval. */
const SecondLook = Schema.Struct({ by: UserId, at: Schema.Int, note: optional(Schema.String) })

/** A decision that a portal made on a campaign, as it is kept. Times are epoch milliseconds. Ours. */
export const ReviewRecord = Schema.Struct({
  portalId: PortalId,
  id: Schema.Int,
  businessProfileId: BusinessProfileId,
  campaignId: CampaignId,
  campaignName: Schema.String,
  askedAt: Schema.Int,
  dueAt: optional(Schema.Int),
  decidedAt: Schema.Int,
  decidedBy: UserId,
  /** Who approved it first, where two people had to. */
  firstBy: optional(UserId),
  decision: ReviewDecision,
  amount: optional(Schema.Struct({ amount: MinorUnits, currency: CurrencyCode })),
  /** The launch whose ads were looked at. */
  attempt: Schema.Int,
  sample: SampleState,
  secondLook: optional(SecondLook),
})
export type ReviewRecord = typeof ReviewRecord.Type

/** No second person is asked about this decision, or one has answered already. Ours. */
export class SecondLookNotWaiting extends Schema.TaggedError<SecondLookNotWaiting>()("SecondLookNotWaiting", {
  errorCode: errorCode(1006),
}) {}

/** Whoever decided does not judge the decision. Ours. */
export class OwnDecision extends Schema.TaggedError<OwnDecision>()("OwnDecision", { errorCode: errorCode(1006) }) {}

const parts = 10_000

/** Whether a second person looks at the approval of a submission: always the same answer, for `percent` of all submissions. Ours. */
export const isSampled = (campaignId: CampaignId, askedAt: number, percent: number): boolean =>
  Number(BigInt(`0x${fnv1a64(`${campaignId}:${askedAt}`)}`) % BigInt(parts)) < (percent * parts) / 100

/** How long a decision took, in milliseconds. */
export const timeTaken = ({ askedAt, decidedAt }: Pick<ReviewRecord, "askedAt" | "decidedAt">): number =>
  Math.max(0, decidedAt - askedAt)

/** Whether a decision came after it was promised. */
export const wasLate = ({ dueAt, decidedAt }: Pick<ReviewRecord, "dueAt" | "decidedAt">): boolean =>
  dueAt !== undefined && decidedAt >= dueAt

/** Whether somebody had a part in a decision. */
export const tookPart = ({ decidedBy, firstBy }: Pick<ReviewRecord, "decidedBy" | "firstBy">, by: UserId): boolean =>
  by === decidedBy || by === firstBy

/** A decision with a second person's opinion, which is given once and never by whoever decided. Ours. */
export const withSecondLook = <Row extends ReviewRecord>(
  record: Row,
  { agrees, ...look }: typeof SecondLook.Type & { readonly agrees: boolean },
): Result.Result<Row, SecondLookNotWaiting | OwnDecision> => {
  if (record.sample !== "waiting") return Result.fail(new SecondLookNotWaiting({}))
  if (tookPart(record, look.by)) return Result.fail(new OwnDecision({}))
  return Result.succeed({ ...record, sample: agrees ? "agreed" : "disagreed", secondLook: look })
}

/** What a reviewer decided since an instant, and how often a second person agreed. */
export const ReviewerFigures = Schema.Struct({
  userId: UserId,
  decided: Schema.Int,
  approved: Schema.Int,
  late: Schema.Int,
  /** Mean time from submission to decision. */
  meanMillis: Schema.Number,
  agreed: Schema.Int,
  disagreed: Schema.Int,
})
export type ReviewerFigures = typeof ReviewerFigures.Type
