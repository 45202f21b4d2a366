import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@domain/identity"

/**
 * Why a browser gave no passkey: its user cancelled or took too long, the account has it already, the page's address is none of
 * the portal's, no authenticator here can do it, or something else.
 */
export type PasskeyProblem = "cancelled" | "timedOut" | "alreadyAdded" | "elsewhere" | "unsupported" | "failed"

/** What came of asking a browser for a passkey. */
export type PasskeyOutcome<Answer> =
  | { readonly status: "given"; readonly answer: Answer }
  | { readonly status: "refused"; readonly problem: PasskeyProblem }

/** Passkeys of this browser and of the authenticators that it reaches. */
export interface PasskeyDevice {
  readonly isSupported: () => boolean
  readonly make: (creation: PasskeyCreation) => Promise<PasskeyOutcome<MadePasskey>>
  readonly use: (request: PasskeyRequest) => Promise<PasskeyOutcome<UsedPasskey>>
}
