import { Clock, Effect } from "effect"
import { profileIfKnown } from "./profile-cards.ts"
import { handler, CurrentActor, Profiles, PriorityCare, currentUser } from "@application/kernel"
import { ownPortal, Portals } from "@application/portals/services"
import { userHeading } from "@domain/identity"
import { type CallbackRequestId, defaultPage, offsetOf, pageOf, type PortalId, type UserId } from "@domain/kernel"
import { callbackDaysLeft, CallbackRequestNotFound } from "@domain/messaging"
import { callsBack } from "@domain/portals"
import {
  ClaimCallbackRequest,
  GetCallbackRequest,
  GetOwnCallback,
  HandleCallbackRequest,
  ListCallbackRequests,
} from "../contract/callback-requests.ts"
import { CallbackPages } from "../ports/callback-pages.ts"
import { UserRepository } from "../ports/user-repository.ts"
import {
  answerOf,
  CallbackRequests,
  claimed,
  claimOf,
  givenBack,
  handled,
  openedAgain,
  type StoredCallback,
} from "../stores/callback-requests.ts"

/** Names of the users who asked for a call, claimed a request or answered it; empty for an account that is gone. */
const namesOf = Effect.fnUntraced(function* (portalId: PortalId, stored: ReadonlyArray<StoredCallback>) {
  const ids = stored.flatMap(({ userId, claimedBy = [], handledBy = [] }) => [userId, claimedBy, handledBy].flat())
  const accounts = yield* (yield* UserRepository).byIds(portalId, [...new Set(ids)])
  const names = new Map(accounts.map(({ user }) => [user.id, userHeading(user, true)]))
  return (id: UserId): string => names.get(id) ?? ""
})

/** Requests with the names of who asks, for which business, and who takes care of it. */
const shown = Effect.fnUntraced(function* (portalId: PortalId, stored: ReadonlyArray<StoredCallback>) {
  const nameOf = yield* namesOf(portalId, stored)
  const profileIds = [...new Set(stored.map(({ businessProfileId }) => businessProfileId))]
  const profiles = yield* (yield* Profiles).ofAll(profileIds)
  const now = yield* Clock.currentTimeMillis
  const spans = stored.map(({ businessProfileId, requestedAt, handledAt = now }) => ({
    businessProfileId,
    from: requestedAt,
    until: handledAt,
  }))
  const priorities = yield* (yield* PriorityCare).during(spans)
  return stored.map((request, index) => {
    const { id, userId, businessProfileId, phone, requestedAt, replyDueAt, staffNote } = request
    const [claim, answer] = [claimOf(request), answerOf(request)]
    const profile = profiles.find((one) => one.id === businessProfileId)
    const daysLeft =
      profile === undefined || answer !== undefined ? undefined : callbackDaysLeft(now, replyDueAt, profile.region)
    return {
      id,
      userId,
      callerName: nameOf(userId),
      businessProfileId,
      businessName: profile?.name ?? "",
      ...(profile !== undefined && { region: profile.region }),
      phone,
      requestedAt,
      replyDueAt,
      ...(daysLeft !== undefined && { daysLeft }),
      isPriority: priorities[index] === true,
      isOverdue: answer === undefined && replyDueAt <= now,
      ...(claim !== undefined && { claim: { ...claim, name: nameOf(claim.by) } }),
      ...(staffNote !== undefined && { note: staffNote }),
      ...(answer !== undefined && { answer: { ...answer, name: nameOf(answer.by) } }),
    }
  })
})

const shownOne = Effect.fnUntraced(function* (portalId: PortalId, id: CallbackRequestId) {
  const stored = yield* (yield* CallbackRequests).find({ portalId, id })
  const [request] = yield* shown(portalId, stored === undefined ? [] : [stored])
  return request ?? (yield* new CallbackRequestNotFound({}))
})

export const listCallbackRequests = handler(
  ListCallbackRequests,
  Effect.fnUntraced(function* ({ portalId, state, search = "", ...paging }) {
    yield* ownPortal(portalId)
    const page = { ...defaultPage, ...paging }
    const read = yield* (yield* CallbackPages).page(portalId, {
      ...(state !== undefined && { state }),
      search: search.trim(),
      now: yield* Clock.currentTimeMillis,
      skip: offsetOf(page),
      limit: page.limit + 1,
    })
    const { rows, hasNextPage } = pageOf(read, page.limit)
    return { requests: yield* shown(portalId, rows), hasNextPage }
  }),
)

export const getCallbackRequest = handler(
  GetCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId }) {
    return yield* shownOne(yield* ownPortal(portalId), callbackRequestId)
  }),
)

/** Stores what a change makes of a request, which nobody else changes meanwhile. */
const changed = Effect.fnUntraced(function* (
  portalId: PortalId,
  id: CallbackRequestId,
  change: (request: StoredCallback) => StoredCallback,
) {
  const requests = yield* CallbackRequests
  const request = yield* requests.forChange({ portalId, id })
  if (request === undefined) return yield* new CallbackRequestNotFound({})
  yield* requests.save(change(request))
})

export const claimCallbackRequest = handler(
  ClaimCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId, isClaimed, note }) {
    yield* ownPortal(portalId)
    const { userId: by } = yield* currentUser
    const claimedAt = yield* Clock.currentTimeMillis
    yield* changed(portalId, callbackRequestId, (request) => ({
      ...(isClaimed ? claimed(request, { at: claimedAt, by }) : givenBack(request)),
      ...(note !== undefined && { staffNote: note }),
    }))
    return yield* shownOne(portalId, callbackRequestId)
  }),
)

export const handleCallbackRequest = handler(
  HandleCallbackRequest,
  Effect.fnUntraced(function* ({ portalId, callbackRequestId, isHandled, note }) {
    yield* ownPortal(portalId)
    const { userId: by } = yield* currentUser
    const at = yield* Clock.currentTimeMillis
    const answer = { at, by, ...(note !== undefined && { note }) }
    yield* changed(portalId, callbackRequestId, (request) =>
      isHandled ? handled(request, answer) : openedAgain(request),
    )
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
    const profile = yield* profileIfKnown(businessProfileId)
    const isOffered = isPriority || (profile !== undefined && callsBack(portal, profile.region))
    if (actor.kind !== "user") return { isOffered, isPriority }
    const { portalId, userId } = actor
    const { rows } = yield* (yield* CallbackRequests).list(
      "newestOf",
      { portalId, userId, businessProfileId },
      { limit: 1 },
    )
    const [latest] = rows
    if (latest === undefined) return { isOffered, isPriority }
    const { phone, requestedAt, replyDueAt, claimedAt, handledAt } = latest
    return {
      isOffered,
      isPriority,
      request: {
        phone,
        requestedAt,
        replyDueAt,
        isClaimed: claimedAt !== undefined,
        isOverdue: handledAt === undefined && replyDueAt <= now,
        ...(handledAt !== undefined && { handledAt }),
      },
    }
  }),
)
