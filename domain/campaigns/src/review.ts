import { Schema } from "effect"
import type { CampaignStatus } from "./campaign-status.ts"

/**
 * The review state of a campaign; late once its due time has passed undecided. Ours. Spec: states, "expert review, then
 * launch".
 */
export const ReviewState = Schema.Literals(["NotSubmitted", "Waiting", "Late", "Approved", "Rejected"])
export type ReviewState = typeof ReviewState.Type

/** Why a reviewer may reject a campaign, each with the part to change. Ours; the specification shows no reasons. */
export const reviewReasons = {
  misleadingText: "texts",
  forbiddenContent: "texts",
  poorPicture: "picture",
  brokenWebsite: "website",
  unclearOffer: "offer",
  unfitAudience: "audience",
  incompleteBusiness: "business",
} as const
/** One of the reasons. */
export type ReviewReason = keyof typeof reviewReasons
export const ReviewReason = Schema.Literals([
  "misleadingText",
  "forbiddenContent",
  "poorPicture",
  "brokenWebsite",
  "unclearOffer",
  "unfitAudience",
  "incompleteBusiness",
] satisfies ReadonlyArray<ReviewReason>)

/** A reviewer's own words. */
const Comment = Schema.String.check(Schema.isMaxLength(600))

/** What the owner reads of a rejection in each language, in place of the reasons' usual sentences. */
export const ReviewWords = Schema.Record(Schema.String.check(Schema.isMaxLength(20)), Comment).check(
  Schema.isMaxProperties(20),
)
export type ReviewWords = typeof ReviewWords.Type

/** A reviewer's decision: a rejection has at least one reason, and either may have a comment. */
export const ReviewDecision = Schema.Union([
  Schema.Struct({ decision: Schema.Literal("approved"), comment: Schema.optionalKey(Comment) }),
  Schema.Struct({
    decision: Schema.Literal("rejected"),
    reasons: Schema.Array(ReviewReason).check(Schema.isMinLength(1), Schema.isMaxLength(20)),
    comment: Schema.optionalKey(Comment),
    words: Schema.optionalKey(ReviewWords),
  }),
])
export type ReviewDecision = typeof ReviewDecision.Type

/** The parts to change after a decision, without duplicates, in the order of its reasons; none after an approval. */
export const partsToCorrect = (decision: ReviewDecision): ReadonlyArray<(typeof reviewReasons)[ReviewReason]> =>
  decision.decision === "approved" ? [] : [...new Set(decision.reasons.map((reason) => reviewReasons[reason]))]

/** How long a portal may leave a campaign undecided, in days; then its owner gets the money back. Ours. */
export const undecidedDays = 14

/** When a review that was asked for before this instant is over without a decision. Epoch milliseconds. */
export const undecidedSince = (now: number): number => now - undecidedDays * 86_400_000

/** Whether a review is asked for and has no decision. */
export const isUndecided = (review: { readonly decision?: ReviewDecision } | undefined): boolean =>
  review !== undefined && review.decision === undefined

interface Reviewed {
  readonly status: CampaignStatus
  readonly reviewDueAt?: number
}

/** The state of a campaign's review at an instant (epoch milliseconds). Spec: business constants, "Review 2 working days". */
export const reviewStateOf = ({ status, reviewDueAt }: Reviewed, now: number): ReviewState => {
  if (status === "Draft") return "NotSubmitted"
  if (status === "Rejected") return "Rejected"
  if (status !== "InReview") return "Approved"
  return reviewDueAt !== undefined && reviewDueAt <= now ? "Late" : "Waiting"
}
