import { Effect, Fiber, Ref } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { takeKilobytes } from "@application/kernel"
import { QueuedJobs } from "@application/kernel/testing"
import { SessionId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { WebsiteReader } from "../ports/website-reader.ts"
import { asSystem, from, inSignup } from "../testing/in-signup.ts"
import { bakeryAddress, bakeryWebsite, kilobytesOfPicture, MemoryWebsites } from "../testing/index.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { extractBusinessDetails, readSlowWebsite } from "./extract-business-details.ts"
import { startBusinessDetails } from "./start-business-details.ts"

const begun = (websiteUrl: string) => startBusinessDetails.handle({ region: "IN", websiteUrl })

const read = (sessionId: SessionId, address: string) => asSystem(extractBusinessDetails.handle({ sessionId, address }))
const told = (value: string) => ({ value, source: "text" as const, confidence: 0.8 })
const now = (sessionId: SessionId) =>
  Effect.flatMap(SessionRepository, (sessions) => Effect.map(sessions.byId(sessionId), ({ details }) => details))

test("a website fills fields with their source; the catalogue gives suggestions", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* begun(bakeryAddress)
      yield* read(sessionId, bakeryAddress)
      return yield* now(sessionId)
    }),
  )
  expect(details).toMatchObject({
    extraction: { status: "done", stage: "done" },
    business: {
      name: "Bloom Bakery",
      tagline: "Bread worth waking up for",
      category: { slug: "bakery", name: "Bakery" },
      phone: "+919876543210",
      emailAddress: "hello@bloom-bakery.example",
      location: { addressLine: "12 Church Street", city: "Bengaluru", postalCode: "560001", countryCode: "IN" },
      facebookPageUrl: "https://www.facebook.com/bloombakery",
      colours: ["#7a3e1d", "#f4c95d"],
      pictures: [{ url: "https://bloom-bakery.example/bread.jpg", source: "website" }],
      services: ["Wedding cakes", "Sourdough bread"],
    },
    suggestedCategories: [{ slug: "bakery" }],
    suggestedServices: ["Wedding cakes", "Sourdough bread", "Custom cakes", "Bread", "Pastries", "Cookies"],
    sources: { name: "jsonld", tagline: "meta", phone: "link", services: "text", websiteUrl: "owner" },
  })
})

test("suggestions are in the website's language, whatever the interface's", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const input = { region: "IN", websiteUrl: bakeryAddress, language: "he" } as const
      const { sessionId } = yield* startBusinessDetails.handle(input)
      yield* read(sessionId, bakeryAddress)
      return yield* now(sessionId)
    }),
  )
  expect(details.suggestedServices).toEqual([
    "Wedding cakes",
    "Sourdough bread",
    "Custom cakes",
    "Bread",
    "Pastries",
    "Cookies",
  ])
})

test("what the owner typed or removed meanwhile is not overwritten", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* begun(bakeryAddress)
      const changes = { business: { name: "My own name", tagline: null } }
      yield* updateBusinessDetails.handle({ sessionId, changes })
      yield* read(sessionId, bakeryAddress)
      return yield* now(sessionId)
    }),
  )
  expect(details.business.name).toBe("My own name")
  expect(details.business.tagline).toBeUndefined()
  expect(details.business.emailAddress).toBe("hello@bloom-bakery.example")
})

test("each stage is stored when it begins, so that polling shows true progress", async () => {
  const seen = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* begun(bakeryAddress)
      const stages = yield* Ref.make<ReadonlyArray<string>>([])
      const inner = yield* WebsiteReader
      const watching = WebsiteReader.of({
        read: (address, region, calls) =>
          inner.read(address, region, {
            ...calls,
            onProgress: (stage) =>
              Effect.gen(function* () {
                yield* calls.onProgress(stage)
                const { extraction } = yield* Effect.orDie(now(sessionId))
                yield* Ref.update(stages, (all) => [...all, extraction.stage])
              }).pipe(Effect.provideContext(context)),
          }),
      })
      const context = yield* Effect.context<SessionRepository>()
      yield* Effect.provideService(read(sessionId, bakeryAddress), WebsiteReader, watching)
      return yield* Ref.get(stages)
    }),
  )
  expect(seen).toEqual(["fetching", "reading", "contactPage", "pictures"])
})

