import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  ForbiddenPortal,
  InvalidCredentials,
  InvalidSecondFactor,
  PasskeyElsewhere,
  PasskeyExpired,
  PasskeyRefused,
  SecondFactorConflict,
  SecondFactorStatus,
  SignInExpired,
  TooManyRequests,
  UsedPasskey,
  UserNotFound,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { SignedIn } from "./login.ts"

const optional = Schema.optionalKey
/** A code of the app or a recovery code, as typed. */
const code = textOf(40)
const password = Schema.String.check(Schema.isMaxLength(200))
const RecoveryCodes = Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })
/** One of both proves the second factor. */
const secondFactor = { code: optional(code), passkey: optional(UsedPasskey) }
const secondFactorFailures = [InvalidSecondFactor, PasskeyElsewhere, PasskeyExpired, PasskeyRefused] as const
export const proof = Schema.Struct({ userId: UserId, password, ...secondFactor })
export const proofFailures = [
  UserNotFound,
  InvalidCredentials,
  ...secondFactorFailures,
  SecondFactorConflict,
  TooManyRequests,
] as const

/** Makes the session of a sign-in that asked for its second factor. Ours. */
export const CompleteLogin = contract("identity/CompleteLogin", {
  access: "signIn",
  input: Schema.Struct({ challenge: textOf(300), ...secondFactor }),
  output: SignedIn,
  failures: [SignInExpired, ...secondFactorFailures, ForbiddenPortal, TooManyRequests],
})

/** Whether the caller's second factor is on, and how many recovery codes are left. Ours. */
export const GetSecondFactor = contract("identity/GetSecondFactor", {
  access: "setUpSecondFactor",
  input: Schema.Struct({ userId: UserId }),
  output: SecondFactorStatus,
  failures: [UserNotFound],
})

/** Begins the enrolment of an authenticator app, beside passkeys by one of them; its secret is shown this once. Ours. */
export const StartSecondFactor = contract("identity/StartSecondFactor", {
  access: "setUpSecondFactor",
  input: proof,
  output: Schema.Struct({ secret: Schema.String, address: Schema.String, expiresAt: Schema.Number }),
  failures: [...proofFailures],
})

/** Sets up the app by a first code; the recovery codes come with the first factor and are shown this once. Ours. */
export const ConfirmSecondFactor = contract("identity/ConfirmSecondFactor", {
  access: "setUpSecondFactor",
  input: Schema.Struct({ userId: UserId, code }),
  output: Schema.Struct({ recoveryCodes: optional(Schema.Array(Schema.String)) }),
  failures: [UserNotFound, InvalidSecondFactor, SecondFactorConflict, TooManyRequests],
})

/** Turns the second factor off by the password and itself: no app, passkeys or recovery codes are left. Ours. */
export const TurnOffSecondFactor = contract("identity/TurnOffSecondFactor", {
  access: "keepOwnAccount",
  input: proof,
  output: Schema.Struct({}),
  failures: [...proofFailures],
})

/** Removes the authenticator app and leaves the passkeys; without any, the second factor is off. Ours. */
export const RemoveAuthenticatorApp = contract("identity/RemoveAuthenticatorApp", {
  access: "keepOwnAccount",
  input: proof,
  output: Schema.Struct({ isOn: Schema.Boolean }),
  failures: [...proofFailures],
})

/** Replaces the recovery codes by the password and the second factor; the new ones are shown this once. Ours. */
export const RenewRecoveryCodes = contract("identity/RenewRecoveryCodes", {
  access: "keepOwnAccount",
  input: proof,
  output: RecoveryCodes,
  failures: [...proofFailures],
})
