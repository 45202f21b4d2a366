import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { attemptOtp, type OtpChallenge, otpPolicy, PhoneNumber } from "@domain/identity"
import { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { EmailVerifications } from "../ports/email-verifications.ts"
import { KnownDevices } from "../ports/known-devices.ts"
import { Memberships } from "../ports/memberships.ts"
import { OtpChallenges } from "../ports/otp-challenges.ts"
import { PasswordResets } from "../ports/password-resets.ts"
import { type PresentedToken, RefreshTokens } from "../ports/refresh-tokens.ts"
import { SignIns } from "../ports/sign-ins.ts"
import { UserRepository } from "../ports/user-repository.ts"
import { asha } from "./sign-in-world.ts"

type Ports =
  | RefreshTokens
  | OtpChallenges
  | PasswordResets
  | EmailVerifications
  | KnownDevices
  | SignIns
  | Memberships
  | UserRepository

const portalId = PortalId.make(1)
const elsewhere = PortalId.make(2)
const userId = UserId.make(41)
const farAway = 9_000_000_000_000
const phone = PhoneNumber.make("+919876543210")
const key = { portalId, phone, purpose: "signIn", holder: "place" } as const
const token = (tokenHash: string, familyId = "family") => ({
  tokenHash,
  familyId,
  portalId,
  userId,
  beganAt: 1,
  issuedAt: 2,
  expiresAt: farAway,
})
const challenge: OtpChallenge = { codeHash: "right", sentAt: 0, wrongAttempts: 0, verified: false }

/** Conformance tests of the stores of tokens, codes and links; the layer starts empty each time. */
export const signInSecretsConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ports>) => Effect.runPromise(Effect.provide(effect, layer))
  const state = (token: Option.Option<PresentedToken>) => Option.getOrUndefined(token)?.state

  test("a token is fresh once, also when presented many times at once", async () => {
    const [presented, states] = await run(
      Effect.gen(function* () {
        const tokens = yield* RefreshTokens
        yield* tokens.add(token("a"))
        yield* tokens.add(token("b"))
        const many = Array.from({ length: 12 }, () => tokens.spend(portalId, "a", 1_000))
        return [
          yield* tokens.spend(portalId, "b", 1_000),
          yield* Effect.all(many, { concurrency: "unbounded" }),
        ] as const
      }),
    )
    expect(presented).toEqual(Option.some({ token: token("b"), state: { kind: "fresh" } }))
    expect(states.map(state).filter((one) => one?.kind === "fresh")).toHaveLength(1)
  })

  test("a token spent again keeps its first instant", async () => {
    const states = await run(
      Effect.gen(function* () {
        const { add, spend } = yield* RefreshTokens
        yield* add(token("a"))
        return yield* Effect.forEach([5, 8, 9], (now) => spend(portalId, "a", now))
      }),
    )
    expect(states.map(state)).toEqual([{ kind: "fresh" }, { kind: "spent", at: 5 }, { kind: "spent", at: 5 }])
  })

  test("a user's sign-ins are revoked but the one that is kept", async () => {
    const states = await run(
      Effect.gen(function* () {
        const { add, revokeUser, spend } = yield* RefreshTokens
        yield* add(token("a", "kept"))
        yield* add(token("b", "other"))
        yield* revokeUser(portalId, userId, "kept")
        return [yield* spend(portalId, "a", 5), yield* spend(portalId, "b", 5)]
      }),
    )
    expect(states.map(state)).toEqual([{ kind: "fresh" }, { kind: "revoked" }])
  })

  test("a user's living sign-ins are listed once each, newest first", async () => {
    const [living, others] = await run(
      Effect.gen(function* () {
        const { add, living, revokeFamily, spend } = yield* RefreshTokens
        const made = (tokenHash: string, familyId: string, issuedAt: number, expiresAt = farAway + 9) => ({
          ...token(tokenHash, familyId),
          issuedAt,
          expiresAt,
        })
        yield* add(made("a", "desk", 1))
        yield* add(made("b", "desk", 3))
        yield* add(made("c", "phone", 2))
        yield* add(made("d", "ended", 4))
        yield* add(made("e", "spent", 5))
        yield* add(made("f", "over", 6, farAway))
        yield* revokeFamily(portalId, "ended")
        yield* spend(portalId, "e", 5)
        return [yield* living(portalId, userId, farAway), yield* living(elsewhere, userId, farAway)]
      }),
    )
    expect(living).toEqual([
      { familyId: "desk", issuedAt: 3, expiresAt: farAway + 9 },
      { familyId: "phone", issuedAt: 2, expiresAt: farAway + 9 },
    ])
    expect(others).toEqual([])
  })

  test("a just-spent token is revoked with its family or user", async () => {
    const states = await run(
      Effect.gen(function* () {
        const { add, revokeFamily, revokeUser, spend } = yield* RefreshTokens
        yield* Effect.forEach([token("a"), token("b", "second")], add)
        const both = Effect.forEach(["a", "b"], (hash) => spend(portalId, hash, 5))
        yield* both
        yield* revokeFamily(portalId, "family")
        const afterFamily = yield* both
        yield* revokeUser(portalId, userId)
        return [...afterFamily, ...(yield* both)]
      }),
    )
    const revoked = { kind: "revoked" }
    expect(states.map(state)).toEqual([revoked, { kind: "spent", at: 5 }, revoked, revoked])
  })

  test("an unknown token and another portal's are not found", async () => {
    const results = await run(
      Effect.gen(function* () {
        const tokens = yield* RefreshTokens
        yield* tokens.add(token("a"))
        return [yield* tokens.spend(elsewhere, "a", 1_000), yield* tokens.spend(portalId, "z", 1_000)]
      }),
    )
    expect(results).toEqual([Option.none(), Option.none()])
  })

  test("revoking a family or a user spends their tokens and no others", async () => {
    const states = await run(
      Effect.gen(function* () {
        const tokens = yield* RefreshTokens
        const stranger = { ...token("c", "other"), userId: UserId.make(7) }
        yield* Effect.forEach([token("a"), token("b", "second"), stranger], tokens.add)
        yield* Effect.all([tokens.revokeFamily(elsewhere, "other"), tokens.revokeUser(elsewhere, stranger.userId)])
        yield* tokens.revokeFamily(portalId, "family")
        const afterFamily = yield* tokens.spend(portalId, "a", 1_000)
        yield* tokens.revokeUser(portalId, userId)
        return [afterFamily, yield* tokens.spend(portalId, "b", 1_000), yield* tokens.spend(portalId, "c", 1_000)]
      }),
    )
    expect(states.map(state)).toEqual([{ kind: "revoked" }, { kind: "revoked" }, { kind: "fresh" }])
  })

  test("concurrent attempts are counted one by one", async () => {
    const stored = await run(
      Effect.gen(function* () {
        const challenges = yield* OtpChallenges
        yield* challenges.change(key, () => ({ next: challenge, answer: undefined }))
        const attempt = challenges.change(key, (previous) => ({
          next: attemptOtp(previous ?? challenge, "wrong", 1_000).challenge,
          answer: undefined,
        }))
        yield* Effect.all(
          Array.from({ length: 5 }, () => attempt),
          { concurrency: "unbounded" },
        )
        return yield* challenges.change(key, (previous) => ({ answer: previous }))
      }),
    )
    expect(stored).toEqual({ ...challenge, wrongAttempts: 5, lockedUntil: 1_000 + otpPolicy.lockMilliseconds })
  })

  test("concurrent first requests for a code see each other", async () => {
    const seen = await run(
      Effect.gen(function* () {
        const challenges = yield* OtpChallenges
        const first = challenges.change(key, (previous) => ({ next: challenge, answer: previous }))
        return yield* Effect.all(
          Array.from({ length: 6 }, () => first),
          { concurrency: "unbounded" },
        )
      }),
    )
    expect(seen.filter((previous) => previous === undefined)).toHaveLength(1)
  })

  test("a decision without a challenge keeps the stored one, per portal", async () => {
    const [stored, other] = await run(
      Effect.gen(function* () {
        const { change } = yield* OtpChallenges
        yield* change(key, () => ({ next: challenge, answer: undefined }))
        yield* change(key, () => ({ answer: undefined }))
        const read = (portal: PortalId) => change({ ...key, portalId: portal }, (previous) => ({ answer: previous }))
        return [yield* read(portalId), yield* read(elsewhere)]
      }),
    )
    expect([stored, other]).toEqual([challenge, undefined])
  })

  test("purposes and holders have separate challenges", async () => {
    const results = await run(
      Effect.gen(function* () {
        const { change } = yield* OtpChallenges
        yield* change(key, () => ({ next: challenge, answer: undefined }))
        const others = [key, { ...key, purpose: "signUp" } as const, { ...key, holder: "elsewhere" }]
        return yield* Effect.forEach(others, (other) => change(other, (previous) => ({ answer: previous })))
      }),
    )
    expect(results).toEqual([challenge, undefined, undefined])
  })

  test("a device is known to its user until it expires or is forgotten", async () => {
    const results = await run(
      Effect.gen(function* () {
        const { isKnown, remember, forget } = yield* KnownDevices
        yield* remember(portalId, userId, "a", 5)
        yield* remember(portalId, userId, "a", 9)
        const seen = [
          yield* isKnown(portalId, userId, ["z", "a"], 8),
          yield* isKnown(portalId, userId, ["a"], 9),
          yield* isKnown(portalId, UserId.make(7), ["a"], 8),
          yield* isKnown(elsewhere, userId, ["a"], 8),
        ]
        yield* forget(portalId, userId)
        return [...seen, yield* isKnown(portalId, userId, ["a"], 8)]
      }),
    )
    expect(results).toEqual([true, false, false, false, false])
  })

  test("a mailed link is found by its key for its user, and the newest without", async () => {
    const results = await run(
      Effect.gen(function* () {
        const { save, byKey, latestOf } = yield* EmailVerifications
        const { emailAddress } = asha.user
        const mailed = (keyHash: string, sentAt: number) => ({
          portalId,
          userId,
          keyHash,
          link: { emailAddress, sentAt, expiresAt: sentAt + 10 },
        })
        yield* save(mailed("a", 5))
        yield* save(mailed("b", 7))
        yield* save({ ...mailed("a", 5), link: { ...mailed("a", 5).link, verifiedAt: 6 } })
        return [
          (yield* byKey(portalId, userId, ["z", "a"]))?.link.verifiedAt,
          yield* byKey(portalId, UserId.make(7), ["a"]),
          yield* byKey(elsewhere, userId, ["a"]),
          (yield* latestOf(portalId, userId))?.keyHash,
          yield* latestOf(portalId, UserId.make(7)),
        ]
      }),
    )
    expect(results).toEqual([6, undefined, undefined, "b", undefined])
  })

  test("a sign-in is valid while its account is active and a token is left", async () => {
    const counts = await run(
      Effect.gen(function* () {
        const users = yield* UserRepository
        const tokens = yield* RefreshTokens
        const { rightsOf } = yield* SignIns
        const counted = Effect.map(rightsOf({ portalId, userId, familyId: "family" }, 10), Option.isSome)
        const after = (change: Effect.Effect<unknown, unknown>) => Effect.andThen(change, counted)
        return [
          yield* after(users.add(asha)),
          yield* after(tokens.add(token("a"))),
          yield* after(users.save({ ...asha, barred: true })),
          yield* after(users.save({ ...asha, expiresAt: 10 })),
          yield* after(users.save({ ...asha, expiresAt: 11 })),
          yield* after(tokens.spend(portalId, "a", 10)),
          yield* after(tokens.add(token("b"))),
        ]
      }),
    )
    expect(counts).toEqual([false, true, false, false, true, false, true])
  })

  test("a sign-in gives no rights once its token is over", async () => {
    const counts = await run(
      Effect.gen(function* () {
        yield* (yield* UserRepository).add(asha)
        yield* (yield* RefreshTokens).add(token("a"))
        const { rightsOf } = yield* SignIns
        return yield* Effect.forEach([farAway - 1, farAway], (now) =>
          Effect.map(rightsOf({ portalId, userId, familyId: "family" }, now), Option.isSome),
        )
      }),
    )
    expect(counts).toEqual([true, false])
  })

  test("a sign-in's rights are its account's current roles", async () => {
    const seen = await run(
      Effect.gen(function* () {
        yield* (yield* UserRepository).add({ ...asha, user: { ...asha.user, roleIds: ["AccountManager"] } })
        yield* (yield* RefreshTokens).add(token("a"))
        const { join } = yield* Memberships
        const { rightsOf } = yield* SignIns
        const rights = Effect.map(rightsOf({ portalId, userId, familyId: "family" }, 10), Option.getOrUndefined)
        const none = yield* rights
        yield* join(userId, { businessProfileId: BusinessProfileId.make(9), roleId: "ClientAccess" })
        yield* join(userId, { businessProfileId: BusinessProfileId.make(7), roleId: "ClientAccess" })
        yield* join(userId, { businessProfileId: BusinessProfileId.make(9), roleId: "BrandManager" })
        return [none, yield* rights]
      }),
    )
    const memberships = [
      { businessProfileId: 9, roleId: "BrandManager" },
      { businessProfileId: 7, roleId: "ClientAccess" },
    ]
    expect(seen).toEqual([
      { roleIds: ["AccountManager"], memberships: [], hasSecondFactor: false },
      { roleIds: ["AccountManager"], memberships, hasSecondFactor: false },
    ])
  })

  test("a reset key works once, in time, at its portal", async () => {
    const results = await run(
      Effect.gen(function* () {
        const resets = yield* PasswordResets
        const add = (keyHash: string) => resets.add({ portalId, userId, keyHash, expiresAt: farAway, wasMailed: true })
        yield* Effect.forEach(["a", "b", "c"], add)
        const taken = [
          yield* resets.take(elsewhere, "a", 1),
          yield* resets.take(portalId, "b", farAway),
          yield* resets.take(portalId, "a", farAway - 1),
          yield* resets.take(portalId, "a", farAway - 1),
        ]
        yield* resets.revokeUser(portalId, userId)
        return [...taken, yield* resets.take(portalId, "c", 1)]
      }),
    )
    expect(results.map(Option.getOrUndefined)).toEqual([
      undefined,
      undefined,
      { userId, wasMailed: true },
      undefined,
      undefined,
    ])
  })

  test("a user's reset keys are revoked, and nobody else's", async () => {
    const other = UserId.make(43)
    const results = await run(
      Effect.gen(function* () {
        const resets = yield* PasswordResets
        const add = (of: PortalId, user: UserId, keyHash: string, expiresAt = farAway) =>
          resets.add({ portalId: of, userId: user, keyHash, expiresAt, wasMailed: true })
        yield* add(portalId, other, "of another")
        yield* add(elsewhere, userId, "elsewhere")
        yield* add(portalId, userId, "own")
        yield* resets.revokeUser(portalId, userId)
        return [
          yield* resets.take(portalId, "own", 1),
          yield* resets.take(portalId, "of another", 1),
          yield* resets.take(elsewhere, "elsewhere", 1),
        ]
      }),
    )
    expect(results.map((taken) => Option.getOrUndefined(taken)?.userId)).toEqual([undefined, other, userId])
  })
}
