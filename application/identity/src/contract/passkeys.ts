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
  access: "signIn",
  input: Schema.Struct({ challenge: textOf(300) }),
  output: PasskeyRequest,
  failures: [SignInExpired, TooManyRequests],
})

/** What the browser is asked for a passkey by, before a change that takes the second factor. Ours. */
export const AskForOwnPasskey = contract("identity/AskForOwnPasskey", {
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId }),
  output: PasskeyRequest,
  failures: [UserNotFound, TooManyRequests],
})

/** What the browser makes a passkey by: the password, and the second factor where it is on, come before. Ours. */
export const StartPasskey = contract("identity/StartPasskey", {
  access: "setUpSecondFactor",
  input: proof,
  output: PasskeyCreation,
  failures: [...proofFailures, TooManyPasskeys],
})

/** Adds the passkey that the browser made; recovery codes come with the first factor and are shown this once. Ours. */
export const AddPasskey = contract("identity/AddPasskey", {
  access: "setUpSecondFactor",
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
  access: "keepOwnAccount",
  input: Schema.Struct({ userId: UserId, passkeyId, name: PasskeyName }),
  output: Schema.Struct({}),
  failures: [UserNotFound, PasskeyNotFound],
})

/** Removes a passkey by the password and the second factor, which is off without an app or another passkey. Ours. */
export const RemovePasskey = contract("identity/RemovePasskey", {
  access: "keepOwnAccount",
  input: Schema.Struct({ ...proof.fields, passkeyId }),
  output: Schema.Struct({ isOn: Schema.Boolean }),
  failures: [...proofFailures, PasskeyNotFound],
})
