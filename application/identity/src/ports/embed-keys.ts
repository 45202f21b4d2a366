import { Context, type Effect } from "effect"
import type { EmbedAlgorithm, EmbedClaims, TokenInvalid, TokenMalformed } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** The public half of a key with which a portal signs embed tokens; `publicKey` is PEM (SPKI). */
export interface EmbedKey {
  readonly keyId: string
  readonly algorithm: EmbedAlgorithm
  readonly publicKey: string
}

/** A key as kept: who made it known, and from when it signs users in (epoch milliseconds). */
export interface KeptEmbedKey extends EmbedKey {
  /** Absent of keys of before, and once the account is erased. */
  readonly savedBy?: UserId
  readonly usableFrom: number
}

/** Keys of portals, and the tokens that were used. */
export class EmbedKeys extends Context.Service<
  EmbedKeys,
  {
    readonly byId: (portalId: PortalId, keyId: string) => Effect.Effect<KeptEmbedKey | undefined>
    /** Adds a key or replaces the one with its id. */
    readonly save: (portalId: PortalId, key: KeptEmbedKey) => Effect.Effect<void>
    readonly remove: (portalId: PortalId, keyId: string) => Effect.Effect<void>
    /** Notes a token as used until its end (epoch milliseconds); false if it was used before. */
    readonly spend: (portalId: PortalId, tokenId: string, expiresAt: number) => Effect.Effect<boolean>
  }
>()("identity/EmbedKeys") {}

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
