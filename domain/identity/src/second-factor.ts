import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { ShownPasskey } from "./passkey.ts"

/** Limits of the second factor. Ours; steps and digits follow RFC 6238, which every authenticator app uses. */
export const secondFactorPolicy = {
  digits: 6,
  stepMilliseconds: 30_000,
  /** Steps that a code may be early or late, since phones' clocks differ. */
  tolerance: 1,
  recoveryCodes: 10,
  /** How long a sign-in waits for its code. */
  challengeMilliseconds: 5 * 60_000,
  attemptsPerChallenge: 5,
  /** How long a secret that was shown may be confirmed. */
  enrolmentMilliseconds: 15 * 60_000,
} as const

/** The second factor is on or off already, or its enrolment was not begun; `isOn` is how it is. Ours. */
export class SecondFactorConflict extends Schema.TaggedError<SecondFactorConflict>()("SecondFactorConflict", {
  errorCode: errorCode(1006),
  isOn: Schema.Boolean,
}) {}

/** The code is not the app's present one, was used before, or is no recovery code that is left. Ours. */
export class InvalidSecondFactor extends Schema.TaggedError<InvalidSecondFactor>()("InvalidSecondFactor", {
  errorCode: errorCode(57),
}) {}

/** The sign-in waited too long for its code, or had too many wrong ones, and begins again. Ours. */
export class SignInExpired extends Schema.TaggedError<SignInExpired>()("SignInExpired", {
  errorCode: errorCode(1029),
}) {}

/**
 * The answer to a right password or one-time password of an account with a second factor; `challenge` and a code make
 * the session. `expiresAt` is epoch milliseconds. Ours.
 */
export const SecondFactorAsked = Schema.Struct({
  challenge: Schema.NonEmptyString,
  expiresAt: Schema.Number,
  /** Whether a passkey of the account works at this host; absent where a server of the release before answers, and none does. */
  hasPasskey: Schema.optionalKey(Schema.Boolean),
  /** Whether an authenticator app is set up; absent where a server of the release before answers, and it is. */
  hasApp: Schema.optionalKey(Schema.Boolean),
})
export type SecondFactorAsked = typeof SecondFactorAsked.Type

/** How an account's second factor is; `enabledAt` is epoch milliseconds, absent while it is off. */
export const SecondFactorStatus = Schema.Struct({
  isOn: Schema.Boolean,
  enabledAt: Schema.optionalKey(Schema.Number),
  recoveryCodesLeft: Schema.Int,
  /** Whether an authenticator app is set up. */
  hasApp: Schema.Boolean,
  /** Oldest first. */
  passkeys: Schema.Array(ShownPasskey),
  /** The portal's host of the call, at which a new passkey will work. */
  host: Schema.String,
  /** Whether the portal has other hosts, at which it will not. */
  hasSeveralHosts: Schema.Boolean,
})
export type SecondFactorStatus = typeof SecondFactorStatus.Type

/** Letters and digits of recovery codes, without characters that look alike. */
export const recoveryAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

/** Letters of a recovery code: 80 bits, so that no hash of one can be guessed. */
export const recoveryCodeLength = 16

/** A typed code: six digits of the app, or a recovery code in any spelling; undefined when it is neither. */
export type TypedSecondFactor =
  | { readonly kind: "app"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string }

/** Reads what somebody typed, without its spaces and hyphens. */
export const typedSecondFactor = (typed: string): TypedSecondFactor | undefined => {
  const code = typed.replaceAll(/[\s-]/gu, "").toUpperCase()
  if (/^\d+$/u.test(code) && code.length === secondFactorPolicy.digits) return { kind: "app", code }
  const isRecovery =
    code.length === recoveryCodeLength && [...code].every((letter) => recoveryAlphabet.includes(letter))
  return isRecovery ? { kind: "recovery", code } : undefined
}

/** A recovery code as people read it, in groups of four. */
export const spelledRecoveryCode = (code: string): string => code.match(/.{1,4}/gu)?.join("-") ?? code

/** Whether a code's time step was not used before. Spec: RFC 6238, 5.2, "one-time only". */
export const isFreshStep = (step: number, lastStep: number | undefined): boolean =>
  lastStep === undefined || step > lastStep
