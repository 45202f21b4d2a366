import { Clock, Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { EmailAddress, type EmbedClaims } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { EmbedKeys } from "../ports/embed-keys.ts"
import { Memberships } from "../ports/memberships.ts"
import { AccessTokens } from "../ports/secrets.ts"
import { readableEmbedToken } from "../testing/memory-embed-keys.ts"
import { asha, bakery, cafe, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { loginWithEmbedToken, removeEmbedKey, saveEmbedKey } from "./embed-login.ts"

const portalId = PortalId.make(1)
const key = { keyId: "site", algorithm: "EdDSA", publicKey: "key of the site" } as const
const minute = 60_000
const verified = { ...asha, user: { ...asha.user, emailVerified: true } }

const token = (claims: Partial<EmbedClaims> = {}, changes: { audience?: string; signedWith?: string } = {}) =>
  Effect.map(Clock.currentTimeMillis, (now) =>
    readableEmbedToken({
      keyId: "site",
      signedWith: key.publicKey,
      audience: "localhost",
      ...changes,
      claims: {
        id: "token-1234",
        emailAddress: asha.user.emailAddress,
        issuedAt: now,
        expiresAt: now + minute,
        ...claims,
      },
    }),
  )
const enter = (embedToken: string, portal = "localhost") => loginWithEmbedToken.handle({ embedToken, portal })
const entered = (...given: Parameters<typeof token>) =>
  Effect.flatMap(token(...given), (text) => Effect.map(enter(text), signedInOf))
const withKey = Effect.flatMap(EmbedKeys, ({ save }) => save(portalId, key))

test("a portal's token signs its verified owner in with the five fields, once", async () => {
  const [reply, claims, again] = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" })
      const text = yield* token({ flavor: "shortened", businessProfileId: bakery.id })
      const answer = signedInOf(yield* enter(text))
      return [answer, yield* (yield* AccessTokens).verify(answer.accessToken), yield* Effect.flip(enter(text))] as const
    }),
    [verified],
  )
  expect(reply).toEqual({
    accessToken: expect.any(String),
    emailAddress: "asha@example.com",
    isUserSignedUp: true,
    flavor: "shortened",
    businessProfileId: bakery.id,
  })
  expect(claims.userId).toBe(41)
  expect(again).toMatchObject({ _tag: "TokenInvalid", errorCode: 63 })
})

test("of several profiles none is chosen unless the token names one", async () => {
  const [unnamed, named] = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      const { join } = yield* Memberships
      for (const { id } of [bakery, cafe]) yield* join(asha.user.id, { businessProfileId: id, roleId: "ClientAccess" })
      return [yield* entered(), yield* entered({ id: "token-5678", businessProfileId: cafe.id })]
    }),
    [verified],
  )
  expect(unnamed).not.toHaveProperty("businessProfileId")
  expect(named).toMatchObject({ businessProfileId: cafe.id })
})

test("tokens are tried at most sixty times a minute from one address", async () => {
  const tags = await inWorld(
    Effect.gen(function* () {
      const tried = Effect.map(Effect.flip(enter("nonsense")), ({ _tag }) => _tag)
      return yield* calledFrom({ ipAddress: "203.0.113.7" })(Effect.all(Array.from({ length: 61 }, () => tried)))
    }),
  )
  expect(tags.slice(0, 60)).not.toContain("TooManyRequests")
  expect(tags[60]).toBe("TooManyRequests")
})

test("an address that nobody has verified gets an account of its own", async () => {
  const [first, second, claims] = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      const one = yield* entered()
      const two = yield* entered({ id: "token-5678" })
      const { verify } = yield* AccessTokens
      return [one, two, [yield* verify(one.accessToken), yield* verify(two.accessToken)]] as const
    }),
  )
  expect(first).toMatchObject({ isUserSignedUp: false, flavor: "normal" })
  expect("businessProfileId" in second).toBe(false)
  expect(claims[0]?.userId).not.toBe(41)
  expect(claims[0]?.userId).toBe(claims[1]?.userId)
})

test("a token of another key, site or time is refused", async () => {
  const failures = await inWorld(
    Effect.gen(function* () {
      const unknown = yield* Effect.flip(entered())
      yield* withKey
      const late = yield* token()
      const refused = [
        unknown,
        yield* Effect.flip(entered({}, { signedWith: "key of a stranger" })),
        yield* Effect.flip(entered({}, { audience: "highstreet.localhost" })),
        yield* Effect.flip(entered({ expiresAt: 6 * minute })),
        yield* Effect.flip(enter("nonsense")),
        yield* Effect.flip(Effect.flatMap(token(), (text) => enter(text, "highstreet.localhost"))),
        yield* calledFrom({ portalDomain: "highstreet.localhost" })(
          Effect.flip(
            Effect.flatMap(token({}, { audience: "highstreet.localhost" }), (text) =>
              enter(text, "highstreet.localhost"),
            ),
          ),
        ),
      ]
      yield* TestClock.adjust("1 minute")
      return [...refused, yield* Effect.flip(enter(late))]
    }),
    [verified],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([63, 63, 63, 63, 61, 55, 63, 62])
})

test("barred and expired accounts stay out, and a closed portal opens no account", async () => {
  const refused = (account: typeof verified) => inWorld(Effect.andThen(withKey, Effect.flip(entered())), [account])
  const closed = { portalDomain: "studionoir.localhost" }
  const failure = await inWorld(
    Effect.gen(function* () {
      yield* (yield* EmbedKeys).save(PortalId.make(4), key)
      const text = yield* token(
        { emailAddress: EmailAddress.make("new@example.com") },
        { audience: closed.portalDomain },
      )
      return yield* calledFrom(closed)(Effect.flip(enter(text, closed.portalDomain)))
    }),
  )
  expect([
    (await refused({ ...verified, barred: true })).errorCode,
    (await refused({ ...verified, expiresAt: 0 })).errorCode,
    failure.errorCode,
  ]).toEqual([56, 52, 56])
})

test("a portal's keys are its own administrator's", async () => {
  const admin = signedInAs(asha, [], ["BizgainAdmin"])
  const failures = await inWorld(
    Effect.gen(function* () {
      const foreign = yield* admin(Effect.flip(saveEmbedKey.handle({ portalId: PortalId.make(2), ...key })))
      const wrong = yield* admin(Effect.flip(saveEmbedKey.handle({ portalId, ...key, publicKey: "nonsense" })))
      yield* admin(saveEmbedKey.handle({ portalId, ...key }))
      yield* entered()
      yield* admin(removeEmbedKey.handle({ portalId, keyId: "site" }))
      return [foreign, wrong, yield* Effect.flip(entered({ id: "token-5678" }))]
    }),
    [verified],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([56, 102, 63])
})
