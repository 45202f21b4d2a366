import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ServicesOn } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { statusOf } from "@domain/errors"
import { from, inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { startBusinessDetails } from "./start-business-details.ts"

const start = startBusinessDetails.handle

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

test("a session keeps what its portal asked of the phone when it began", async () => {
  const silent = Effect.provide(memoryPortals({ ...memoryPortal, signup: { phone: "disabled" } }))
  const [asked, disabled] = await inSignup(
    Effect.all([start({ region: "IN", name: "Bloom" }), silent(start({ region: "IN", name: "Bloom" }))]),
  )
  expect([asked.phoneRequirement, disabled.phoneRequirement]).toEqual([undefined, "disabled"])
})

test("a session keeps when its portal asks for the account", async () => {
  const late = Effect.provide(memoryPortals({ ...memoryPortal, signup: { account: "atPayment" } }))
  const [usual, skipped] = await inSignup(
    Effect.all([start({ region: "IN", name: "Bloom" }), late(start({ region: "IN", name: "Bloom" }))]),
  )
  expect([usual.accountRequirement, skipped.accountRequirement]).toEqual([undefined, "atPayment"])
})

test("a session keeps its portal's limit of primary texts, by default 30", async () => {
  const longer = Effect.provide(memoryPortals({ ...memoryPortal, signup: { longestPrimaryText: 125 } }))
  const [usual, long] = await inSignup(
    Effect.all([start({ region: "IN", name: "Bloom" }), longer(start({ region: "IN", name: "Bloom" }))]),
  )
  expect([usual.longestPrimaryText, long.longestPrimaryText]).toEqual([30, 125])
})

test("a session runs its portal's journey, unless its address asks for another", async () => {
  const second = Effect.provide(memoryPortals({ ...memoryPortal, signup: { journey: "v2" } }))
  const input = { region: "IN", name: "Bloom" } as const
  const sessions = await inSignup(
    Effect.all([start(input), second(start(input)), second(start({ ...input, queryParameters: { agentid: "7" } }))]),
  )
  expect(sessions.map(({ flavour }) => flavour)).toEqual(["default", "v2", "agent"])
})

test("a listing is kept and not read where Google's places are off", async () => {
  const listing = { region: "IN", googlePlaceDetail: { url: "https://g.page/bloom" } } as const
  const begun = (services: ReadonlyArray<"places" | "meta">) =>
    inSignup(
      Effect.gen(function* () {
        const details = yield* start(listing)
        return [details.business.googlePlaceUrl, (yield* (yield* QueuedJobs).take).length]
      }).pipe(Effect.provideService(ServicesOn, new Set(services))),
    )
  expect([await begun(["meta"]), await begun(["places"])]).toEqual([
    ["https://g.page/bloom", 0],
    ["https://g.page/bloom", 1],
  ])
})

test("a draft notes that it runs on Facebook and Instagram alone where Google is off", async () => {
  const begun = (services: ReadonlyArray<"meta" | "google">) =>
    inSignup(Effect.provideService(start({ region: "IN" }), ServicesOn, new Set(services)))
  expect((await begun(["meta"])).channelsOffered).toEqual(["Social"])
  expect(await begun(["meta", "google"])).not.toHaveProperty("channelsOffered")
})

test("a draft of a portal that offers banners notes three channels", async () => {
  const flags = { ...memoryPortal.flags, isBannerOffered: true }
  const draft = await inSignup(
    start({ region: "IN" }).pipe(
      Effect.provide(memoryPortals({ ...memoryPortal, flags })),
      Effect.provideService(ServicesOn, new Set(["meta", "google"] as const)),
    ),
  )
  expect(draft.channelsOffered).toEqual(["Social", "Search", "Banner"])
  expect(draft.targeting.channels).toBeUndefined()
})
