import { Clock, Effect, Result, Schema } from "effect"
import { handler, Profiles, RateLimits } from "@application/kernel"
import {
  approvePlan,
  Brief,
  BriefMoveNotAllowed,
  BriefNotFound,
  type BriefContent,
  checkedBrief,
  briefContentOf,
  decidedBrief,
  movedBrief,
  plannedBrief,
  rejectPlan,
  rewritten,
} from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { invalidFields, TooManyRequests } from "@domain/identity"
import { type BusinessProfileId, overtakenFields, unrevised } from "@domain/kernel"
import {
  ChangeBrief,
  CreateBrief,
  DecideBriefPlan,
  GetBrief,
  ListBriefs,
  MoveBrief,
  PlanBrief,
  RemoveBrief,
} from "../contract/index.ts"
import { Briefs } from "../stores/briefs.ts"

/** Briefs that one business may write in a day. */
const mostBriefs = 100
const day = 24 * 3_600_000

const checked = Effect.fnUntraced(function* (content: BriefContent) {
  const result = checkedBrief(content)
  if (Result.isSuccess(result)) return result.success
  return yield* invalidFields(result.failure)
})

export const createBrief = handler(
  CreateBrief,
  Effect.fnUntraced(function* ({ businessProfileId, ...typed }) {
    const content = yield* checked(typed)
    const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(
      `briefs:${businessProfileId}`,
      mostBriefs,
      day,
    )
    if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
    const now = yield* Clock.currentTimeMillis
    const { chosenCurrency: currency } = yield* (yield* Profiles).of(businessProfileId)
    const brief = { ...content, currency, status: "Draft" as const, createdAt: now, updatedAt: now }
    return yield* (yield* Briefs).add({ businessProfileId, ...brief })
  }),
)

const pageSize = 20

export const listBriefs = handler(
  ListBriefs,
  Effect.fnUntraced(function* ({ businessProfileId, limit = pageSize, status, cursor }) {
    const page = { limit, cursor, ...(status !== undefined && { where: { status } }) }
    const { rows: briefs, ...next } = yield* (yield* Briefs).list("newest", { businessProfileId }, page)
    return { briefs, ...next }
  }),
)

export const getBrief = handler(
  GetBrief,
  Effect.fnUntraced(function* ({ businessProfileId, briefId: id }) {
    return (yield* (yield* Briefs).find({ businessProfileId, id })) ?? (yield* new BriefNotFound({}))
  }),
)

interface BriefKey {
  readonly businessProfileId: BusinessProfileId
  readonly briefId: number
}

/** A brief of a business, which nobody else changes before this transaction ends. */
const locked = Effect.fnUntraced(function* ({ businessProfileId, briefId: id }: BriefKey) {
  return (yield* (yield* Briefs).forChange({ businessProfileId, id })) ?? (yield* new BriefNotFound({}))
})

/** Stores what a decision makes of a locked brief, dated now. */
const changed = Effect.fnUntraced(function* <Failure>(
  key: BriefKey,
  decide: (brief: Brief) => Result.Result<Brief, Failure>,
) {
  const before = yield* locked(key)
  const updatedAt = yield* Clock.currentTimeMillis
  const { businessProfileId } = key
  const after = { ...(yield* Effect.fromResult(decide(before))), businessProfileId, updatedAt }
  return yield* (yield* Briefs).save(after)
})

const encoded = Schema.encodeSync(Schema.toCodecJson(Brief))

export const changeBrief = handler(
  ChangeBrief,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, revision, ...fields }) {
    const key = { businessProfileId, briefId }
    const before = yield* locked(key)
    const content = yield* checked({ ...briefContentOf(before), ...fields })
    const { revisions = unrevised } = before
    const overtaken =
      revision === undefined ? [] : overtakenFields(briefContentOf(before), content, revisions, revision)
    if (overtaken.length > 0) {
      // A brief on the wire is a JSON object.
      const current = encoded(before) as Readonly<Record<string, Schema.Json>>
      return yield* new DifferenceStale({ fields: overtaken, revision: revisions.revision, current })
    }
    return yield* changed(key, (brief) => rewritten(brief, content))
  }),
)

export const moveBrief = handler(MoveBrief, ({ status, ...key }) => changed(key, (brief) => movedBrief(brief, status)))

export const planBrief = handler(PlanBrief, ({ rows, ...key }) => changed(key, (brief) => plannedBrief(brief, rows)))

export const decideBriefPlan = handler(DecideBriefPlan, ({ decision, comment = "", ...key }) =>
  changed(key, (brief) =>
    decidedBrief(brief, (plan) => (decision === "approved" ? approvePlan(plan, comment) : rejectPlan(plan, comment))),
  ),
)

export const removeBrief = handler(
  RemoveBrief,
  Effect.fnUntraced(function* (key) {
    const { status, businessProfileId, id } = yield* locked(key)
    if (status !== "Draft") return yield* new BriefMoveNotAllowed({ from: status, to: "Draft" })
    yield* (yield* Briefs).remove({ businessProfileId, id })
    return {}
  }),
)
