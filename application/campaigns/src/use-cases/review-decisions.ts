import { Clock, Effect } from "effect"
import { currentUser, handler } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { type ReviewRecord, wasLate, withSecondLook } from "@domain/campaigns"
import { defaultPage, offsetOf, pageOf, type PortalId, type UserId } from "@domain/kernel"
import {
  GetReviewDecision,
  GetReviewFigures,
  JudgeReviewDecision,
  ListReviewDecisions,
  type MadeReview,
  ReviewDecisionNotFound,
} from "../contract/review-desk.ts"
import { LaunchRuns, ReviewRecords } from "../ports/index.ts"
import { ReviewDecisions } from "../stores/review-decisions.ts"
import { namesOf } from "./waiting-reviews.ts"

const day = 86_400_000

const shown = (
  { portalId: _portal, decidedBy, firstBy, dueAt, attempt: _attempt, secondLook, ...record }: ReviewRecord,
  nameOf: (id: UserId) => string,
): MadeReview => ({
  ...record,
  isLate: wasLate({ ...record, ...(dueAt !== undefined && { dueAt }) }),
  decidedBy: { userId: decidedBy, name: nameOf(decidedBy), at: record.decidedAt },
  ...(firstBy !== undefined && { firstBy: { userId: firstBy, name: nameOf(firstBy) } }),
  ...(secondLook !== undefined && {
    secondLook: {
      userId: secondLook.by,
      name: nameOf(secondLook.by),
      at: secondLook.at,
      ...(secondLook.note !== undefined && { note: secondLook.note }),
    },
  }),
})

const peopleOf = ({ decidedBy, firstBy = decidedBy, secondLook }: ReviewRecord): ReadonlyArray<UserId> => [
  decidedBy,
  firstBy,
  secondLook?.by ?? decidedBy,
]

const shownOne = Effect.fnUntraced(function* (portalId: PortalId, record: ReviewRecord) {
  return shown(record, yield* namesOf(portalId, peopleOf(record)))
})

export const listReviewDecisions = handler(
  ListReviewDecisions,
  Effect.fnUntraced(function* ({ portalId, search = "", page, limit, ...filters }) {
    const own = yield* ownPortal(portalId)
    const asked = { ...defaultPage, ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) }
    const read = yield* (yield* ReviewRecords).page(own, {
      ...filters,
      search: search.trim(),
      skip: offsetOf(asked),
      limit: asked.limit + 1,
    })
    const { rows, hasNextPage } = pageOf(read, asked.limit)
    const nameOf = yield* namesOf(own, rows.flatMap(peopleOf))
    return { decisions: rows.map((record) => shown(record, nameOf)), hasNextPage }
  }),
)

export const getReviewDecision = handler(
  GetReviewDecision,
  Effect.fnUntraced(function* ({ portalId, reviewDecisionId }) {
    const own = yield* ownPortal(portalId)
    const record = yield* (yield* ReviewDecisions).find({ portalId: own, id: reviewDecisionId })
    if (record === undefined) return yield* new ReviewDecisionNotFound({})
    const run = yield* (yield* LaunchRuns).latest(record.businessProfileId, record.campaignId)
    const channels = run?.attempt === record.attempt ? run.channels : []
    const ads = channels.flatMap(({ ad, edit }) => edit?.ad ?? ad ?? [])
    return { ...(yield* shownOne(own, record)), ads }
  }),
)

export const judgeReviewDecision = handler(
  JudgeReviewDecision,
  Effect.fnUntraced(function* ({ portalId, reviewDecisionId, agrees, note }) {
    const own = yield* ownPortal(portalId)
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const decisions = yield* ReviewDecisions
    const record = yield* decisions.forChange({ portalId: own, id: reviewDecisionId })
    if (record === undefined) return yield* new ReviewDecisionNotFound({})
    const words = note?.trim() ?? ""
    const look = { by, at, agrees, ...(words !== "" && { note: words }) }
    const judged = yield* Effect.fromResult(withSecondLook(record, look))
    return yield* shownOne(own, yield* decisions.save(judged))
  }),
)

export const getReviewFigures = handler(
  GetReviewFigures,
  Effect.fnUntraced(function* ({ portalId, days }) {
    const own = yield* ownPortal(portalId)
    const since = (yield* Clock.currentTimeMillis) - days * day
    const figures = yield* (yield* ReviewRecords).figures(own, since)
    const nameOf = yield* namesOf(
      own,
      figures.map(({ userId }) => userId),
    )
    return { reviewers: figures.map((one) => ({ ...one, name: nameOf(one.userId) })) }
  }),
)
