import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { type SignupSession, type SessionParts, withParts } from "@domain/signup"
import { SessionId, UserId } from "@domain/kernel"
import { memoryDraftSessions, MemoryDrafts } from "@application/signup/testing"
import { memoryLinkablePages } from "../testing/index.ts"
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

const world = Layer.merge(memoryLinkablePages, memoryDraftSessions).pipe(Layer.provideMerge(MemoryDatabase.layer))

const pagesFor = (changes: SessionParts) =>
  Effect.gen(function* () {
    ;(yield* MemoryDrafts).put(withParts(draft, changes))
    return yield* listLinkablePages.handle({ sessionId })
  })

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

const names = async (changes: SessionParts) => (await run(pagesFor(changes))).pages.map(({ name }) => name)

test("a business sees its own page and the platform's, never another business's", async () => {
  expect(await names({ business: { name: "HARBOUR & RYE bakery" } })).toEqual(["Harbour & Rye Bakery"])
  expect(await names({ business: { name: "Rye" } })).toEqual([])
  expect(await names({})).toEqual([])
  expect((await run(pagesFor({}))).portalPage.name).toBe("Local Offers")
})

test("the page whose address was typed is its own, however it was written", async () => {
  for (const facebookPageUrl of ["https://m.facebook.com/NilgiriYoga/?ref=1", "facebook.com/4003"]) {
    expect(await names({ business: { name: "Other name", facebookPageUrl } })).toEqual(["Nilgiri Yoga Shala"])
  }
  expect(await names({ business: { facebookPageUrl: "https://notfacebook.example/nilgiriyoga" } })).toEqual([])
})

test("an unknown session has no pages, and one with a user only for that user", async () => {
  const unknown = SessionId.make("00000000-0000-4000-8000-0000000000ff")
  expect((await run(Effect.flip(listLinkablePages.handle({ sessionId: unknown }))))._tag).toBe("SessionNotFound")
  const owned = pagesFor({ userId: UserId.make(3) })
  expect((await run(Effect.flip(owned)))._tag).toBe("SessionBelongsToUser")
  expect((await run(Effect.provideService(owned, CurrentActor, userActor(3)))).pages).toEqual([])
})
