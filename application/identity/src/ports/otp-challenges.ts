import { Context, type Effect } from "effect"
import type { OtpChallenge, OtpPurpose, PhoneNumber } from "@domain/identity"
import type { PortalId } from "@domain/kernel"

/** The result of a change: the challenge to store, if it changes, and the caller's answer. */
export interface OtpDecision<A> {
  readonly next?: OtpChallenge
  readonly answer: A
}

/**
 * Identifies a challenge: one phone, one purpose, and the `holder` that requested it (a sign-up session, a device or an
 * address).
 */
export interface OtpChallengeKey {
  readonly portalId: PortalId
  readonly phone: PhoneNumber
  readonly purpose: OtpPurpose
  readonly holder: string
}

/** One-time password challenges. Their keys separate callers, so that strangers cannot use up a user's attempts. */
export class OtpChallenges extends Context.Service<
  OtpChallenges,
  {
    /** Reads, decides and stores atomically, so that parallel attempts are counted one by one. */
    readonly change: <A>(
      key: OtpChallengeKey,
      decide: (previous: OtpChallenge | undefined) => OtpDecision<A>,
    ) => Effect.Effect<A>
  }
>()("identity/OtpChallenges") {}
