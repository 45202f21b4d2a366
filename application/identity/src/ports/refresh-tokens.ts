import { Context, type Effect, type Option } from "effect"
import type { RefreshToken, RefreshTokenState } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** The state of a presented token before it was spent. One spent at an unknown time counts as revoked. */
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
     * Spends a token at an instant (epoch milliseconds) and returns its former state; of two concurrent calls, one sees
     * it as fresh. The first instant is stored.
     */
    readonly spend: (portalId: PortalId, tokenHash: string, now: number) => Effect.Effect<Option.Option<PresentedToken>>
    /** The families that can still be renewed at an instant, each with when its newest token was made and ends; newest first. */
    readonly living: (
      portalId: PortalId,
      userId: UserId,
      now: number,
    ) => Effect.Effect<ReadonlyArray<Pick<RefreshToken, "familyId" | "issuedAt" | "expiresAt">>>
    /** Revokes every token of a family, including spent tokens and tokens that a concurrent transaction adds. */
    readonly revokeFamily: (portalId: PortalId, familyId: string) => Effect.Effect<void>
    /** Revokes all families of a user, except the family `keptFamilyId` where it is given. */
    readonly revokeUser: (portalId: PortalId, userId: UserId, keptFamilyId?: string) => Effect.Effect<void>
  }
>()("identity/RefreshTokens") {}