test("a website that cannot be read is a failed reading, and nothing is invented", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const address = "https://slow.example"
      ;(yield* MemoryWebsites).add(address, "WebsiteTooSlow")
      const { sessionId } = yield* begun(address)
      yield* read(sessionId, address)
      return yield* now(sessionId)
    }),
  )
  expect(details.extraction).toMatchObject({ status: "failed", stage: "fetching", problem: "WebsiteTooSlow" })
  expect(details.sources).toEqual({ websiteUrl: "owner" })
})

test("several phones and places are offered, and a website that was cut short is noted", async () => {
  const leeds = { city: told("Leeds"), postcode: told("LS1 6BY") }
  const several = {
    ...bakeryWebsite,
    phones: [told("+919876543210"), told("+912261714400")],
    furtherPlaces: [{ address: leeds, phones: [told("+441132450099")], openingHours: [told("Mo 09:00-17:00")] }],
    isPartial: true,
  }
  const details = await inSignup(
    Effect.gen(function* () {
      ;(yield* MemoryWebsites).add(bakeryAddress, several)
      const { sessionId } = yield* begun(bakeryAddress)
      yield* read(sessionId, bakeryAddress)
      return yield* now(sessionId)
    }),
  )
  expect(details.extraction).toMatchObject({ status: "done", isPartial: true })
  expect(details.foundContacts).toMatchObject({
    phones: ["+919876543210", "+912261714400"],
    emailAddresses: [],
    locations: [
      { city: "Bengaluru", phone: "+919876543210" },
      { city: "Leeds", phone: "+441132450099", callHours: [{ weekday: 1, from: 540, to: 1020 }] },
    ],
  })
})

test("a replaced or finished reading changes nothing", async () => {
  const [replaced, twice] = await inSignup(
    Effect.gen(function* () {
      ;(yield* MemoryWebsites).add("https://second.example", { ...bakeryWebsite, phones: [] })
      const { sessionId } = yield* begun(bakeryAddress)
      const again = yield* startBusinessDetails.handle({ region: "IN", sessionId, websiteUrl: "second.example" })
      yield* read(sessionId, bakeryAddress)
      const unchanged = (yield* now(sessionId)).revision === again.revision
      yield* read(sessionId, "https://second.example")
      const done = yield* now(sessionId)
      yield* read(sessionId, "https://second.example")
      return [
        unchanged,
        (yield* now(sessionId)).revision === done.revision && done.business.phone === undefined,
      ] as const
    }),
  )
  expect([replaced, twice]).toEqual([true, true])
})

test("a reading that is done is not read again", async () => {
  const again = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* begun(bakeryAddress)
      yield* read(sessionId, bakeryAddress)
      const never = WebsiteReader.of({ read: () => Effect.die(new Error("read again")) })
      return yield* Effect.exit(Effect.provideService(read(sessionId, bakeryAddress), WebsiteReader, never))
    }),
  )
  expect(again._tag).toBe("Success")
})

test("a session that is gone cannot be read for", async () => {
  const failure = await inSignup(
    Effect.flip(read(SessionId.make("00000000-0000-4000-8000-00000000ffff"), bakeryAddress)),
  )
  expect(failure._tag).toBe("SessionNotFound")
})

const dayOfSession = 200 * 1024

const dayOfPlace = 512 * 1024

