import { Effect, Layer } from "effect"
import { authoriseSession } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import type { SessionId } from "@domain/kernel"
import { LinkablePages, LinkingDrafts } from "../ports/linkable-pages.ts"

/** Three pages of invented businesses and the platform's own. */
export const memoryLinkablePages = Layer.succeed(LinkablePages, {
  granted: Effect.succeed([
    { id: "4001", name: "Sunrise Dental Care", category: "Dentist", link: "https://www.facebook.com/sunrisedental" },
    { id: "4002", name: "Harbour & Rye Bakery", category: "Bakery", link: "https://www.facebook.com/harbourandrye" },
    { id: "4003", name: "Nilgiri Yoga Shala", category: "Yoga studio", link: "https://www.facebook.com/nilgiriyoga" },
  ]),
  portalPage: Effect.succeed({ id: "4000", name: "Local Offers", category: "Advertising agency" }),
})

/** Drafts in the in-memory database's table `sessions`; one with a user is theirs and their profile's. */
export const memoryLinkingDrafts = Layer.effect(
  LinkingDrafts,
  Effect.gen(function* () {
    const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
    return {
      get: Effect.fnUntraced(function* (sessionId) {
        const session = sessions.get(sessionId)
        if (session === undefined) return yield* new SessionNotFound({})
        yield* authoriseSession(session, () => new SessionBelongsToUser({}))
        return session
      }),
    }
  }),
)
