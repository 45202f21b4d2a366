import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { type OtpChallenge, PhoneNumber } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { EmailVerifications } from "../ports/email-verifications.ts"
import { ExpiredSecrets } from "../ports/expired-secrets.ts"
import { KnownDevices } from "../ports/known-devices.ts"
import { OtpChallenges } from "../ports/otp-challenges.ts"
import { PasswordResets } from "../ports/password-resets.ts"
import { RefreshTokens } from "../ports/refresh-tokens.ts"
import { asha } from "./sign-in-world.ts"

type Ports = ExpiredSecrets | RefreshTokens | OtpChallenges | PasswordResets | EmailVerifications | KnownDevices

const portalId = PortalId.make(1)
const userId = UserId.make(41)
const now = 9_000_000_000_000
const ends = { now, codesSentBefore: now - 500, verificationsEndedBefore: now - 900 }
const limit = 50
const key = { portalId, phone: PhoneNumber.make("+919876543210"), purpose: "signIn" } as const
const token = (tokenHash: string, expiresAt: number, familyId = tokenHash) => ({
  tokenHash,
  familyId,
  portalId,
  userId,
  beganAt: 0,
  issuedAt: 0,
  expiresAt,
})
const reset = (keyHash: string, expiresAt: number) => ({ portalId, userId, keyHash, expiresAt, wasMailed: false })
const verification = (keyHash: string, expiresAt: number) => ({
  portalId,
  userId,
  keyHash,
  link: { emailAddress: asha.user.emailAddress, sentAt: 0, expiresAt },
})
const codeOf = (holder: string) =>
  Effect.flatMap(OtpChallenges, ({ change }) =>
    change({ ...key, holder }, (previous) => ({ answer: previous?.sentAt })),
  )
const sendCode = (holder: string, sentAt: number) => {
  const next: OtpChallenge = { codeHash: "hash", sentAt, wrongAttempts: 0, verified: false }
  return Effect.flatMap(OtpChallenges, ({ change }) => change({ ...key, holder }, () => ({ next, answer: undefined })))
}

/** Conformance tests of `ExpiredSecrets`; the layer starts empty each time. */
export const expiredSecretsConformance = <E>(layer: Layer.Layer<Ports, E>): void => {
  const run = <A, F>(effect: Effect.Effect<A, F, Ports>) => Effect.runPromise(Effect.provide(effect, layer))
  const deleted = Effect.flatMap(ExpiredSecrets, (secrets) => secrets.delete(ends, limit))

  test("an expired refresh token is deleted, a spent one stays until it expires", async () => {
    const [count, known] = await run(
      Effect.gen(function* () {
        const { add, spend } = yield* RefreshTokens
        for (const [hash, end] of Object.entries({ over: now, open: now + 1, spent: now + 1 }))
          yield* add(token(hash, end))
        yield* spend(portalId, "spent", 5)
        const count = yield* deleted
        const tokens = yield* Effect.forEach(["over", "open", "spent"], (hash) => spend(portalId, hash, 6))
        return [count, tokens.map(Option.isSome)] as const
      }),
    )
    expect([count, known]).toEqual([1, [false, true, true]])
  })

  test("a revoked family is deleted as a whole, and no other", async () => {
    const known = await run(
      Effect.gen(function* () {
        const { add, revokeFamily, spend } = yield* RefreshTokens
        for (const hash of ["first", "second"]) yield* add(token(hash, now + 1, "revoked"))
        yield* add(token("other", now + 1))
        yield* revokeFamily(portalId, "revoked")
        yield* deleted
        const tokens = yield* Effect.forEach(["first", "second", "other"], (hash) => spend(portalId, hash, 6))
        return tokens.map(Option.isSome)
      }),
    )
    expect(known).toEqual([false, false, true])
  })

  test("one-time codes are deleted some time after they were sent", async () => {
    const results = await run(
      Effect.gen(function* () {
        yield* sendCode("old", ends.codesSentBefore - 1)
        yield* sendCode("new", ends.codesSentBefore)
        yield* deleted
        return [yield* codeOf("old"), yield* codeOf("new")]
      }),
    )
    expect(results).toEqual([undefined, ends.codesSentBefore])
  })

  test("expired reset keys and long-ended links are deleted", async () => {
    const seen = await run(
      Effect.gen(function* () {
        const { add, take } = yield* PasswordResets
        const { byKey, save } = yield* EmailVerifications
        for (const [hash, end] of [["over", now] as const, ["open", now + 1] as const]) yield* add(reset(hash, end))
        yield* save(verification("long ago", ends.verificationsEndedBefore - 1))
        yield* save(verification("of late", ends.verificationsEndedBefore))
        yield* deleted
        const takenAt = (hash: string) => Effect.map(take(portalId, hash, 0), Option.isSome)
        const links = yield* Effect.forEach(["long ago", "of late"], (hash) => byKey(portalId, userId, [hash]))
        return [yield* takenAt("over"), yield* takenAt("open"), ...links.map((link) => link !== undefined)]
      }),
    )
    expect(seen).toEqual([false, true, false, true])
  })

  test("expired known devices are deleted", async () => {
    const known = await run(
      Effect.gen(function* () {
        const { isKnown, remember } = yield* KnownDevices
        yield* remember(portalId, userId, "open", now + 1)
        yield* remember(portalId, userId, "over", now)
        yield* deleted
        return [yield* isKnown(portalId, userId, ["over"], 0), yield* isKnown(portalId, userId, ["open"], 0)]
      }),
    )
    expect(known).toEqual([false, true])
  })

  test("a batch is bounded, and concurrent batches delete everything once", async () => {
    const counts = await run(
      Effect.gen(function* () {
        const { add } = yield* PasswordResets
        // These have not expired when they are added.
        for (let number = 0; number < 9; number += 1) yield* add(reset(`key-${number}`, now - number))
        const batch = Effect.flatMap(ExpiredSecrets, (secrets) => secrets.delete(ends, 4))
        const together = yield* Effect.all([batch, batch, batch, batch], { concurrency: "unbounded" })
        return [Math.max(...together), together.reduce((sum, count) => sum + count) + (yield* batch) + (yield* batch)]
      }),
    )
    expect(counts).toEqual([4, 9])
  })
}
