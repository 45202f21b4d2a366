import { Context, type Effect } from "effect"
import type { OtpChallenge, PhoneNumber } from "@domain/identity"
import type { PortalId } from "@domain/kernel"

/** What a change decided: the challenge to keep, if it changes, and the caller's own answer. */
export interface OtpDecision<A> {
  readonly next?: OtpChallenge
  readonly answer: A
}

/** One challenge per portal and phone, for sign-in and sign-up alike. */
export class OtpChallenges extends Context.Service<
  OtpChallenges,
  {
    /** Reads, decides and stores as one step: parallel attempts are counted one after the other. */
    readonly change: <A>(
      portalId: PortalId,
      phone: PhoneNumber,
      decide: (previous: OtpChallenge | undefined) => OtpDecision<A>,
    ) => Effect.Effect<A>
  }
>()("identity/OtpChallenges") {}
