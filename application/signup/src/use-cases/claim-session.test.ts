import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmailAddress, PhoneNumber } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { AccountOpening } from "@application/identity/services"
import { CampaignDrafts } from "../services/campaign-drafts.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { asUser, asUserElsewhere, atAnotherPortal, detailsFor, from, inSignup } from "../testing/in-signup.ts"
import { memoryPortal, memoryPortals } from "../testing/memory-providers.ts"
import { claimSession } from "./claim-session.ts"
import { signupLimits } from "./limits.ts"

const { sessionId } = freshSession(1).details
const claim = claimSession.handle({ sessionId })

/** A session that nobody owns, and two people with accounts: users 1 and 2. */
const stored = Effect.gen(function* () {
  yield* (yield* SessionRepository).create(
    freshSession(1, { business: { name: "Bloom", logoUrl: "/media/logo.png" }, launchState: "GoogleAdPreview" }),
  )
  const { open } = yield* AccountOpening
  for (const [name, phone] of [
    ["asha", "+919876543210"],
    ["eve", "+919876543211"],
  ] as const)
    yield* open({
      portalId: memoryPortal.id,
      emailAddress: EmailAddress.make(`${name}@example.com`),
      password: "Right-1word",
      firstName: "Some",
      lastName: "Body",
      phone: PhoneNumber.make(phone),
      languageId: "en",
      roleId: "ClientAccess",
      businessName: undefined,
    })
})

test("a claimed draft keeps what it held, and has the user's profile and a campaign", async () => {
  const [details, signedIn, campaigns] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const claimed = yield* asUser(1)(claim)
      const { signIn } = yield* AccountOpening
      const { table } = yield* MemoryDatabase
      return [claimed, yield* signIn(claimed.userId!), [...table("signup-campaigns").values()]] as const
    }),
  )
  expect(details).toMatchObject({
    userId: 1,
    business: { name: "Bloom", logoUrl: "/media/logo.png" },
    ownerEmail: "asha@example.com",
    businessProfileId: 1,
    campaignId: 1,
    launchState: "Signup",
  })
  expect(signedIn.profiles).toEqual([
    { id: 1, name: "Bloom", region: "IN", roleId: "ClientAccess", thumbnailLogo: "/media/logo.png" },
  ])
  expect(campaigns).toEqual([{ businessProfileId: 1, sessionId, name: "Bloom", region: "IN" }])
})

test("claiming again changes nothing, and nobody claims another's draft", async () => {
  const [first, again, failures, profiles] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const claimed = yield* asUser(1)(claim)
      return [
        claimed,
        yield* asUser(1, [BusinessProfileId.make(1)])(claim),
        [yield* Effect.flip(asUser(2)(claim)), yield* Effect.flip(atAnotherPortal(asUserElsewhere(2)(claim)))],
        (yield* MemoryDatabase).table("profiles").size,
      ] as const
    }),
  )
  expect(again).toEqual(first)
  expect(failures.map(({ _tag }) => _tag)).toEqual(["SessionBelongsToUser", "SessionNotFound"])
  expect(profiles).toBe(1)
})

test("a claimed draft is closed to those who only know its id", async () => {
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored
      yield* asUser(1)(claim)
      return yield* Effect.flip(detailsFor({ sessionId }))
    }),
  )
  expect(failure._tag).toBe("SessionBelongsToUser")
})

test("at a partner brand's portal the owner has the brand's role", async () => {
  const flags = { ...memoryPortal.flags, isBizgain: true }
  const signedIn = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const { userId } = yield* Effect.provide(asUser(1)(claim), memoryPortals({ ...memoryPortal, flags }))
      return yield* (yield* AccountOpening).signIn(userId!)
    }),
  )
  expect(signedIn.profiles.map(({ roleId }) => roleId)).toEqual(["BizgainClientAccess"])
})

test("a claim that fails half way leaves no profile behind", async () => {
  const [profiles, details] = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const broken = { ...(yield* CampaignDrafts), open: () => Effect.die(new Error("No campaign can be made")) }
      yield* Effect.exit(Effect.provideService(asUser(1)(claim), CampaignDrafts, broken))
      const { table } = yield* MemoryDatabase
      return [table("profiles").size, (yield* detailsFor({ sessionId })).userId] as const
    }),
  )
  expect([profiles, details]).toEqual([0, undefined])
})

test("one address claims a limited number of drafts an hour", async () => {
  const { limit } = signupLimits.signUp
  const failure = await inSignup(
    Effect.gen(function* () {
      yield* stored
      const claimHere = from("10.0.0.1")(asUser(1, [BusinessProfileId.make(1)])(claim))
      yield* Effect.forEach(Array.from({ length: limit }), () => claimHere)
      return yield* Effect.flip(claimHere)
    }),
  )
  expect(failure._tag).toBe("TooManyRequests")
})
