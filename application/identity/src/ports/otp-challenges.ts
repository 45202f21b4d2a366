import { Context, type Effect } from "effect"
import type { OtpChallenge, OtpPurpose, PhoneNumber } from "@domain/identity"
import type { PortalId } from "@domain/kernel"

/** What a change decided: the challenge to keep, if it changes, and the caller's own answer. */
export interface OtpDecision<A> {
  readonly next?: OtpChallenge
  readonly answer: A
}

/** Whose challenge it is: one phone's, for one purpose, asked for by one `holder` (a sign-up session, a device or a place). */
export interface OtpChallengeKey {
  readonly portalId: PortalId
  readonly phone: PhoneNumber
  readonly purpose: OtpPurpose
  readonly holder: string
}

/** Challenges by their key, so that what strangers ask for and try stays theirs. */
export class OtpChallenges extends Context.Service<
  OtpChallenges,
  {
    /** Reads, decides and stores as one step: parallel attempts are counted one after the other. */
    readonly change: <A>(
      key: OtpChallengeKey,
      decide: (previous: OtpChallenge | undefined) => OtpDecision<A>,
    ) => Effect.Effect<A>
  }
>()("identity/OtpChallenges") {}
