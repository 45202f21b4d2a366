import { Effect, Layer, Schema } from "effect"
import { EmbedClaims, TokenInvalid, TokenMalformed } from "@domain/identity"
import { EmbedTokens } from "../ports/embed-tokens.ts"

const Readable = Schema.fromJsonString(
  Schema.Struct({ keyId: Schema.String, signedWith: Schema.String, audience: Schema.String, claims: EmbedClaims }),
)
const decode = (token: string) =>
  Effect.mapError(Schema.decodeUnknownEffect(Readable)(token), () => new TokenMalformed({}))

/** A readable embed token, "signed" with the text of a public key. */
export const readableEmbedToken = Schema.encodeSync(Readable)

/** Readable tokens without secrecy, for keys that begin with "key"; they answer as the real ones do. */
export const memoryEmbedTokens = Layer.succeed(EmbedTokens, {
  keyIdOf: (token) => Effect.map(decode(token), ({ keyId }) => keyId),
  claimsOf: (token, key, audience) =>
    Effect.flatMap(decode(token), (read) =>
      read.signedWith === key.publicKey && read.audience === audience
        ? Effect.succeed(read.claims)
        : Effect.fail(new TokenInvalid({})),
    ),
  accepts: ({ publicKey }) => Effect.succeed(publicKey.startsWith("key")),
})
