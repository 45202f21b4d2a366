import { Context, type Effect, type Option } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

export interface PasswordReset {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly keyHash: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** Whether the key was mailed, so that using it proves the address. */
  readonly wasMailed: boolean
}

/** Reset links by the hash of their key; each works once. */
export class PasswordResets extends Context.Service<
  PasswordResets,
  {
    readonly add: (reset: PasswordReset) => Effect.Effect<void>
    /** Consumes a key that is neither used nor expired at `now`. */
    readonly take: (
      portalId: PortalId,
      keyHash: string,
      now: number,
    ) => Effect.Effect<Option.Option<Pick<PasswordReset, "userId" | "wasMailed">>>
    /** Revokes a user's other links. */
    readonly revokeUser: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
  }
>()("identity/PasswordResets") {}
