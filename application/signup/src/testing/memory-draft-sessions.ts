import { Context, Effect, Layer } from "effect"
import { authoriseSession } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, SessionBelongsToUser, SessionNotFound, withChange } from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { DraftSessions } from "../services/draft-sessions.ts"

/** Lets a story or test store a draft in the in-memory world. */
export class MemoryDrafts extends Context.Service<MemoryDrafts, { readonly put: (details: SignupSession) => void }>()(
  "signup/testing/MemoryDrafts",
) {}

/** Drafts in the in-memory database, each open to its owner and their profile's members. */
export const memoryDraftSessions = Layer.effectContext(
  Effect.gen(function* () {
    const drafts = (yield* MemoryDatabase).table<SessionId, SignupSession>("drafts")
    const get = Effect.fnUntraced(function* (sessionId: SessionId) {
      const details = drafts.get(sessionId)
      if (details === undefined) return yield* new SessionNotFound({})
      yield* authoriseSession(details, () => new SessionBelongsToUser({}))
      return details
    })
    return Context.make(DraftSessions, {
      get,
      ofLink: (encodedId) =>
        Effect.suspend(() => {
          const draft = [...drafts.values()].find((each) => each.encodedId === encodedId)
          return draft === undefined ? Effect.fail(new SessionNotFound({})) : Effect.succeed(draft)
        }),
      latestOf: (businessProfileId) =>
        Effect.sync(() =>
          [...drafts.values()]
            .filter((draft) => draft.businessProfileId === businessProfileId)
            .toSorted((one, other) => other.updatedAt - one.updatedAt)
            .at(0),
        ),
      change: (sessionId, changes) =>
        Effect.map(get(sessionId), (current) => {
          const changed = { ...withChange(current, changes(current), "owner"), revision: current.revision + 1 }
          drafts.set(sessionId, changed)
          return changed
        }),
    }).pipe(Context.add(MemoryDrafts, { put: (details) => void drafts.set(details.sessionId, details) }))
  }),
)
