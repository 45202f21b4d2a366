import { Effect, Layer, Option } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { type ActingSession, ActingSessions } from "../ports/acting-sessions.ts"

/** Acting sessions in the in-memory database. */
export const memoryActingSessions = Layer.effect(
  ActingSessions,
  Effect.gen(function* () {
    const rows = (yield* MemoryDatabase).table<number, ActingSession>("acting_sessions")
    const found = (holds: (session: ActingSession) => boolean, now: number) =>
      [...rows.values()].filter((session) => holds(session) && session.endsAt > now).toReversed()
    const end = (portalId: number, familyId: string, now: number) => {
      for (const session of found((one) => one.portalId === portalId && one.familyId === familyId, now))
        rows.set(session.id, { ...session, endsAt: now })
    }
    return {
      start: (session) =>
        Effect.sync(() => {
          end(session.portalId, session.familyId, session.startedAt)
          const id = rows.size + 1
          rows.set(id, { ...session, id })
        }),
      living: (portalId, familyId, now) =>
        Effect.sync(() =>
          Option.fromUndefinedOr(found((one) => one.portalId === portalId && one.familyId === familyId, now)[0]),
        ),
      of: (portalId, userId, now) =>
        Effect.sync(() => found((one) => one.portalId === portalId && one.userId === userId, now)),
      end: (portalId, familyId, now) => Effect.sync(() => end(portalId, familyId, now)),
    }
  }),
)
