import { Context, type Effect } from "effect"
import type { EmbedAlgorithm, EmbedClaims, TokenInvalid, TokenMalformed } from "@domain/identity"

/** The public half of a key with which a portal signs embed tokens; `publicKey` is PEM (SPKI). */
export interface EmbedKey {
  readonly keyId: string
  readonly algorithm: EmbedAlgorithm
  readonly publicKey: string
}

/** The signatures of embed tokens. */
export class EmbedTokens extends Context.Service<
  EmbedTokens,
  {
    /** The id of the key that a token names. */
    readonly keyIdOf: (token: string) => Effect.Effect<string, TokenMalformed>
    /** The claims of a token that this key signed for an audience; their times are not checked. */
    readonly claimsOf: (
      token: string,
      key: EmbedKey,
      audience: string,
    ) => Effect.Effect<EmbedClaims, TokenMalformed | TokenInvalid>
    /** Whether the text is a public key for its algorithm. */
    readonly accepts: (key: EmbedKey) => Effect.Effect<boolean>
  }
>()("identity/EmbedTokens") {}
