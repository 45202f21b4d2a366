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
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/secondFactor",
  summary: "Finish logging in with the second factor",
  description:
    "The code is the authenticator app's or a recovery code; each works once. Instead of it `passkey` is the browser's answer to POST /authentication/secondFactor/passkey. A challenge takes five tries within five minutes, then logging in starts again (errorCode 1029).",
  example: { challenge: "0c8f1d2e3b4a59687786a5b4c3d2e1f0", code: "123456" },
  input: Schema.Struct({ challenge: textOf(300), ...secondFactor }),
  output: SignedIn,
  failures: [SignInExpired, ...secondFactorFailures, ForbiddenPortal, TooManyRequests],
})

/** Whether the caller's second factor is on, and how many recovery codes are left. Ours. */
export const GetSecondFactor = contract("identity/GetSecondFactor", {
  kind: "query",
  access: "setUpSecondFactor",
  route: "GET /users/:userId/secondFactor",
  summary: "See whether the user's second factor is on",
  description:
    "Tells whether an app is set up, which passkeys there are and at which host each works, and how many recovery codes are left; the codes themselves are never shown again.",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: SecondFactorStatus,
  failures: [UserNotFound],
})

/** Begins the enrolment of an authenticator app, beside passkeys by one of them; its secret is shown this once. Ours. */
export const StartSecondFactor = contract("identity/StartSecondFactor", {
  kind: "workflow",
  access: "setUpSecondFactor",
  route: "POST /users/:userId/secondFactor",
  summary: "Start setting up an authenticator app",
  description:
    "Answers the secret as text and as the address for a QR code (RFC 6238: SHA-1, six digits, thirty seconds). Nothing changes until a code confirms it within a quarter of an hour. Where passkeys are the second factor, one of them or a recovery code is needed too. An administrator without a second factor reaches nothing else, and an owner cannot refund (errorCode 1028, with `needsSecondFactor` among its details), unless the server says that it is optional.",
  example: { userId: 41, password: "Right-1word" },
  input: proof,
  output: Schema.Struct({ secret: Schema.String, address: Schema.String, expiresAt: Schema.Number }),
  failures: [...proofFailures],
})

/** Sets up the app by a first code; the recovery codes come with the first factor and are shown this once. Ours. */
export const ConfirmSecondFactor = contract("identity/ConfirmSecondFactor", {
  kind: "workflow",
  access: "setUpSecondFactor",
  route: "POST /users/:userId/secondFactor/confirm",
  summary: "Set up the authenticator app with a first code",
  description:
    "Where it is the first factor, the answer has ten recovery codes, shown this once. Each stands in for the second factor once.",
  example: { userId: 41, code: "123456" },
  input: Schema.Struct({ userId: UserId, code }),
  output: Schema.Struct({ recoveryCodes: optional(Schema.Array(Schema.String)) }),
  failures: [UserNotFound, InvalidSecondFactor, SecondFactorConflict, TooManyRequests],
})

/** Turns the second factor off by the password and itself: no app, passkeys or recovery codes are left. Ours. */
export const TurnOffSecondFactor = contract("identity/TurnOffSecondFactor", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/secondFactor/turnOff",
  summary: "Turn the second factor off",
  description:
    "Takes the password, and a code of the app, a recovery code or a passkey. App, passkeys and recovery codes are gone. The user is told by email.",
  example: { userId: 41, password: "Right-1word", code: "123456" },
  input: proof,
  output: Schema.Struct({}),
  failures: [...proofFailures],
})

/** Removes the authenticator app and leaves the passkeys; without any, the second factor is off. Ours. */
export const RemoveAuthenticatorApp = contract("identity/RemoveAuthenticatorApp", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/secondFactor/removeApp",
  summary: "Remove the authenticator app and keep the passkeys",
  description: "Takes the password and a code or a passkey. Without any passkey the second factor is off.",
  example: { userId: 41, password: "Right-1word", code: "123456" },
  input: proof,
  output: Schema.Struct({ isOn: Schema.Boolean }),
  failures: [...proofFailures],
})

/** Replaces the recovery codes by the password and the second factor; the new ones are shown this once. Ours. */
export const RenewRecoveryCodes = contract("identity/RenewRecoveryCodes", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/secondFactor/recoveryCodes",
  summary: "Replace the recovery codes",
  description: "Takes the password and a code or a passkey. Earlier recovery codes stop working.",
  example: { userId: 41, password: "Right-1word", code: "123456" },
  input: proof,
  output: RecoveryCodes,
  failures: [...proofFailures],
})
