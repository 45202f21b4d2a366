import { Clock, Effect } from "effect"
import { handler, CurrentActor } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { userHeading } from "@domain/identity"
import { type CallbackRequestId, defaultPage, offsetOf, type PortalId, type UserId } from "@domain/kernel"
import { callbackDaysLeft, CallbackRequestNotFound } from "@domain/messaging"
import { callsBack } from "@domain/portals"
import {
  ClaimCallbackRequest,
  GetCallbackRequest,
  GetOwnCallback,
  HandleCallbackRequest,
  ListCallbackRequests,
} from "../contract/callback-requests.ts"
import { CallbackRequests, type StoredCallback } from "../ports/callback-requests.ts"
import { PriorityCare } from "../ports/priority-care.ts"
import { ProfileCards } from "../ports/memberships.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { currentUser } from "./current-account.ts"
import { ownPortal } from "./own-portal.ts"

/** The names of those who ask and of those who answer, empty where an account is gone. */
const namesOf = Effect.fnUntraced(function* (portalId: PortalId, stored: ReadonlyArray<StoredCallback>) {
  const ids = stored.flatMap(({ request, claim, answer }) => [request.id, claim?.by ?? [], answer?.by ?? []].flat())
  const accounts = yield* (yield* UserRepository).byIds(portalId, [...new Set(ids)])
  const names = new Map(accounts.map(({ user }) => [user.id, userHeading(user, true)]))
  return (id: UserId): string => names.get(id) ?? ""
})

/** Requests with the names of who asks, for which business, and who takes care of it. */
const shown = Effect.fnUntraced(function* (portalId: PortalId, stored: ReadonlyArray<StoredCallback>) {
  const nameOf = yield* namesOf(portalId, stored)
  const profileIds = [...new Set(stored.map(({ request }) => request.businessProfileId))]
  const cards = yield* (yield* ProfileCards).of(profileIds)
  const now = yield* Clock.currentTimeMillis
  const spans = stored.map(({ request: { businessProfileId }, requestedAt, answer }) => ({
    businessProfileId,
    from: requestedAt,
    until: answer?.at ?? now,
  }))
  const priorities = yield* (yield* PriorityCare).during(spans)
  return stored.map(({ id, request, requestedAt, replyDueAt, claim, note, answer }, index) => {
    const card = cards.find((one) => one.id === request.businessProfileId)
    const daysLeft =
      card === undefined || answer !== undefined ? undefined : callbackDaysLeft(now, replyDueAt, card.region)
    return {
      id,
      userId: request.id,
      callerName: nameOf(request.id),
      businessProfileId: request.businessProfileId,
      businessName: card?.name ?? "",
      ...(card !== undefined && { region: card.region }),
      phone: request.phone,
      requestedAt,
      replyDueAt,
      ...(daysLeft !== undefined && { daysLeft }),
      isPriority: priorities[index] === true,
      isOverdue: answer === undefined && replyDueAt <= now,
      ...(claim !== undefined && { claim: { ...claim, name: nameOf(claim.by) } }),
      ...(note !== undefined && { note }),
      ...(answer !== undefined && { answer: { ...answer, name: nameOf(answer.by) } }),
    }
  })
})

const shownOne = Effect.fnUntraced(function* (portalId: PortalId, id: CallbackRequestId) {
  const stored = yield* (yield* CallbackRequests).byId(portalId, id)
  const [request] = yield* shown(portalId, stored === undefined ? [] : [stored])
  return request ?? (yield* new CallbackRequestNotFound({}))
})

export const listCallbackRequests = handler(
  ListCallbackRequests,
  Effect.fnUntraced(function* ({ portalId, state, search = "", ...paging }) {
    yield* ownPortal(portalId)
    const page = { ...defaultPage, ...paging }
    const { requests, total } = yield* (yield* CallbackRequests).page(portalId, {
      ...(state !== undefined && { state }),
      search: search.trim(),
      now: yield* Clock.currentTimeMillis,
      skip: offsetOf(page),
      limit: page.limit,
    })
    return { requests: yield* shown(portalId, requests), total }
  }),
)

export const getCallbackRequest = handler(
  GetCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId }) {
    return yield* shownOne(yield* ownPortal(portalId), callbackRequestId)
  }),
)

export const claimCallbackRequest = handler(
  ClaimCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId, isClaimed, note }) {
    yield* ownPortal(portalId)
    const { userId: by } = yield* currentUser
    const requests = yield* CallbackRequests
    const claim = isClaimed ? { at: yield* Clock.currentTimeMillis, by } : undefined
    yield* requests.claim(portalId, callbackRequestId, claim)
    if (note !== undefined) yield* requests.keepNote(portalId, callbackRequestId, note)
    return yield* shownOne(portalId, callbackRequestId)
  }),
)

export const handleCallbackRequest = handler(
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

export const getOwnCallback = handler(
  GetOwnCallback,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const actor = yield* CurrentActor
    const portal = yield* (yield* Portals).current
    const now = yield* Clock.currentTimeMillis
    const [isPriority = false] = yield* (yield* PriorityCare).during([{ businessProfileId, from: now, until: now }])
    const [card] = yield* (yield* ProfileCards).of([businessProfileId])
    const isOffered = isPriority || (card !== undefined && callsBack(portal, card.region))
    if (actor.kind !== "user") return { isOffered, isPriority }
    const latest = yield* (yield* CallbackRequests).latestOf(actor.portalId, actor.userId, businessProfileId)
    if (latest === undefined) return { isOffered, isPriority }
    const { request, requestedAt, replyDueAt, claim, answer } = latest
    return {
      isOffered,
      isPriority,
      request: {
        phone: request.phone,
        requestedAt,
        replyDueAt,
        isClaimed: claim !== undefined,
        isOverdue: answer === undefined && replyDueAt <= now,
        ...(answer !== undefined && { handledAt: answer.at }),
      },
    }
  }),
)
