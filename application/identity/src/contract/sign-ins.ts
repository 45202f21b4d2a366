import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { UserNotFound } from "@domain/identity"
import { UserId } from "@domain/kernel"

/** A sign-in of the caller on one device; times are epoch milliseconds. */
const SignInEntry = Schema.Struct({
  signInId: Schema.String,
  isCurrent: Schema.Boolean,
  renewedAt: Schema.Number,
  expiresAt: Schema.Number,
  /** The employee of the portal who acts as the caller until then. */
  actedBy: Schema.optionalKey(Schema.String),
})

/** The caller's sign-ins that have not ended, newest first. Ours. */
export const ListSignIns = contract("identity/ListSignIns", {
  kind: "query",
  access: "keepOwnAccount",
  route: "GET /users/:userId/signIns",
  summary: "List the devices on which the user is signed in",
  description: "Newest first; isCurrent marks the one of the call's token.",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: Schema.Array(SignInEntry),
  failures: [UserNotFound],
})

/** Ends one sign-in of the caller at once; one that has ended, or is another's, changes nothing. Ours. */
export const EndSignIn = contract("identity/EndSignIn", {
  kind: "command",
  access: "keepOwnAccount",
  route: "DELETE /users/:userId/signIns/:signInId",
  summary: "End one sign-in of the user",
  description: "Its access token is refused from the next call on.",
  example: { userId: 41, signInId: "c2lnbi1pbi0x" },
  input: Schema.Struct({ userId: UserId, signInId: textOf(100) }),
  output: Schema.Struct({}),
  failures: [UserNotFound],
})

/** Ends every sign-in of the caller but the present one. Ours. */
export const EndOtherSignIns = contract("identity/EndOtherSignIns", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/:userId/signIns/endOthers",
  summary: "End every other sign-in of the user",
  example: { userId: 41 },
  input: Schema.Struct({ userId: UserId }),
  output: Schema.Struct({}),
  failures: [UserNotFound],
})
