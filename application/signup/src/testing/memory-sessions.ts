import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { SessionNotFound } from "@domain/businesses"
import type { SessionId } from "@domain/kernel"
import { SessionRepository, type StoredSession } from "../ports/session-repository.ts"

/** Sessions in the in-memory database. Commands take turns there, so a lock is not needed. */
export const memorySessionRepository = Layer.effect(
  SessionRepository,
  Effect.gen(function* () {
    const sessions = (yield* MemoryDatabase).table<SessionId, StoredSession>("signup-sessions")
    const found = (session: StoredSession | undefined) =>
      session === undefined ? Effect.fail(new SessionNotFound({})) : Effect.succeed(session)
    const byId = (sessionId: SessionId) => Effect.suspend(() => found(sessions.get(sessionId)))
    const ofProfile = (businessProfileId: number) =>
      [...sessions.values()].filter(({ details }) => details.businessProfileId === businessProfileId)
    return {
      byId,
      forUpdate: byId,
      byEncodedId: (encodedId) =>
        Effect.suspend(() => found([...sessions.values()].find(({ details }) => details.encodedId === encodedId))),
      latestOf: (businessProfileId) =>
        Effect.sync(
          () => ofProfile(businessProfileId).toSorted((a, b) => b.details.updatedAt - a.details.updatedAt)[0],
        ),
      usedPromoCodes: (businessProfileId, except) =>
        Effect.sync(() => [
          ...new Set(
            ofProfile(businessProfileId).flatMap(({ details: { paid, budget, sessionId } }) =>
              paid && sessionId !== except && budget?.promoCode !== undefined ? [budget.promoCode] : [],
            ),
          ),
        ]),
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
