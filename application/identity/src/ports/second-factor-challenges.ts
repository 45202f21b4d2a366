import { Context, type Effect } from "effect"
import type { PortalId, UserId } from "@domain/kernel"

/** A sign-in that waits for its second factor, by the hash of its key; `expiresAt` is epoch milliseconds. */
export interface SecondFactorChallenge {
  readonly portalId: PortalId
  readonly userId: UserId
  readonly keyHash: string
  readonly expiresAt: number
  /** The portal's key that vouched for the user, if one did. */
  readonly embedKeyId?: string
}

/** Sign-ins that wait for their second factor. */
export class SecondFactorChallenges extends Context.Service<
  SecondFactorChallenges,
  {
    readonly add: (challenge: SecondFactorChallenge) => Effect.Effect<void>
    /**
     * Counts an attempt, one at a time, on the unexpired challenge with one of these hashes that has had fewer than
     * `most`; returns its user and how many attempts it has had.
     */
    readonly attempt: (
      portalId: PortalId,
      keyHashes: ReadonlyArray<string>,
      now: number,
      most: number,
    ) => Effect.Effect<{ readonly userId: UserId; readonly attempts: number; readonly embedKeyId?: string } | undefined>
    /** The user of the unexpired challenge with one of these hashes that has had fewer attempts than `most`. */
    readonly userOf: (
      portalId: PortalId,
      keyHashes: ReadonlyArray<string>,
      now: number,
      most: number,
    ) => Effect.Effect<UserId | undefined>
    /** Ends a challenge; false if it has ended. */
    readonly end: (portalId: PortalId, keyHashes: ReadonlyArray<string>) => Effect.Effect<boolean>
    /** Ends every challenge of a user. */
    readonly endUser: (portalId: PortalId, userId: UserId) => Effect.Effect<void>
  }
>()("identity/SecondFactorChallenges") {}
