import { Effect } from "effect"
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { expect, test } from "vitest"
import { type EmbedKey, EmbedTokens } from "@application/identity/ports"
import { signedEmbedTokens } from "./signed-embed-tokens.ts"

const payload = { jti: "token-1234", email: "Asha@Example.com", iat: 1_000, exp: 1_060, aud: "shop.example" }

const pair = async (algorithm: EmbedKey["algorithm"]) => {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true })
  const key: EmbedKey = { keyId: "site", algorithm, publicKey: await exportSPKI(publicKey) }
  const sign = (changes: JWTPayload = {}, kid: string | undefined = "site") =>
    new SignJWT({ ...payload, ...changes })
      .setProtectedHeader({ alg: algorithm, ...(kid !== undefined && { kid }) })
      .sign(privateKey)
  return { key, sign }
}

const withTokens = <A, E>(story: (tokens: EmbedTokens["Service"]) => Effect.Effect<A, E>) =>
  Effect.runPromise(Effect.provide(Effect.flatMap(EmbedTokens, story), signedEmbedTokens))
const claimsOf = (token: string, key: EmbedKey, audience = "shop.example") =>
  withTokens((tokens) => tokens.claimsOf(token, key, audience))
const refusalOf = (token: string, key: EmbedKey, audience?: string) =>
  claimsOf(token, key, audience).then(
    () => "accepted",
    (failure: { readonly _tag?: string }) => failure._tag,
  )

test.each(["EdDSA", "ES256", "RS256"] as const)(
  "a token signed with %s says what the portal says",
  async (algorithm) => {
    const { key, sign } = await pair(algorithm)
    const token = await sign({ given_name: "Asha", flavor: "normal", businessProfileId: 7 })
    expect(await withTokens((tokens) => tokens.keyIdOf(token))).toBe("site")
    expect(await claimsOf(token, key)).toEqual({
      id: "token-1234",
      emailAddress: "asha@example.com",
      issuedAt: 1_000_000,
      expiresAt: 1_060_000,
      firstName: "Asha",
      flavor: "normal",
      businessProfileId: 7,
    })
  },
)

test("another key, audience or algorithm and missing claims are refused", async () => {
  const { key, sign } = await pair("EdDSA")
  const stranger = await pair("EdDSA")
  const other = await pair("ES256")
  const token = await sign()
  expect([
    await refusalOf(token, key),
    await refusalOf(token, stranger.key),
    await refusalOf(token, other.key),
    await refusalOf(token, key, "other.example"),
    await refusalOf(await sign({ email: "nobody" }), key),
    await refusalOf(await sign({ jti: "short" }), key),
    await refusalOf("nonsense", key),
  ]).toEqual([
    "accepted",
    "TokenInvalid",
    "TokenInvalid",
    "TokenInvalid",
    "TokenInvalid",
    "TokenInvalid",
    "TokenMalformed",
  ])
})

test("an unsigned token, and one signed with the public key as a secret, are refused", async () => {
  const { key } = await pair("RS256")
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url")
  const unsigned = `${encode({ alg: "none", kid: "site" })}.${encode(payload)}.`
  const confused = await new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", kid: "site" })
    .sign(new TextEncoder().encode(key.publicKey))
  expect([await refusalOf(unsigned, key), await refusalOf(confused, key)]).toEqual(["TokenInvalid", "TokenInvalid"])
})

test("a token without its key's id and a text that is no key are refused", async () => {
  const { key, sign } = await pair("EdDSA")
  const token = (await sign({}, "")).replace(/^[^.]+/, Buffer.from('{"alg":"EdDSA"}').toString("base64url"))
  expect(await withTokens((tokens) => Effect.flip(tokens.keyIdOf(token)))).toMatchObject({ _tag: "TokenMalformed" })
  const accepted = [key, { ...key, publicKey: "nonsense" }, { ...key, algorithm: "RS256" as const }]
  expect(await withTokens((tokens) => Effect.all(accepted.map(tokens.accepts)))).toEqual([true, false, false])
})
