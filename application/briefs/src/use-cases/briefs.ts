import { CurrentActor, handler, mayOn, Profiles, RateLimits } from "@application/kernel"
import {
  Brief,
  type BriefContent,
  briefContentOf,
  briefCounts,
  briefLimits,
  BriefMoveNotAllowed,
  type BriefMover,
  BriefsFull,
  checkedBrief,
  listedBriefs,
  moveBrief as movedStatus,
  rewritten,
} from "@domain/briefs"
import { DifferenceStale } from "@domain/errors"
import { type Action, invalidFields, TooManyRequests } from "@domain/identity"
import { type BusinessProfileId, overtakenFields, unrevised } from "@domain/kernel"
import { Clock, Effect, Result, Schema } from "effect"
import { ChangeBrief, CreateBrief, GetBrief, ListBriefs, MoveBrief, RemoveBrief } from "../contract/briefs.ts"
import { BriefPlans } from "../stores/brief-plans.ts"
import { Briefs } from "../stores/briefs.ts"
import { PlanComments } from "../stores/plan-comments.ts"
import { PlanVersions } from "../stores/plan-versions.ts"
import { briefOf, keptBrief, lockedBrief, shownBrief, shownBriefs, versionsOf } from "./stored-brief.ts"

/** Briefs that one business may write in a day. */
const mostBriefs = 100
const day = 24 * 3_600_000

const checked = Effect.fnUntraced(function* (content: BriefContent) {
  const result = checkedBrief(content)
  if (Result.isSuccess(result)) return result.success
  return yield* invalidFields(result.failure)
})

/** All briefs of a business, newest first; there are at most as many as a business may have. */
const allBriefs = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const page = { limit: briefLimits.briefs }
  return (yield* (yield* Briefs).list("newest", { businessProfileId }, page)).rows
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
    if ((yield* allBriefs(businessProfileId)).length >= briefLimits.briefs)
      return yield* new BriefsFull({ most: briefLimits.briefs })
    const now = yield* Clock.currentTimeMillis
    const { chosenCurrency: currency } = yield* (yield* Profiles).of(businessProfileId)
    const brief = { ...content, currency, status: "Draft" as const, createdAt: now, updatedAt: now }
    const added = yield* (yield* Briefs).add({ businessProfileId, ...brief })
    return yield* shownBrief({ businessProfileId, briefId: added.id }, added)
  }),
)

const pageSize = 20

export const listBriefs = handler(
  ListBriefs,
  Effect.fnUntraced(function* ({ businessProfileId, limit = pageSize, status, search, order, cursor = "0" }) {
    const all = yield* allBriefs(businessProfileId)
    const found = listedBriefs(all, { status, words: search, order })
    const from = /^\d{1,4}$/.test(cursor) ? Number(cursor) : 0
    const briefs = yield* shownBriefs(businessProfileId, found.slice(from, from + limit))
    const next = from + limit
    return {
      briefs,
      total: found.length,
      currency: (yield* (yield* Profiles).of(businessProfileId)).chosenCurrency,
      counts: briefCounts(all),
      ...(next < found.length && { nextCursor: String(next) }),
    }
  }),
)

export const getBrief = handler(
  GetBrief,
  Effect.fnUntraced(function* (key) {
    return yield* shownBrief(key, yield* briefOf(key))
  }),
)

const encoded = Schema.encodeSync(Schema.toCodecJson(Brief))

export const changeBrief = handler(
  ChangeBrief,
  Effect.fnUntraced(function* ({ businessProfileId, briefId, revision, ...fields }) {
    const key = { businessProfileId, briefId }
    const before = yield* lockedBrief(key)
    const content = yield* checked({ ...briefContentOf(before), ...fields })
    const { revisions = unrevised } = before
    const overtaken =
      revision === undefined ? [] : overtakenFields(briefContentOf(before), content, revisions, revision)
    if (overtaken.length > 0) {
      // A brief on the wire is a JSON object.
      const current = encoded(before) as Readonly<Record<string, Schema.Json>>
      return yield* new DifferenceStale({ fields: overtaken, revision: revisions.revision, current })
    }
    return yield* shownBrief(key, yield* keptBrief(key, yield* Effect.fromResult(rewritten(before, content))))
  }),
)

/** What makes somebody each mover of a brief; the approval itself is nobody's. */
const rights = {
  writer: "writeBriefs",
  planner: "editCampaigns",
  approver: "approveBriefPlans",
} as const satisfies { readonly [Mover in Exclude<BriefMover, "approval">]: Action }
const movers = ["writer", "planner", "approver"] as const

export const moveBrief = handler(
  MoveBrief,
  Effect.fnUntraced(function* ({ status: to, ...key }) {
    const actor = yield* CurrentActor
    const before = yield* lockedBrief(key)
    const parts = movers.filter((mover) => mayOn(actor, rights[mover], key.businessProfileId))
    const status = yield* Effect.fromResult(movedStatus(before.status, to, parts))
    return yield* shownBrief(key, yield* keptBrief(key, { ...before, status }))
  }),
)

export const removeBrief = handler(
  RemoveBrief,
  Effect.fnUntraced(function* (key) {
    const { status, businessProfileId, id: briefId } = yield* lockedBrief(key)
    if (status !== "Draft") return yield* new BriefMoveNotAllowed({ from: status, to: "Draft" })
    const [plans, versions, comments] = [yield* BriefPlans, yield* PlanVersions, yield* PlanComments]
    yield* plans.remove({ businessProfileId, briefId })
    for (const { version } of yield* versionsOf(key)) yield* versions.remove({ businessProfileId, briefId, version })
    for (const { id } of (yield* comments.list("ofBrief", { businessProfileId, briefId })).rows)
      yield* comments.remove({ businessProfileId, briefId, id })
    yield* (yield* Briefs).remove({ businessProfileId, id: briefId })
    return {}
  }),
)
