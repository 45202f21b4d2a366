import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  MadePasskey,
  PasskeyAlreadyAdded,
  PasskeyCreation,
  PasskeyElsewhere,
  PasskeyExpired,
  PasskeyName,
  PasskeyNotFound,
  PasskeyRefused,
  PasskeyRequest,
  ShownPasskey,
  SignInExpired,
  TooManyPasskeys,
  TooManyRequests,
  UserNotFound,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { proof, proofFailures } from "./second-factor.ts"

const passkeyId = textOf(100)

/** What the browser is asked for a passkey by, for a sign-in that waits for its second factor. Ours. */
export const AskForPasskey = contract("identity/AskForPasskey", {
  kind: "workflow",
  access: "signIn",
  route: "POST /authentication/secondFactor/passkey",
  summary: "Get what the browser is asked for a passkey by, to finish logging in",
  description:
    "The answer is WebAuthn's PublicKeyCredentialRequestOptionsJSON. It lists the account's passkeys of this host; each question takes one answer within five minutes.",
  example: { challenge: "0c8f1d2e3b4a59687786a5b4c3d2e1f0" },
  input: Schema.Struct({ challenge: textOf(300) }),
  output: PasskeyRequest,
  failures: [SignInExpired, TooManyRequests],
})

/** What the browser is asked for a passkey by, before a change that takes the second factor. Ours. */
export const AskForOwnPasskey = contract("identity/AskForOwnPasskey", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/passkeys/question",
  summary: "Get what the browser is asked for a passkey by, before the account changes",
  description:
    "The answer is WebAuthn's PublicKeyCredentialRequestOptionsJSON. The browser's answer goes as `passkey` with the call that it proves, once and within five minutes.",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: PasskeyRequest,
  failures: [UserNotFound, TooManyRequests],
})

/** What the browser makes a passkey by: the password, and the second factor where it is on, come before. Ours. */
export const StartPasskey = contract("identity/StartPasskey", {
  kind: "workflow",
  access: "setUpSecondFactor",
  route: "POST /users/:userId/passkeys",
  summary: "Start adding a passkey",
  description:
    "Answers WebAuthn's PublicKeyCredentialCreationOptionsJSON for this host. Where the second factor is on, a code or a passkey is needed beside the password. An account has ten passkeys at most (errorCode 1006).",
  example: { userId: 41, password: "Right-1word" },
  input: proof,
  output: PasskeyCreation,
  failures: [...proofFailures, TooManyPasskeys],
})

/** Adds the passkey that the browser made; recovery codes come with the first factor and are shown this once. Ours. */
export const AddPasskey = contract("identity/AddPasskey", {
  kind: "workflow",
  access: "setUpSecondFactor",
  route: "POST /users/:userId/passkeys/confirm",
  summary: "Add the passkey that the browser made",
  description:
    "Takes the browser's answer within five minutes, all bytes as base64url. Where it is the first factor, the answer has ten recovery codes, shown this once.",
  example: {
    userId: 41,
    name: "My phone",
    passkey: {
      challenge: "q1s0hC4u2nJm8fYx",
      id: "AXn3k9P0cQ",
      clientDataJSON: "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
      attestationObject: "o2NmbXRkbm9uZQ",
      transports: ["internal"],
    },
  },
  input: Schema.Struct({ userId: UserId, name: PasskeyName, passkey: MadePasskey }),
  output: Schema.Struct({
    passkey: ShownPasskey,
    recoveryCodes: Schema.optionalKey(Schema.Array(Schema.String)),
  }),
  failures: [
    UserNotFound,
    PasskeyAlreadyAdded,
    PasskeyElsewhere,
    PasskeyExpired,
    PasskeyRefused,
    TooManyPasskeys,
    TooManyRequests,
  ],
})

/** Gives a passkey another name. Ours. */
export const RenamePasskey = contract("identity/RenamePasskey", {
  kind: "command",
  access: "keepOwnAccount",
  route: "PATCH /users/:userId/passkeys/:passkeyId",
  summary: "Give a passkey another name",
  example: { userId: 41, passkeyId: "c2Vjb25kLWhhbmQ", name: "Old phone" },
  input: Schema.Struct({ userId: UserId, passkeyId, name: PasskeyName }),
  output: Schema.Struct({}),
  failures: [UserNotFound, PasskeyNotFound],
})

/** Removes a passkey by the password and the second factor, which is off without an app or another passkey. Ours. */
export const RemovePasskey = contract("identity/RemovePasskey", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/:userId/passkeys/:passkeyId/remove",
  summary: "Remove a passkey",
  description:
    "Takes the password and a code or a passkey. Without an app or another passkey the second factor is off.",
  example: { userId: 41, passkeyId: "c2Vjb25kLWhhbmQ", password: "Right-1word", code: "123456" },
  input: Schema.Struct({ ...proof.fields, passkeyId }),
  output: Schema.Struct({ isOn: Schema.Boolean }),
  failures: [...proofFailures, PasskeyNotFound],
})
