import { Effect, Exit, Layer, Result } from "effect"
import { TestClock } from "effect/testing"
import { SignJWT } from "jose"
import { expect, test } from "vitest"
import { AccessTokens, SecretHasher } from "@application/identity/ports"
import { Overloaded, overloadIn, PasswordHasher } from "@application/kernel"
import { PortalId, UserId } from "@domain/kernel"
import { argonPasswordHasher, hmacSecretHasher, jwtAccessTokens, readKeyring } from "./index.ts"

const key = "a-key-of-at-least-thirty-two-bytes"
const ringOf = (text: string) => Result.getOrThrow(readKeyring(text))
const cheap = { memoryKiB: 1_024, passes: 1 }
const claims = { userId: UserId.make(41), portalId: PortalId.make(1), familyId: "family", roleIds: [27] }

const withPasswords = <A>(story: (hasher: PasswordHasher["Service"]) => Effect.Effect<A>, options = {}) =>
  Effect.flatMap(PasswordHasher, story).pipe(
    Effect.provide(argonPasswordHasher({ ...cheap, ...options })),
    Effect.runPromise,
  )
const withTokens = <A, E>(story: (tokens: AccessTokens["Service"]) => Effect.Effect<A, E>, keys = `k1:${key}`) =>
  Effect.flatMap(AccessTokens, story).pipe(
    Effect.provide(Layer.merge(jwtAccessTokens(ringOf(keys)), TestClock.layer())),
    Effect.runPromise,
  )

test("a password matches only its own hash, and hashes differ each time", async () => {
  const [hashes, right, wrong, nobody] = await withPasswords((hasher) =>
    Effect.gen(function* () {
      const made = [yield* hasher.hash("Right-1word"), yield* hasher.hash("Right-1word")] as const
      return [
        made,
        yield* hasher.verify(made[0], "Right-1word"),
        yield* hasher.verify(made[0], "right-1word"),
        yield* hasher.verify(undefined, "nobody's password"),
      ] as const
    }),
  )
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=1024,t=1,p=1\$/)
  expect(hashes[0]).not.toBe(hashes[1])
  expect([right, wrong, nobody]).toEqual([true, false, false])
})

test("an unknown user takes about as long as a wrong password", async () => {
  const [known, unknown] = await withPasswords(
    (hasher) =>
      Effect.gen(function* () {
        const made = yield* hasher.hash("Right-1word")
        const timed = Effect.fnUntraced(function* (passwordHash: string | undefined) {
          const begin = performance.now()
          yield* hasher.verify(passwordHash, "Wrong-1word")
          return performance.now() - begin
        })
        const [best, bestUnknown] = [[Infinity], [Infinity]]
        for (let round = 0; round < 10; round += 1) {
          best.push(yield* timed(made))
          bestUnknown.push(yield* timed(undefined))
        }
        return [Math.min(...best), Math.min(...bestUnknown)] as const
      }),
    { memoryKiB: 8_192 },
  )
  expect(unknown / known).toBeGreaterThan(0.4)
  expect(unknown / known).toBeLessThan(2.5)
})

test("a password beyond the queue is refused as an overload", async () => {
  const exits = await withPasswords(
    (hasher) =>
      Effect.all(
        Array.from({ length: 6 }, () => Effect.exit(hasher.hash("Right-1word"))),
        { concurrency: "unbounded" },
      ),
    { atOnce: 1, waiting: 3 },
  )
  const turnedAway = exits.filter(Exit.isFailure).map(({ cause }) => overloadIn(cause))
  expect(exits.filter(Exit.isSuccess)).toHaveLength(4)
  expect(turnedAway).toEqual([new Overloaded({ retryAfterSeconds: 5 }), new Overloaded({ retryAfterSeconds: 5 })])
})

test("equal secrets hash alike under one key and differently under another", async () => {
  const hashed = (secret: string, hashingKey: string) =>
    Effect.flatMap(SecretHasher, ({ hash }) => hash(secret)).pipe(
      Effect.provide(hmacSecretHasher(ringOf(`k1:${hashingKey}`))),
      Effect.runPromise,
    )
  const one = await hashed("otp:1:123456", key)
  expect(await hashed("otp:1:123456", key)).toBe(one)
  expect(await hashed("otp:1:123457", key)).not.toBe(one)
  expect(await hashed("otp:1:123456", `${key}!`)).not.toBe(one)
})

test("an access token identifies its user for fifteen minutes", async () => {
  const [issued, read, late] = await withTokens((tokens) =>
    Effect.gen(function* () {
      const made = yield* tokens.issue(claims)
      yield* TestClock.adjust("14 minutes")
      const verified = yield* tokens.verify(made.accessToken)
      yield* TestClock.adjust("1 minute")
      return [made, verified, yield* Effect.flip(tokens.verify(made.accessToken))] as const
    }),
  )
  expect(issued.expiresAt).toBe(900_000)
  expect(read).toEqual({ ...claims, expiresAt: 900_000 })
  expect(late).toMatchObject({ _tag: "TokenExpired", errorCode: 62 })
})

test("a malformed, foreign, unsigned or misused token is refused", async () => {
  const { accessToken } = await withTokens((tokens) => tokens.issue(claims), `k1:another-${key}`)
  const bytes = new TextEncoder().encode(key)
  const otherUse = await new SignJWT({ portal: 1, sid: "family", roles: [] })
    .setProtectedHeader({ alg: "HS256", kid: "k1" })
    .setSubject("41")
    .setAudience("refresh")
    .setExpirationTime("1 hour")
    .sign(bytes)
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const unsigned = `${encode({ alg: "none", kid: "k1" })}.${encode({ sub: "41", portal: 1, sid: "family", roles: [], aud: "access", exp: 9e9 })}.`
  const failures = await withTokens((tokens) =>
    Effect.all(["nonsense", accessToken, otherUse, unsigned].map((token) => Effect.flip(tokens.verify(token)))),
  )
  expect(failures.map(({ _tag }) => _tag)).toEqual([
    "TokenMalformed",
    "TokenInvalid",
    "TokenInvalid",
    expect.stringMatching(/TokenInvalid|TokenMalformed/),
  ])
})
