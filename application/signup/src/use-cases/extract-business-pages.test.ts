import { Effect, Ref } from "effect"
import { expect, test } from "vitest"
import { SessionId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { asSystem, inSignup } from "../testing/in-signup.ts"
import { bakeryAddress, bakeryPage, bakeryPageAddress, MemoryPages } from "../testing/index.ts"
import { extractBusinessDetails } from "./extract-business-details.ts"
import { startBusinessDetails } from "./start-business-details.ts"

const read = (sessionId: SessionId, address: string) => asSystem(extractBusinessDetails.handle({ sessionId, address }))

const now = (sessionId: SessionId) =>
  Effect.flatMap(SessionRepository, (sessions) => Effect.map(sessions.byId(sessionId), ({ details }) => details))

test("a Facebook page fills what it says, and the website it names what is missing", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* startBusinessDetails.handle({
        region: "IN",
        facebookPageDetail: { url: bakeryPageAddress },
      })
      yield* read(sessionId, bakeryPageAddress)
      return yield* now(sessionId)
    }),
  )
  expect(details).toMatchObject({
    extraction: { status: "done" },
    business: {
      name: "Bloom Bakery & Café",
      phone: "+919876500000",
      websiteUrl: bakeryAddress,
      emailAddress: "hello@bloom-bakery.example",
      services: ["Wedding cakes", "Sourdough bread"],
      location: { city: "Bengaluru", addressLine: "12 Church Street" },
    },
    sources: {
      name: "facebook",
      phone: "facebook",
      websiteUrl: "facebook",
      facebookPageUrl: "owner",
      emailAddress: "link",
      services: "text",
    },
  })
})

test("the stages of a page go on to the website it names", async () => {
  const stages = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* startBusinessDetails.handle({
        region: "IN",
        facebookPageDetail: { url: bakeryPageAddress },
      })
      const seen = yield* Ref.make<ReadonlyArray<string>>([])
      const sessions = yield* SessionRepository
      const watching = SessionRepository.of({
        ...sessions,
        save: (session) =>
          Effect.andThen(
            Ref.update(seen, (all) => [...all, session.details.extraction.stage]),
            sessions.save(session),
          ),
      })
      yield* Effect.provideService(read(sessionId, bakeryPageAddress), SessionRepository, watching)
      return yield* Ref.get(seen)
    }),
  )
  expect(stages).toEqual(["fetching", "reading", "contactPage", "pictures", "done"])
})

test("a website that does not answer leaves what its page said", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const address = "https://www.facebook.com/other"
      const websiteUrl = { value: "https://gone.example", source: "facebook", confidence: 0.9 } as const
      ;(yield* MemoryPages).add(address, { ...bakeryPage, websiteUrl })
      const { sessionId } = yield* startBusinessDetails.handle({ region: "IN", facebookPageDetail: { url: address } })
      yield* read(sessionId, address)
      return yield* now(sessionId)
    }),
  )
  expect(details.extraction).toMatchObject({ status: "done" })
  expect([details.business.name, details.business.emailAddress]).toEqual(["Bloom Bakery & Café", undefined])
})

test("a hidden page is a failed reading, and the typed address stays", async () => {
  const failures = await inSignup(
    Effect.gen(function* () {
      const facebook = "https://www.facebook.com/private"
      const google = "https://maps.app.goo.gl/none"
      const one = yield* startBusinessDetails.handle({ region: "IN", facebookPageDetail: { url: facebook } })
      const other = yield* startBusinessDetails.handle({ region: "IN", googlePlaceDetail: { url: google } })
      yield* read(one.sessionId, facebook)
      yield* read(other.sessionId, google)
      return [yield* now(one.sessionId), yield* now(other.sessionId)] as const
    }),
  )
  expect(failures.map(({ extraction }) => extraction.problem)).toEqual([
    "FacebookPageNotFound",
    "GoogleListingNotFound",
  ])
  expect(
    failures.map(({ business: { facebookPageUrl, googlePlaceUrl } }) => facebookPageUrl ?? googlePlaceUrl),
  ).toEqual(["https://www.facebook.com/private", "https://maps.app.goo.gl/none"])
})

test("of several addresses one that can be read is enough", async () => {
  const details = await inSignup(
    Effect.gen(function* () {
      const { sessionId } = yield* startBusinessDetails.handle({
        region: "IN",
        websiteUrl: "https://gone.example",
        facebookPageDetail: { url: bakeryPageAddress },
      })
      const input = { sessionId, address: "https://gone.example", also: [bakeryPageAddress] }
      yield* asSystem(extractBusinessDetails.handle(input))
      return yield* now(sessionId)
    }),
  )
  expect(details).toMatchObject({ extraction: { status: "done" }, business: { name: "Bloom Bakery & Café" } })
  expect(details.business.websiteUrl).toBe("https://gone.example")
})
