import { Effect, Layer, Result } from "effect"
import { LinkHasher } from "@application/kernel"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { AccessTokens, SecretHasher } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { hmacLinkHasher, hmacSecretHasher, jwtAccessTokens, readKeyring } from "./index.ts"

const [older, newer] = ["k1:the-older-key-of-thirty-two-bytes-or-more", "k2:the-newer-key-of-thirty-two-bytes-or-more"]
const ringOf = (text: string) => Result.getOrThrow(readKeyring(text))
const [before, between, after] = [ringOf(older), ringOf(`${newer},${older}`), ringOf(newer)]

const withTokens = <A, E>(keys: typeof before, story: (tokens: AccessTokens["Service"]) => Effect.Effect<A, E>) =>
  Effect.flatMap(AccessTokens, story).pipe(
    Effect.provide(Layer.merge(jwtAccessTokens(keys), TestClock.layer())),
    Effect.runPromise,
  )
const claims = { userId: UserId.make(41), portalId: PortalId.make(1), familyId: "family", roleIds: [27] }
const issued = (keys: typeof before) => withTokens(keys, (tokens) => tokens.issue(claims))
const verified = (keys: typeof before, token: string) =>
  withTokens(keys, (tokens) => Effect.result(tokens.verify(token))).then(Result.isSuccess)

test("tokens of an older key are accepted until it is removed", async () => {
  const { accessToken } = await issued(before)
  expect(await Promise.all([before, between, after].map((keys) => verified(keys, accessToken)))).toEqual([
    true,
    true,
    false,
  ])
})

test("new tokens name the current key and need no other", async () => {
  const { accessToken } = await issued(between)
  expect(JSON.parse(Buffer.from(accessToken.split(".")[0] ?? "", "base64url").toString())).toMatchObject({ kid: "k2" })
  expect(await verified(after, accessToken)).toBe(true)
  expect(await verified(before, accessToken)).toBe(false)
})

test("a key that takes over another's name verifies nothing the other signed", async () => {
  const { accessToken } = await issued(before)
  expect(await verified(ringOf(newer.replace("k2", "k1")), accessToken)).toBe(false)
})

const hashesUnder = (keys: typeof before) =>
  Effect.gen(function* () {
    const hasher = yield* SecretHasher
    return { kept: yield* hasher.hash("a secret"), accepted: yield* hasher.accepted("a secret") }
  }).pipe(Effect.provide(hmacSecretHasher(keys)), Effect.runPromise)

test("hashes name their key, and older ones are accepted until it is removed", async () => {
  const [old, both, fresh] = await Promise.all([hashesUnder(before), hashesUnder(between), hashesUnder(after)])
  expect(old.kept).toMatch(/^k1\./)
  expect(both.kept).toMatch(/^k2\./)
  expect(both.accepted).toEqual([both.kept, old.kept])
  expect(fresh.accepted).toEqual([both.kept])
})

test("links have separate keys", async () => {
  const layer = Layer.merge(hmacSecretHasher(before), hmacLinkHasher(after))
  const [secret, link] = await Effect.runPromise(
    Effect.gen(function* () {
      return [yield* (yield* SecretHasher).hash("a secret"), yield* (yield* LinkHasher).hash("a secret")]
    }).pipe(Effect.provide(layer)),
  )
  expect(secret).toMatch(/^k1\./)
  expect(link).toMatch(/^k2\./)
})

test("short, unnamed and duplicate keys are refused", () => {
  const wrong = ["", "k1:short", "the-older-key-of-thirty-two-bytes-or-more", `${older},${older}`]
  expect(wrong.map((text) => Result.isFailure(readKeyring(text)))).toEqual(wrong.map(() => true))
})
