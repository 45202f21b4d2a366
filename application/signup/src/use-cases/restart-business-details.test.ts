import { Effect } from "effect"
import { expect, test } from "vitest"
import { SessionId, UserId } from "@domain/kernel"
import { asUser, atAnotherPortal, inSignup } from "../testing/in-signup.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { startBusinessDetails } from "./start-business-details.ts"
import { updateBusinessDetails } from "./business-details.ts"

const start = startBusinessDetails.handle

const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")

test("starting with another website keeps typed values and drops extracted ones", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const read = freshSession(1, {
        business: { name: "Typed", tagline: "Read" },
        sources: { name: "owner", tagline: "meta" },
        extraction: { status: "done", stage: "done", address: "https://old.example" },
      })
      yield* sessions.create(read)
      return yield* start({ region: "IN", sessionId: read.details.sessionId, websiteUrl: "new.example" })
    }),
  )
  expect(details).toMatchObject({ business: { name: "Typed" }, revision: 2, extraction: { status: "pending" } })
  expect(details.business.tagline).toBeUndefined()
  expect(details.sources).toEqual({ name: "owner", websiteUrl: "owner" })
})

test("another website that replaces typing begins the draft again on request", async () => {
  const read = freshSession(1, {
    business: { name: "Typed", tagline: "Read", language: "he" },
    creative: { objective: "Calls" },
    launchState: "Offer",
    sources: { name: "owner", tagline: "meta" },
    extraction: { status: "done", stage: "done", address: "https://old.example" },
  })
  const { sessionId, encodedId } = read.details
  const details = await inSignup(
    Effect.gen(function* () {
      yield* (yield* SessionRepository).create(read)
      return yield* start({ region: "IN", sessionId, websiteUrl: "new.example", replacesTyped: true })
    }),
  )
  expect(details).toMatchObject({
    sessionId,
    encodedId,
    launchState: "BusinessDetails",
    business: { websiteUrl: "https://new.example", language: "he" },
    creative: {},
    extraction: { status: "pending", address: "https://new.example" },
  })
  expect(details.sources).toEqual({ websiteUrl: "owner" })
})

test("a paid draft is not restarted", async () => {
  const paid = freshSession(1, { paid: true, business: { name: "Typed" }, sources: { name: "owner" } })
  const { sessionId } = paid.details
  const { business } = await inSignup(
    Effect.gen(function* () {
      yield* (yield* SessionRepository).create(paid)
      return yield* start({ region: "IN", sessionId, websiteUrl: "new.example", replacesTyped: true })
    }),
  )
  expect(business.name).toBe("Typed")
})

test("starting again in another language leaves the services in the ads' one", async () => {
  const { suggestedServices } = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* start({ region: "GB", name: "Bloom", language: "en" })
      const changes = { business: { category: { slug: "hair-salon", name: "Hair salon" } } }
      yield* updateBusinessDetails.handle({ sessionId, changes })
      return yield* start({ region: "GB", sessionId, language: "he" })
    }),
  )
  expect(suggestedServices).toEqual(["Haircut", "Hair colouring", "Blow dry"])
})

test("an unknown session, another portal's and somebody else's cannot be started again", async () => {
  const failures = await inSignup(
    Effect.gen(function* () {
      const mine = freshSession(77, { userId: UserId.make(5) })
      const begun = yield* start({ region: "IN" })
      yield* (yield* SessionRepository).create(mine)
      const again = start({ region: "IN", sessionId: begun.sessionId })
      const owned = start({ region: "IN", sessionId: mine.details.sessionId })
      return [
        yield* Effect.flip(start({ region: "IN", sessionId: unknown })),
        yield* Effect.flip(atAnotherPortal(again)),
        yield* Effect.flip(owned),
        yield* Effect.flip(asUser(6)(owned)),
        yield* Effect.result(asUser(5)(owned)),
      ]
    }),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "SessionNotFound",
    "SessionNotFound",
    "SessionBelongsToUser",
    "SessionBelongsToUser",
    "Success",
  ])
})

test("a removed value stays removed when reading starts again", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* start({ region: "IN", name: "Bloom" })
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { name: null } } })
      return yield* start({ region: "IN", sessionId, websiteUrl: "bloom.example" })
    }),
  )
  expect(details.business.name).toBeUndefined()
  expect(details.sources["name"]).toBe("owner")
})
