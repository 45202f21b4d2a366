import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  ForbiddenPortal,
  InvalidCredentials,
  InvalidSecondFactor,
  SecondFactorConflict,
  SecondFactorStatus,
  SignInExpired,
  TooManyRequests,
  UserNotFound,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { SignedIn } from "./login.ts"

/** A code of the app or a recovery code, as typed. */
const code = textOf(40)
const password = Schema.String.check(Schema.isMaxLength(200))
const RecoveryCodes = Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) })
const proof = Schema.Struct({ userId: UserId, password, code })
const proofFailures = [
  UserNotFound,
  InvalidCredentials,
  InvalidSecondFactor,
  SecondFactorConflict,
  TooManyRequests,
] as const

/** Makes the session of a sign-in that asked for its second factor. Ours. */
export const CompleteLogin = contract("identity/CompleteLogin", {
  access: "signIn",
  input: Schema.Struct({ challenge: textOf(300), code }),
  output: SignedIn,
  failures: [SignInExpired, InvalidSecondFactor, ForbiddenPortal, TooManyRequests],
})

/** Whether the caller's second factor is on, and how many recovery codes are left. Ours. */
export const GetSecondFactor = contract("identity/GetSecondFactor", {
  access: "setUpSecondFactor",
  input: Schema.Struct({ userId: UserId }),
  output: SecondFactorStatus,
  failures: [UserNotFound],
})

/** Begins the enrolment of an authenticator app; its secret is shown this once. Ours. */
export const StartSecondFactor = contract("identity/StartSecondFactor", {
  access: "setUpSecondFactor",
  input: Schema.Struct({ userId: UserId, password }),
  output: Schema.Struct({ secret: Schema.String, address: Schema.String, expiresAt: Schema.Number }),
  failures: [UserNotFound, InvalidCredentials, SecondFactorConflict, TooManyRequests],
})

/** Turns the second factor on by a first code; the recovery codes are shown this once. Ours. */
export const ConfirmSecondFactor = contract("identity/ConfirmSecondFactor", {
  access: "setUpSecondFactor",
  input: Schema.Struct({ userId: UserId, code }),
  output: RecoveryCodes,
  failures: [UserNotFound, InvalidSecondFactor, SecondFactorConflict, TooManyRequests],
})

/** Turns the second factor off by the password and a code. Ours. */
export const TurnOffSecondFactor = contract("identity/TurnOffSecondFactor", {
  access: "keepOwnAccount",
  input: proof,
  output: Schema.Struct({}),
  failures: [...proofFailures],
})

/** Replaces the recovery codes by the password and a code; the new ones are shown this once. Ours. */
export const RenewRecoveryCodes = contract("identity/RenewRecoveryCodes", {
  access: "keepOwnAccount",
  input: proof,
  output: RecoveryCodes,
  failures: [...proofFailures],
})
