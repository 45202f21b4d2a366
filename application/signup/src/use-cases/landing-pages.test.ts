import { Effect, Result } from "effect"
import { expect, test } from "vitest"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { inSignup } from "../testing/in-signup.ts"
import { MemoryLandingPages } from "../testing/memory-landing-pages.ts"
import { checkLandingPages } from "./landing-pages.ts"
import { signupLimits } from "./limits.ts"

const address = "https://rye.example"
const parts = {
  business: { name: "Rye & Co", websiteUrl: address },
  creative: { objective: "WebsiteVisits" },
  targeting: { channels: ["Social"] },
} as const
const { sessionId } = freshSession(1).details
const begun = Effect.flatMap(SessionRepository, ({ create }) => create(freshSession(1, parts)))
const check = Effect.suspend(() => checkLandingPages.handle({ sessionId }))

test("each page that the ads open is visited, and where it led is told", async () => {
  const told = await inSignup(
    Effect.gen(function* () {
      yield* begun
      const before = yield* check
      const { add } = yield* MemoryLandingPages
      add(address, { kind: "answered", from: address, address: "https://parked.example/", words: "" })
      return [before, yield* check]
    }),
  )
  expect(told).toEqual([
    { pages: [{ address, finding: "Fine" }] },
    { pages: [{ address, finding: "Elsewhere", host: "parked.example" }] },
  ])
})

test("the pages of links below the search ad are visited too, and marked", async () => {
  const link = { text: "Menu", url: `${address}/menu`, origin: "edited" } as const
  const searchAd = {
    headlines: ["Rye"],
    descriptions: [],
    sitelinks: [link],
    origin: "edited",
    accepted: false,
  } as const
  const told = await inSignup(
    Effect.gen(function* () {
      const { create } = yield* SessionRepository
      const creative = { ...parts.creative, creativeDetail: { searchAd } }
      yield* create(freshSession(1, { ...parts, creative, targeting: { channels: ["Search"] } }))
      return yield* check
    }),
  )
  expect(told.pages).toEqual([
    { address, finding: "Fine" },
    { address: `${address}/menu`, finding: "Fine", isSitelink: true },
  ])
})

test("a draft whose ads open no page visits none", async () => {
  const told = await inSignup(
    Effect.gen(function* () {
      const { create } = yield* SessionRepository
      yield* create(freshSession(1, { ...parts, creative: { objective: "LeadGeneration" } }))
      return yield* check
    }),
  )
  expect(told).toEqual({ pages: [] })
})

test("a draft's pages are visited so often a day and no more", async () => {
  const last = await inSignup(
    Effect.gen(function* () {
      yield* begun
      for (let visit = 0; visit < signupLimits.landingBySession.limit; visit += 1) yield* check
      return yield* Effect.result(check)
    }),
  )
  expect(Result.isFailure(last) && last.failure._tag).toBe("TooManyRequests")
})
