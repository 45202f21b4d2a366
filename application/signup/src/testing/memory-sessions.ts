import { Effect, Layer, Schema } from "effect"
import { JsonText } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { SessionNotFound, WireSession } from "@domain/signup"
import type { PortalId, SessionId } from "@domain/kernel"
import { type PromoHold, SessionRepository, type StoredSession } from "../ports/session-repository.ts"

const encoded = Schema.encodeSync(Schema.fromJsonString(WireSession))

const endOf = ({ until = Infinity }: PromoHold): number => until

const isOwned = ({ details }: StoredSession): boolean =>
  details.paid ||
  details.userId !== undefined ||
  details.businessProfileId !== undefined ||
  details.campaignId !== undefined

const isOver = (hold: PromoHold, now: number): boolean => endOf(hold) <= now

/** Sessions in the in-memory database. Commands take turns there, so a lock is not needed. */
export const memorySessionRepository = Layer.effect(
  SessionRepository,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const sessions = database.table<SessionId, StoredSession>("signup-sessions")
    const holds = database.table<string, PromoHold>("signup-promo-holds")
    const orNotFound = (session: StoredSession | undefined) =>
      session === undefined ? Effect.fail(new SessionNotFound({})) : Effect.succeed(session)
    const byId = (sessionId: SessionId) => Effect.suspend(() => orNotFound(sessions.get(sessionId)))
    const ofProfile = (businessProfileId: number) =>
      [...sessions.values()].filter(({ details }) => details.businessProfileId === businessProfileId)
    const ownOf = (businessProfileId: number) =>
      ofProfile(businessProfileId).filter(({ details }) => details.isStorePart === undefined)
    const isAgentsClient = (businessProfileId: number | undefined) =>
      businessProfileId !== undefined && ofProfile(businessProfileId).some(({ details }) => details.flavour === "agent")
    const usesOf = (portalId: PortalId, promoCode: string, except: SessionId, now: number) =>
      [...holds.values()].filter(
        (hold) =>
          hold.portalId === portalId && hold.promoCode === promoCode && hold.sessionId !== except && !isOver(hold, now),
      ).length
    const newestFirst = (some: ReadonlyArray<StoredSession>) =>
      some.toSorted((a, b) => b.details.updatedAt - a.details.updatedAt)
    const newest = (some: ReadonlyArray<StoredSession>) => newestFirst(some)[0]
    return {
      byId,
      forUpdate: byId,
      onWire: (sessionId) =>
        Effect.map(byId(sessionId), ({ portalId, details }) => ({
          portalId,
          owner: details,
          text: new JsonText(encoded(details)),
        })),
      byEncodedId: (encodedId) =>
        Effect.suspend(() => orNotFound([...sessions.values()].find(({ details }) => details.encodedId === encodedId))),
      latestOf: (businessProfileId) => Effect.sync(() => newest(ownOf(businessProfileId))),
      recentOf: (businessProfileId, limit) => Effect.sync(() => newestFirst(ownOf(businessProfileId)).slice(0, limit)),
      named: (businessProfileId, sessionIds) =>
        Effect.sync(() =>
          ofProfile(businessProfileId).filter(({ details: { sessionId } }) => sessionIds.includes(sessionId)),
        ),
      counted: (portalId, region) =>
        Effect.sync(() => {
          const of = [...sessions.values()].filter((one) => one.portalId === portalId && one.details.region === region)
          const paid = of.filter(({ details }) => details.paid).length
          return { waiting: of.length - paid, paid }
        }),
      ofAgent: ({ portalId, userId, businessProfileIds, search, isPaid, skip, limit }) =>
        Effect.sync(() => {
          const wanted = search.trim().toLowerCase()
          const own = [...sessions.values()].filter(
            ({ portalId: portal, details: { flavour, userId: owner, businessProfileId, business, paid } }) =>
              portal === portalId &&
              (flavour === "agent" || isAgentsClient(businessProfileId)) &&
              owner === userId &&
              (businessProfileId === undefined || businessProfileIds.includes(businessProfileId)) &&
              (business.name ?? "").toLowerCase().includes(wanted) &&
              (isPaid ?? paid) === paid,
          )
          const ordered = own.toSorted(
            ({ details: a }, { details: b }) => b.updatedAt - a.updatedAt || (a.sessionId < b.sessionId ? -1 : 1),
          )
          return { sessions: ordered.slice(skip, skip + limit), total: own.length }
        }),
      isAgentsClient: (businessProfileId) => Effect.sync(() => isAgentsClient(businessProfileId)),
      latestPaidOf: (businessProfileId) =>
        Effect.sync(() => newest(ofProfile(businessProfileId).filter(({ details }) => details.paid))),
      usedPromoCodes: (businessProfileId, except, now) =>
        Effect.sync(() => {
          const held = [...holds.values()].filter(
            (hold) => hold.businessProfileId === businessProfileId && hold.sessionId !== except && !isOver(hold, now),
          )
          return held.map(({ promoCode }) => promoCode).toSorted()
        }),
      promoUses: (portalId, promoCode, except, now) => Effect.sync(() => usesOf(portalId, promoCode, except, now)),
      holdPromoCode: (hold) =>
        Effect.sync(() => {
          const key = `${hold.businessProfileId} ${hold.promoCode}`
          const held = holds.get(key)
          const isOwn = held?.sessionId === hold.sessionId
          const isKept = held !== undefined && isOwn && !isOver(held, hold.now)
          const { portalId, promoCode, sessionId, now, atMost = Infinity } = hold
          if (!isKept && usesOf(portalId, promoCode, sessionId, now) >= atMost) return false
          if (held !== undefined && !isOwn && !isOver(held, hold.now)) return false
          const stays = held !== undefined && isOwn && !isOver(hold, hold.now) && endOf(held) > endOf(hold)
          holds.set(key, stays ? held : hold)
          return true
        }),
      deleteAbandoned: (changedBefore, now, limit) =>
        Effect.sync(() => {
          const isHeld = ({ details }: StoredSession) =>
            [...holds.values()].some((hold) => hold.sessionId === details.sessionId && !isOver(hold, now))
          const abandoned = [...sessions.values()].filter(
            (session) => session.details.updatedAt < changedBefore && !isOwned(session) && !isHeld(session),
          )
          const deleted = abandoned.slice(0, limit)
          for (const { details } of deleted) sessions.delete(details.sessionId)
          return deleted.length
        }),
      deleteEndedHolds: (now, limit) =>
        Effect.sync(() => {
          const ended = [...holds].filter(([, hold]) => isOver(hold, now)).slice(0, limit)
          for (const [key] of ended) holds.delete(key)
          return ended.length
        }),
      create: (session) =>
        Effect.suspend(() => {
          if (sessions.has(session.details.sessionId)) return Effect.die(new Error("The session exists already"))
          sessions.set(session.details.sessionId, session)
          return Effect.void
        }),
      save: (session) =>
        Effect.suspend(() => {
          const { sessionId, revision } = session.details
          if (sessions.get(sessionId)?.details.revision !== revision - 1) {
            return Effect.die(new Error(`Revision ${revision} does not follow the stored one`))
          }
          sessions.set(sessionId, session)
          return Effect.void
        }),
    }
  }),
)
