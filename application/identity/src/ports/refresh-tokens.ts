import { Context, type Effect, type Option } from "effect"
import type { RefreshToken, RefreshTokenState } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** What presenting a token found, as it was before. One that was spent at an unknown time counts as revoked. */
export interface PresentedToken {
  readonly token: RefreshToken
  readonly state: RefreshTokenState
}

/** Families of rotating refresh tokens, by hash. */
export class RefreshTokens extends Context.Service<
  RefreshTokens,
  {
    readonly add: (token: RefreshToken) => Effect.Effect<void>
    /**
     * Spends a token at an instant (epoch milliseconds) and says what it was; of two at once, one finds it fresh. The first
     * instant is kept.
     */
    readonly spend: (portalId: PortalId, tokenHash: string, now: number) => Effect.Effect<Option.Option<PresentedToken>>
    /** Revokes every token of a family, spent ones and those being added by a transaction that spent one of them included. */
    readonly revokeFamily: (portalId: PortalId, familyId: string) => Effect.Effect<void>
    /** The same for all families of a user. */
    readonly revokeUser: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
  }
>()("identity/RefreshTokens") {}
