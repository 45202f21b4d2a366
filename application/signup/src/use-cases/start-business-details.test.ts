import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { SessionId, UserId } from "@domain/kernel"
import { statusOf } from "@domain/errors"
import { asUser, atAnotherPortal, from, inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { startBusinessDetails } from "./start-business-details.ts"
import { updateBusinessDetails } from "./business-details.ts"

const start = startBusinessDetails.handle
const unknown = SessionId.make("00000000-0000-4000-8000-00000000ffff")

test("a portal without sign-ups starts none and continues those begun", async () => {
  const closed = memoryPortals({ ...memoryPortal, flags: { ...memoryPortal.flags, isSignupEnabled: false } })
  const [failure, jobs, again] = await inSignup(
    Effect.gen(function* () {
      const refused = yield* Effect.flip(Effect.provide(start({ region: "IN", websiteUrl: "bloom.example" }), closed))
      const jobs = yield* (yield* QueuedJobs).take
      const { sessionId } = yield* start({ region: "IN" })
      return [refused, jobs, yield* Effect.result(Effect.provide(start({ region: "IN", sessionId }), closed))] as const
    }),
  )
  expect([failure._tag, jobs, again._tag]).toEqual(["ForbiddenPortal", [], "Success"])
})

test("a website is kept in its normal form and queued to be read, once", async () => {
  const [details, jobs] = await inSignup(
    Effect.gen(function* () {
      const begun = yield* start({ region: "IN", websiteUrl: " Bloom-Bakery.example/ " })
      yield* start({ region: "IN", sessionId: begun.sessionId, websiteUrl: "bloom-bakery.example" })
      return [begun, yield* (yield* QueuedJobs).take] as const
    }),
  )
  expect(details).toMatchObject({
    business: { websiteUrl: "https://bloom-bakery.example" },
    revision: 1,
    launchState: "BusinessDetails",
    sources: { websiteUrl: "owner" },
    extraction: { status: "pending", stage: "queued", address: "https://bloom-bakery.example" },
  })
  expect(jobs.map(({ contract, input }) => [contract.name, input])).toEqual([
    ["signup/ExtractBusinessDetails", { sessionId: details.sessionId, address: "https://bloom-bakery.example" }],
  ])
})

test("without a website nothing is read, and what was typed is the owner's", async () => {
  const [details, jobs] = await inSignup(
    Effect.gen(function* () {
      const begun = yield* start({ region: "GB", name: "Bloom", category: "bakery", language: "en" })
      return [begun, yield* (yield* QueuedJobs).take] as const
    }),
  )
  expect(details).toMatchObject({
    region: "GB",
    business: { name: "Bloom", category: { slug: "bakery", name: "Bakery" } },
    extraction: { status: "none" },
    sources: { name: "owner", category: "owner", language: "owner" },
  })
  expect(jobs).toEqual([])
})

test("a Facebook page or Google listing is stored in its own field and read", async () => {
  const [begun, jobs] = await inSignup(
    Effect.gen(function* () {
      const each = [
        yield* start({ region: "IN", websiteUrl: "facebook.com/bloom" }),
        yield* start({ region: "IN", websiteUrl: "https://maps.app.goo.gl/x1" }),
        yield* start({ region: "IN", facebookPageDetail: { url: "g.page/bloom" } }),
        yield* start({ region: "IN", facebookPageDetail: { id: "4005" } }),
        yield* start({ region: "IN", googlePlaceDetail: { id: "ChIJ0123456789ab" } }),
      ]
      return [each, yield* (yield* QueuedJobs).take] as const
    }),
  )
  const kept = begun.map(({ business: { websiteUrl, facebookPageUrl, googlePlaceUrl } }) => [
    websiteUrl,
    facebookPageUrl,
    googlePlaceUrl,
  ])
  const addresses = [
    "https://facebook.com/bloom",
    "https://maps.app.goo.gl/x1",
    "https://g.page/bloom",
    "https://www.facebook.com/4005",
    "https://www.google.com/maps/place/?q=place_id:ChIJ0123456789ab",
  ]
  expect(kept).toEqual([
    [undefined, addresses[0], undefined],
    [undefined, undefined, addresses[1]],
    [undefined, undefined, addresses[2]],
    [undefined, addresses[3], undefined],
    [undefined, undefined, addresses[4]],
  ])
  expect(begun.map(({ extraction }) => [extraction.status, extraction.address])).toEqual(
    addresses.map((address) => ["pending", address]),
  )
  expect(jobs.map(({ input }) => input)).toEqual(
    begun.map(({ sessionId }, at) => ({ sessionId, address: addresses[at] })),
  )
})

test("of a website and pages named together one reading is made, the website foremost", async () => {
  const [begun, jobs] = await inSignup(
    Effect.gen(function* () {
      const details = yield* start({
        region: "IN",
        googlePlaceDetail: { url: "maps.app.goo.gl/x1" },
        facebookPageDetail: { url: "facebook.com/bloom" },
        websiteUrl: "bloom.example",
      })
      return [details, yield* (yield* QueuedJobs).take] as const
    }),
  )
  const reading = {
    address: "https://bloom.example",
    also: ["https://facebook.com/bloom", "https://maps.app.goo.gl/x1"],
  }
  expect(begun.extraction).toMatchObject(reading)
  expect(jobs.map(({ input }) => input)).toEqual([{ sessionId: begun.sessionId, ...reading }])
})

test("another network's page is kept as a link and not read", async () => {
  const [instagram, jobs] = await inSignup(
    Effect.gen(function* () {
      const begun = yield* start({ region: "IN", websiteUrl: "https://www.instagram.com/bloom" })
      return [begun, yield* (yield* QueuedJobs).take] as const
    }),
  )
  expect(instagram).toMatchObject({
    business: { websiteUrl: "https://www.instagram.com/bloom" },
    extraction: { status: "none" },
  })
  expect(jobs).toEqual([])
})

test("an invalid address is refused and leaves nothing behind", async () => {
  const [failure, other, jobs] = await inSignup(
    Effect.gen(function* () {
      return [
        yield* Effect.flip(start({ region: "IN", websiteUrl: "javascript:alert(1)" })),
        yield* Effect.flip(start({ region: "IN", googlePlaceDetail: { url: "no place" } })),
        yield* (yield* QueuedJobs).take,
      ] as const
    }),
  )
  expect([failure._tag, other._tag]).toEqual(["InvalidWebsite", "InvalidWebsite"])
  expect([failure, other].map(({ errorCode }) => statusOf(errorCode))).toEqual([400, 400])
  expect(jobs).toEqual([])
})

test("the query decides the flavour; unknown and overlong parameters are forgotten", async () => {
  const queryParameters = { agentid: "7", agentname: "Asha", evil: "x", code: "y".repeat(500) }
  const [agent, plain, shortened] = await inSignup(
    Effect.gen(function* () {
      return [
        yield* start({ region: "IN", queryParameters }),
        yield* start({ region: "IN" }),
        yield* start({ region: "IN", shortenFlow: true }),
      ] as const
    }),
  )
  expect([agent.flavour, plain.flavour, shortened.flavour]).toEqual(["agent", "default", "shortened"])
  expect(agent.queryParameters).toEqual({ agentid: "7", agentname: "Asha" })
})

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

test("what a payment was taken for is not begun anew", async () => {
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

test("starting again in another language tells the category's services in it", async () => {
  const { suggestedServices } = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* start({ region: "GB", name: "Bloom", language: "en" })
      const changes = { business: { category: { slug: "hair-salon", name: "Hair salon" } } }
      yield* updateBusinessDetails.handle({ sessionId, changes })
      return yield* start({ region: "GB", sessionId, language: "he" })
    }),
  )
  expect(suggestedServices).toEqual(["תספורת", "צביעת שיער"])
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

test("one address cannot begin sessions without end, others still can", async () => {
  const [failure, other] = await inSignup(
    Effect.gen(function* () {
      const begin = start({ region: "IN" })
      yield* Effect.forEach(Array.from({ length: 120 }), () => from("10.0.0.1")(begin))
      return [yield* Effect.flip(from("10.0.0.1")(begin)), yield* Effect.result(from("10.0.0.2")(begin))] as const
    }),
  )
  expect(failure).toMatchObject({ _tag: "TooManyRequests", retryAfterSeconds: 600 })
  expect(other._tag).toBe("Success")
})

test("a value that the owner removed stays removed when reading begins anew", async () => {
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

const tagOf = (input: Parameters<typeof start>[0]) =>
  Effect.map(Effect.result(start(input)), (answer) => (answer._tag === "Failure" ? answer.failure._tag : "done"))

test("one draft is read sixty times a day, from wherever that is asked for", async () => {
  const [sixty, after, byHand, tomorrow] = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* start({ region: "IN", name: "Bloom" })
      const reading = (number: number) =>
        from(`10.0.0.${number}`)(tagOf({ region: "IN", sessionId, websiteUrl: `https://site-${number}.example` }))
      const sixty = yield* Effect.forEach(Array.from({ length: 60 }), (_, index) => reading(index))
      const after = [yield* reading(60), yield* tagOf({ region: "IN", sessionId, name: "Bloom & Co" })] as const
      yield* TestClock.adjust("1 day")
      return [new Set(sixty), after[0], after[1], yield* reading(61)] as const
    }),
  )
  expect([[...sixty], after, byHand, tomorrow]).toEqual([["done"], "TooManyRequests", "done", "done"])
})

test("one place has six hundred pages read a day", async () => {
  const tags = await inSignup(
    Effect.gen(function* () {
      const tags: Array<string> = []
      for (let number = 0; number < 601; number += 1) {
        // Past the windows of the shorter limits.
        if (number % 50 === 0) yield* Effect.andThen(TestClock.adjust("10 minutes"), (yield* QueuedJobs).take)
        tags.push(yield* from("10.0.0.1")(tagOf({ region: "IN", websiteUrl: `https://site-${number}.example` })))
      }
      return tags
    }),
  )
  expect([tags.indexOf("TooManyRequests"), new Set(tags.slice(0, 600)).size]).toEqual([600, 1])
})
