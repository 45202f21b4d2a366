import { Clock, Effect } from "effect"
import { command, query } from "@application/kernel"
import { userHeading } from "@domain/identity"
import type { CallbackRequestId, PortalId } from "@domain/kernel"
import { CallbackRequestNotFound } from "@domain/messaging"
import { GetCallbackRequest, HandleCallbackRequest, ListCallbackRequests } from "../contract/callback-requests.ts"
import { CallbackRequests, type StoredCallback } from "../ports/callback-requests.ts"
import { PriorityCare } from "../ports/priority-care.ts"
import { ProfileCards } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentUser } from "./current-account.ts"
import { ownPortal } from "./own-portal.ts"

const usualLimit = 20

/** Requests with the names of who asks and for which business. */
const shown = Effect.fnUntraced(function* (portalId: PortalId, stored: ReadonlyArray<StoredCallback>) {
  const accounts = yield* (yield* UserRepository).byIds(portalId, [...new Set(stored.map(({ request }) => request.id))])
  const profileIds = [...new Set(stored.map(({ request }) => request.businessProfileId))]
  const cards = yield* (yield* ProfileCards).of(profileIds)
  const now = yield* Clock.currentTimeMillis
  const spans = stored.map(({ request: { businessProfileId }, requestedAt, answer }) => ({
    businessProfileId,
    from: requestedAt,
    until: answer?.at ?? now,
  }))
  const priorities = yield* (yield* PriorityCare).during(spans)
  return stored.map(({ id, request, requestedAt, replyDueAt, answer }, index) => {
    const caller = accounts.find(({ user }) => user.id === request.id)
    return {
      id,
      userId: request.id,
      callerName: caller === undefined ? "" : userHeading(caller.user, true),
      businessProfileId: request.businessProfileId,
      businessName: cards.find((card) => card.id === request.businessProfileId)?.name ?? "",
      phone: request.phone,
      requestedAt,
      replyDueAt,
      isPriority: priorities[index] === true,
      isOverdue: answer === undefined && replyDueAt < now,
      ...(answer !== undefined && { answer }),
    }
  })
})

const shownOne = Effect.fnUntraced(function* (portalId: PortalId, id: CallbackRequestId) {
  const stored = yield* (yield* CallbackRequests).byId(portalId, id)
  const [request] = yield* shown(portalId, stored === undefined ? [] : [stored])
  return request ?? (yield* new CallbackRequestNotFound({}))
})

export const listCallbackRequests = query(
  ListCallbackRequests,
  Effect.fnUntraced(function* ({ portalId, limit = usualLimit, ...query }) {
    yield* ownPortal(portalId)
    const found = yield* (yield* CallbackRequests).page(portalId, { ...query, limit: limit + 1 })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      requests: yield* shown(portalId, page),
      ...(found.length > limit && last !== undefined && { before: last.id }),
    }
  }),
)

export const getCallbackRequest = query(
  GetCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId }) {
    return yield* shownOne(yield* ownPortal(portalId), callbackRequestId)
  }),
)

export const handleCallbackRequest = command(
  HandleCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId, isHandled, note }) {
    yield* ownPortal(portalId)
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const answer = isHandled ? { at, by, ...(note !== undefined && { note }) } : undefined
    yield* (yield* CallbackRequests).answer(portalId, callbackRequestId, answer)
    return yield* shownOne(portalId, callbackRequestId)
  }),
)
