import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId } from "@domain/kernel"
import { SocialAccounts } from "../ports/index.ts"
import { MemoryFacebook } from "../testing/index.ts"
import { beginLogin, link, logIn, profile } from "../testing/linking-world.ts"
import { finishFacebookLogin, unlinkFacebook } from "./facebook-login.ts"
import { choosePage, getSocialAccounts } from "./page-links.ts"

const finish = (state: string, rest: { readonly code?: string; readonly error?: string }, of = profile) =>
  finishFacebookLogin.handle({ businessProfileId: of, state, ...rest })
const cause = (state: string, rest: { readonly code?: string; readonly error?: string }, of = profile) =>
  Effect.map(Effect.flip(finish(state, rest, of)), (failure) => ("cause" in failure ? failure.cause : failure._tag))
const stored = Effect.flatMap(SocialAccounts, ({ login }) => Effect.map(login(profile), Option.getOrUndefined))

test("a login keeps who allowed it, seals the token and leads back", async () => {
  const [begun, finished, login] = await link(
    Effect.gen(function* () {
      const begin = yield* beginLogin("/app/7/campaign/1/linkAccounts")
      return [begin, yield* finish(begin.state, { code: "good" }), yield* stored] as const
    }),
  )
  expect(begun.redirectUri).toBe("https://ads.example/linked/facebook")
  expect(finished).toEqual({ facebookName: "Meera Kulkarni", returnTo: "/app/7/campaign/1/linkAccounts" })
  expect(login).toMatchObject({ userId: 3, facebookUserId: "5002", expiresAt: expect.any(Number) })
  expect(JSON.stringify(login)).not.toContain("token-1")
})

test("nobody is led to another site after a login", async () => {
  const addresses = ["https://evil.example", "//evil.example", "/\\evil.example"]
  const led = await link(
    Effect.forEach(addresses, (returnTo) =>
      Effect.flatMap(beginLogin(returnTo), ({ state }) => finish(state, { code: "good" })),
    ),
  )
  expect(led.map((answer) => "returnTo" in answer)).toEqual([false, false, false])
})

test("a cancelled or refused login keeps nothing and says which it was", async () => {
  const seen = await link(
    Effect.gen(function* () {
      const { state } = yield* beginLogin()
      const causes = [
        yield* cause(state, { error: "access_denied" }),
        yield* cause(state, { error: "server_error" }),
        yield* cause(state, { code: "stolen" }),
      ]
      return [causes, yield* stored]
    }),
  )
  expect(seen).toEqual([["cancelled", "refused", "refused"], undefined])
})

test("a login that failed leads its own user back to where it was begun", async () => {
  const led = await link(
    Effect.gen(function* () {
      const { state } = yield* beginLogin("/app/7/assets")
      const back = Effect.map(Effect.flip(finish(state, { error: "access_denied" })), (failure) =>
        "returnTo" in failure ? failure.returnTo : undefined,
      )
      const ofOther = yield* Effect.provideService(back, CurrentActor, userActor(4))
      const ofOwn = yield* back
      yield* TestClock.adjust("10 minutes")
      return [ofOwn, yield* back, ofOther]
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(led).toEqual(["/app/7/assets", "/app/7/assets", undefined])
})

test("a state counts for its user, its business and ten minutes alone", async () => {
  const causes = await link(
    Effect.gen(function* () {
      const { state } = yield* beginLogin()
      const ofOther = yield* Effect.provideService(cause(state, { code: "good" }), CurrentActor, userActor(4))
      const atOther = yield* cause(state, { code: "good" }, BusinessProfileId.make(8))
      const forged = yield* cause("7.made-up", { code: "good" })
      yield* TestClock.adjust("10 minutes")
      return [ofOther, atOther, forged, yield* cause(state, { code: "good" })]
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(causes).toEqual(["expired", "expired", "expired", "expired"])
})

test("unlinking takes the token back at Facebook before it is forgotten", async () => {
  const [left, tokens, pages] = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* choosePage.handle({ businessProfileId: profile, assetType: "page", page: { id: "4005" } })
      yield* unlinkFacebook.handle({ businessProfileId: profile })
      return [
        yield* stored,
        (yield* MemoryFacebook).tokens.size,
        yield* (yield* SocialAccounts).pages(profile),
      ] as const
    }),
  )
  expect([left, tokens, pages]).toEqual([undefined, 0, []])
})

test("a login that Facebook no longer honours is lost, and offers no pages", async () => {
  const seen = await link(
    Effect.gen(function* () {
      yield* logIn
      const before = yield* getSocialAccounts.handle({ businessProfileId: profile })
      ;(yield* MemoryFacebook).tokens.clear()
      const after = yield* getSocialAccounts.handle({ businessProfileId: profile })
      return [before, after].map(({ login, administered }) => [login?.isLost, administered.length])
    }),
  )
  expect(seen).toEqual([
    [false, 2],
    [true, 0],
  ])
})

test("a login is lost when its time is over", async () => {
  const isLost = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* TestClock.adjust("60 days")
      return (yield* getSocialAccounts.handle({ businessProfileId: profile })).login?.isLost
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(isLost).toBe(true)
})
