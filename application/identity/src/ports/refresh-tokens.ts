import { Context, type Effect, type Option } from "effect"
import type { RefreshToken } from "@domain/identity"
import type { PortalId, UserId } from "@domain/kernel"

/** What presenting a token found: `spent` means that it was used or revoked before. */
export interface PresentedToken {
  readonly token: RefreshToken
  readonly state: "fresh" | "spent"
}

/** Families of rotating refresh tokens, by hash. */
export class RefreshTokens extends Context.Service<
  RefreshTokens,
  {
    readonly add: (token: RefreshToken) => Effect.Effect<void>
    /** Spends a token and says what it was; of two at once, one finds it fresh. */
    readonly spend: (portalId: PortalId, tokenHash: string) => Effect.Effect<Option.Option<PresentedToken>>
    readonly revokeFamily: (portalId: PortalId, familyId: string) => Effect.Effect<void>
    readonly revokeUser: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
  }
>()("identity/RefreshTokens") {}
