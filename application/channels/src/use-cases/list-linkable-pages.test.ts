import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { BusinessProfileId, SessionId, UserId } from "@domain/kernel"
import { memoryDraftSessions, MemoryDrafts } from "@application/signup/testing"
import { memoryLinkablePages, memorySocialAccounts } from "../testing/index.ts"
import { SocialAccounts } from "../ports/index.ts"
import { listLinkablePages } from "./list-linkable-pages.ts"

const sessionId = SessionId.make("00000000-0000-4000-8000-0000000000a1")

const draft: SignupSession = {
  sessionId,
  encodedId: "link",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "LinkAccounts",
  extraction: { status: "none", stage: "queued" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: true,
  paid: true,
  createdAt: 0,
  updatedAt: 0,
  business: {},
  creative: {},
  targeting: {},
  budget: {},
  accounts: {},
}

const world = Layer.mergeAll(memoryLinkablePages, memoryDraftSessions, memorySocialAccounts).pipe(
  Layer.provideMerge(MemoryDatabase.layer),
)

const pagesFor = (changes: SessionParts) =>
  Effect.gen(function* () {
    ;(yield* MemoryDrafts).put(withParts(draft, changes))
    return yield* listLinkablePages.handle({ sessionId })
  })

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

test("a draft is offered its business's approved pages, whatever it is named", async () => {
  const answer = await run(
    Effect.gen(function* () {
      const { choose, move } = yield* SocialAccounts
      for (const [profile, id] of [
        [7, "1"],
        [7, "2"],
        [8, "3"],
      ] as const) {
        const businessProfileId = BusinessProfileId.make(profile)
        yield* choose(businessProfileId, { id, name: "Bloom" })
        if (id !== "2") yield* move(businessProfileId, id, "NotRequested", "Approved")
      }
      return yield* pagesFor({ businessProfileId: BusinessProfileId.make(7), business: { name: "Bloom" } })
    }),
  )
  expect(answer.pages.map(({ id }) => id)).toEqual(["1"])
  expect(answer.portalPage.name).toBe("Local Offers")
})

test("a draft without a business has no page of its own", async () => {
  expect((await run(pagesFor({ business: { name: "Bloom" } }))).pages).toEqual([])
})

test("an unknown session has no pages, and one with a user only for that user", async () => {
  const unknown = SessionId.make("00000000-0000-4000-8000-0000000000ff")
  expect((await run(Effect.flip(listLinkablePages.handle({ sessionId: unknown }))))._tag).toBe("SessionNotFound")
  const owned = pagesFor({ userId: UserId.make(3) })
  expect((await run(Effect.flip(owned)))._tag).toBe("SessionBelongsToUser")
  expect((await run(Effect.provideService(owned, CurrentActor, userActor(3)))).pages).toEqual([])
})
