import { Context, type Effect } from "effect"
import type { EmailAddress, InvalidOtp, OtpAlreadyGenerated, OtpAttemptsExceeded, PhoneNumber } from "@domain/identity"
import type { PortalId, SessionId } from "@domain/kernel"
import type { OtpChannel } from "@domain/messaging"

/** Whose proof it is: a code is good in the session that asked for it only. */
export interface ProofKey {
  readonly portalId: PortalId
  readonly sessionId: SessionId
  readonly phone: PhoneNumber
  /** Where the code is mailed; it proves this address then, and not the phone. */
  readonly emailAddress?: EmailAddress | undefined
}

/** Proof that a phone, or an address, is in the visitor's hand. Times are epoch milliseconds. */
export class OneTimePasswords extends Context.Service<
  OneTimePasswords,
  {
    /** Succeeds with the time from which another may be sent. */
    readonly send: (
      key: ProofKey,
      channel: OtpChannel,
    ) => Effect.Effect<number, OtpAlreadyGenerated | OtpAttemptsExceeded>
    /** A wrong attempt counts although it fails, so this is called outside a transaction that its failure would undo. */
    readonly check: (key: ProofKey, otp: string) => Effect.Effect<void, InvalidOtp | OtpAttemptsExceeded>
  }
>()("identity/OneTimePasswords") {}