test.each([
  ["draft", dayOfSession - kilobytesOfPicture, "10.0.0.2", 1],
  ["draft", dayOfSession, "10.0.0.2", 0],
  ["address", dayOfPlace - kilobytesOfPicture, "10.0.0.1", 1],
  ["address", dayOfPlace, "10.0.0.1", 0],
] as const)(
  "a %s that had %i kB stored has pictures copied as uploads are (%s: %i)",
  async (of, before, place, copied) => {
    const details = await inSignup(
      Effect.gen(function* () {
        const { sessionId } = yield* begun(bakeryAddress)
        yield* takeKilobytes(of === "draft" ? { sessionId, ipAddress: "" } : { ipAddress: place }, before)
        yield* asSystem(extractBusinessDetails.handle({ sessionId, address: bakeryAddress, place }))
        return yield* now(sessionId)
      }),
    )
    expect([details.extraction.status, details.business.pictures?.length ?? 0]).toEqual(["done", copied])
    expect(details.extraction.picturesLeftOut ?? false).toBe(copied === 0)
  },
)

test("a queued reading names the address that it was started from", async () => {
  const jobs = await inSignup(
    Effect.gen(function* () {
      yield* from("10.0.0.1")(begun(bakeryAddress))
      return yield* (yield* QueuedJobs).take
    }),
  )
  expect(jobs.map(({ input }) => input)).toMatchObject([{ address: bakeryAddress, place: "10.0.0.1" }])
})

/** A website that answers after this long, then as the bakery's. */
const answeringAfter = (seconds: number) =>
  Effect.map(WebsiteReader, (inner) =>
    WebsiteReader.of({
      read: (address, region, calls) =>
        calls
          .onProgress("fetching")
          .pipe(Effect.andThen(Effect.sleep(`${seconds} seconds`)), Effect.andThen(inner.read(address, region, calls))),
    }),
  )

/** A reading while time passes, and the slow websites that wait after it. */
const readAfter = (seconds: number) =>
  Effect.gen(function* () {
    const { sessionId } = yield* begun(bakeryAddress)
    const website = yield* answeringAfter(seconds)
    const reading = yield* Effect.forkChild(
      Effect.provideService(read(sessionId, bakeryAddress), WebsiteReader, website),
    )
    yield* TestClock.adjust("10 seconds")
    yield* Fiber.join(reading)
    const queued = yield* (yield* QueuedJobs).take
    return { sessionId, website, slow: queued.filter(({ contract }) => contract.name === "signup/ReadSlowWebsite") }
  })

test("a website that answers in time is read at once", async () => {
  const { status, slow } = await inSignup(
    Effect.gen(function* () {
      const { sessionId, slow } = yield* readAfter(2)
      return { slow, status: (yield* now(sessionId)).extraction.status }
    }),
  )
  expect([status, slow]).toEqual(["done", []])
})

test("a website that is slow to answer waits apart, and is read then", async () => {
  const { between, after, slow } = await inSignup(
    Effect.gen(function* () {
      const { sessionId, slow } = yield* readAfter(6)
      const between = (yield* now(sessionId)).extraction
      yield* asSystem(readSlowWebsite.handle({ sessionId, address: bakeryAddress }))
      return { slow, between, after: (yield* now(sessionId)).extraction }
    }),
  )
  expect(slow).toMatchObject([{ input: { address: bakeryAddress } }])
  expect([between, after]).toMatchObject([
    { status: "pending", stage: "fetching" },
    { status: "done", stage: "done" },
  ])
})

test("a slow website that was read is not read again", async () => {
  const reads = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* begun(bakeryAddress)
      const slowly = asSystem(readSlowWebsite.handle({ sessionId, address: bakeryAddress }))
      yield* slowly
      const inner = yield* WebsiteReader
      const count = yield* Ref.make(0)
      const counting = WebsiteReader.of({
        read: (...given) =>
          Effect.andThen(
            Ref.update(count, (many) => many + 1),
            inner.read(...given),
          ),
      })
      yield* Effect.provideService(slowly, WebsiteReader, counting)
      return yield* Ref.get(count)
    }),
  )
  expect(reads).toBe(0)
})
