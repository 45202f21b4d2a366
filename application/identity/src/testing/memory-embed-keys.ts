import { Effect, Layer, Schema } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import { EmbedClaims, TokenInvalid, TokenMalformed } from "@domain/identity"
import { EmbedKeys, EmbedTokens, type KeptEmbedKey } from "../ports/embed-keys.ts"

/** The in-memory database's table of used embed tokens, by their end. */
export const spentEmbedTokensTable = "embed_tokens"

/** Embed keys and used tokens in the in-memory database. */
const memoryEmbedKeys = Layer.effect(
  EmbedKeys,
  Effect.gen(function* () {
    const { table } = yield* MemoryDatabase
    const keys = table<string, KeptEmbedKey>("embed_keys")
    const spent = table<string, number>(spentEmbedTokensTable)
    return {
      byId: (portalId, keyId) => Effect.sync(() => keys.get(`${portalId}:${keyId}`)),
      save: (portalId, key) => Effect.sync(() => void keys.set(`${portalId}:${key.keyId}`, key)),
      remove: (portalId, keyId) => Effect.sync(() => void keys.delete(`${portalId}:${keyId}`)),
      spend: (portalId, tokenId, expiresAt) =>
        Effect.sync(() => {
          const key = `${portalId}:${tokenId}`
          if (spent.has(key)) return false
          spent.set(key, expiresAt)
          return true
        }),
    }
  }),
)

const Readable = Schema.fromJsonString(
  Schema.Struct({ keyId: Schema.String, signedWith: Schema.String, audience: Schema.String, claims: EmbedClaims }),
)
const decode = (token: string) =>
  Effect.mapError(Schema.decodeUnknownEffect(Readable)(token), () => new TokenMalformed({}))

/** A readable embed token, "signed" with the text of a public key. */
export const readableEmbedToken = Schema.encodeSync(Readable)

/** Readable tokens without secrecy, for keys that begin with "key"; they answer as the real ones do. */
const memoryEmbedTokens = Layer.succeed(EmbedTokens, {
  keyIdOf: (token) => Effect.map(decode(token), ({ keyId }) => keyId),
  claimsOf: (token, key, audience) =>
    Effect.flatMap(decode(token), (read) =>
      read.signedWith === key.publicKey && read.audience === audience
        ? Effect.succeed(read.claims)
        : Effect.fail(new TokenInvalid({})),
    ),
  accepts: ({ publicKey }) => Effect.succeed(publicKey.startsWith("key")),
})

/** Keys of portals and the tokens that they sign, in memory. */
export const memoryEmbed = Layer.merge(memoryEmbedKeys, memoryEmbedTokens)
