import { Clock, Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { EmailAddress, type EmbedClaims } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Memberships } from "../ports/memberships.ts"
import { AccessTokens } from "../ports/secrets.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { EmbedKeys } from "../stores/embed-keys.ts"
import { SentSecrets } from "../testing/memory-providers.ts"
import { readableEmbedToken } from "../testing/memory-embed-tokens.ts"
import { asha, bakery, cafe, calledFrom, inWorld } from "../testing/sign-in-world.ts"
import { signedInAs } from "../testing/signed-in-as.ts"
import { signedInOf } from "../testing/signed-in-of.ts"
import { allowEmbedding, listEmbedKeys, loginWithEmbedToken, removeEmbedKey, saveEmbedKey } from "./embed-login.ts"
import { refreshSession } from "./refresh-session.ts"

const portalId = PortalId.make(1)
const key = { keyId: "site", algorithm: "EdDSA", publicKey: "key of the site" } as const
const minute = 60_000
const byPassword = { ...asha, user: { ...asha.user, emailVerified: true } }
const verified = { ...byPassword, embedConfirmedAt: 0 }

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
const withKey = Effect.flatMap(EmbedKeys, ({ save }) => save({ portalId, ...key, usableFrom: 0 }))

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
      yield* (yield* EmbedKeys).save({ portalId: PortalId.make(4), ...key, usableFrom: 0 })
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
      yield* TestClock.adjust("1 day")
      yield* entered()
      yield* admin(removeEmbedKey.handle({ portalId, keyId: "site" }))
      return [foreign, wrong, yield* Effect.flip(entered({ id: "token-5678" }))]
    }),
    [verified],
  )
  expect(failures.map(({ errorCode }) => errorCode)).toEqual([56, 102, 63])
})

const joinBakery = Effect.flatMap(Memberships, ({ join }) =>
  join(asha.user.id, { businessProfileId: bakery.id, roleId: "ClientAccess" }),
)
const { phoneNumber: _phone, ...unphoned } = asha.user
const administrator = (id: number, emailAddress: string) => ({
  ...asha,
  phoneVerified: false,
  user: {
    ...unphoned,
    id: UserId.make(id),
    emailAddress: EmailAddress.make(emailAddress),
    roleIds: ["PortalAdministrator" as const],
  },
})
const administering = administrator(90, "ira@example.com")
const another = administrator(91, "om@example.com")

test("a new key signs nobody in for a day, and the other administrators are mailed", async () => {
  const [saved, again, early, mailed] = await inWorld(
    Effect.gen(function* () {
      const admin = signedInAs(administering, [], ["PortalAdministrator"])
      const answer = yield* admin(saveEmbedKey.handle({ portalId, ...key }))
      yield* TestClock.adjust("23 hours")
      const repeated = yield* admin(saveEmbedKey.handle({ portalId, ...key }))
      const refused = yield* Effect.flip(entered())
      yield* TestClock.adjust("1 hour")
      yield* entered({ id: "token-5678" })
      return [answer, repeated, refused, yield* (yield* SentSecrets).all] as const
    }),
    [verified, administering, another],
  )
  expect(saved).toEqual({ usableFrom: 86_400_000, isPending: true, savedBy: 90 })
  expect(again).toEqual(saved)
  expect(early).toMatchObject({ _tag: "TokenInvalid" })
  expect(mailed).toMatchObject([{ to: "om@example.com", secret: "site" }])
})

test("a key of another text waits anew, also under the same id", async () => {
  const refused = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      const admin = signedInAs(administering, [], ["PortalAdministrator"])
      yield* admin(saveEmbedKey.handle({ portalId, ...key, publicKey: "key of an insider" }))
      return yield* Effect.flip(entered({}, { signedWith: "key of an insider" }))
    }),
    [verified, administering],
  )
  expect(refused).toMatchObject({ _tag: "TokenInvalid" })
})

test("nobody of the house is signed in by an embed key", async () => {
  const byAccount = await inWorld(Effect.andThen(withKey, Effect.flip(entered())), [
    { ...verified, user: { ...verified.user, roleIds: ["PortalAdministrator"] } },
  ])
  const onProfile = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: bakery.id, roleId: "BizgainAdmin" })
      return yield* Effect.flip(entered())
    }),
    [verified],
  )
  expect([byAccount, onProfile]).toMatchObject([{ _tag: "ForbiddenPortal" }, { _tag: "ForbiddenPortal" }])
})

test("an account made by password is asked once a day, and enters once it allows it", async () => {
  const [refused, mailed, entering] = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      yield* joinBakery
      const failures = [yield* Effect.flip(entered()), yield* Effect.flip(entered({ id: "token-5678" }))]
      const mails = yield* (yield* SentSecrets).all
      yield* signedInAs(byPassword)(allowEmbedding.handle({ userId: asha.user.id, isAllowed: true }))
      const answer = yield* entered({ id: "token-9012" })
      yield* signedInAs(byPassword)(allowEmbedding.handle({ userId: asha.user.id, isAllowed: false }))
      return [[...failures, yield* Effect.flip(entered({ id: "token-3456" }))], mails, answer] as const
    }),
    [byPassword],
  )
  expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ _tag: "EmbedNotConfirmed" })))
  expect(mailed.map(({ to, secret }) => [to, secret])).toEqual([
    ["asha@example.com", expect.stringContaining("userPreferences")],
  ])
  expect(entering.accessToken).toEqual(expect.any(String))
})

test("a sign-in by a key stays marked when renewed, and ends with a role of the house", async () => {
  const [rights, renewed, ended] = await inWorld(
    Effect.gen(function* () {
      yield* withKey
      yield* joinBakery
      const { accessToken } = yield* entered()
      const { familyId } = yield* (yield* AccessTokens).verify(accessToken)
      const signIn = { portalId, userId: asha.user.id, familyId }
      const marked = yield* (yield* SignIns).rightsOf(signIn, 0)
      const again = yield* refreshSession.handle({})
      const stillMarked = yield* (yield* SignIns).rightsOf(signIn, 0)
      yield* (yield* Memberships).join(asha.user.id, { businessProfileId: cafe.id, roleId: "BizgainAdmin" })
      return [[marked, stillMarked], again, yield* Effect.flip(refreshSession.handle({}))] as const
    }),
    [verified],
  )
  expect(rights.map((one) => Option.getOrThrow(one).embedKeyId)).toEqual(["site", "site"])
  expect(renewed).toMatchObject({ isEmbedded: true })
  expect(ended).toMatchObject({ _tag: "RefreshTokenExpired" })
})

test("keys are listed with who saved them and from when they sign people in", async () => {
  const admin = signedInAs(administering, [], ["PortalAdministrator"])
  const [listed, foreign] = await inWorld(
    Effect.gen(function* () {
      yield* admin(saveEmbedKey.handle({ portalId, ...key }))
      const before = yield* admin(listEmbedKeys.handle({ portalId }))
      yield* TestClock.adjust(24 * 60 * minute)
      const after = yield* admin(listEmbedKeys.handle({ portalId }))
      const other = yield* admin(Effect.flip(listEmbedKeys.handle({ portalId: PortalId.make(2) })))
      return [[...before, ...after], other] as const
    }),
    [administering, another],
  )
  expect(listed).toMatchObject([
    { ...key, isPending: true, usableFrom: 24 * 60 * minute, saver: expect.any(String) },
    { ...key, isPending: false },
  ])
  expect(foreign).toMatchObject({ _tag: "ForbiddenPortal" })
})
