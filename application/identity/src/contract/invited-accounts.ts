import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  AccountNotOpened,
  EmailAddress,
  InvalidFields,
  LinkExpired,
  LinkInvalid,
  Role,
  TooManyRequests,
  UserAlreadyExists,
  WeakPassword,
} from "@domain/identity"
import { UserId } from "@domain/kernel"

const hash = textOf(200)

/** What whoever holds the link of an invitation is told before they accept it; times are epoch milliseconds. Ours. */
export const ReadInvitation = contract("identity/ReadInvitation", {
  kind: "query",
  access: "signIn",
  route: "GET /invitations/:hash",
  summary: "Read what an invitation's link invites to",
  description:
    "The hash is the one in the link. Without businessName it is an invitation to run the portal. hasAccount is told of mailed invitations alone, whose links only the invited person has.",
  example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  input: Schema.Struct({ hash }),
  output: Schema.Struct({
    roleId: Role,
    expiresAt: Schema.Number,
    emailAddress: Schema.optionalKey(EmailAddress),
    businessName: Schema.optionalKey(Schema.String),
    /** Whether the invited address has an account at the portal. */
    hasAccount: Schema.optionalKey(Schema.Boolean),
  }),
  failures: [LinkExpired, LinkInvalid],
})

/**
 * Opens an account for whoever holds an invitation's link, and accepts the invitation; a repeat with the same password gives the
 * same account. Ours.
 */
export const OpenInvitedAccount = contract("identity/OpenInvitedAccount", {
  kind: "workflow",
  access: "signIn",
  route: "POST /invitations/:hash/account",
  summary: "Open an account by an invitation's link, and accept the invitation",
  description:
    "The account has the invited address, which a mailed link proves; emailAddress is for an invitation that names none. isAccepted is false where the address is to be confirmed first: a link is mailed, and the invitation is accepted after it. It works on portals whose sign-up is off too.",
  example: {
    hash: "b1946ac92492d2347c6235b4d2611184",
    firstName: "Ravi",
    lastName: "Iyer",
    loginPassword: "Str0ng-Pass!",
    isTosAccepted: true,
  },
  input: Schema.Struct({
    hash,
    firstName: textOf(80),
    lastName: textOf(80),
    emailAddress: Schema.optionalKey(EmailAddress),
    loginPassword: textOf(200),
    isTosAccepted: Schema.Literal(true),
  }),
  output: Schema.Struct({ id: UserId, emailAddress: EmailAddress, isAccepted: Schema.Boolean }),
  failures: [
    AccountNotOpened,
    InvalidFields,
    LinkExpired,
    LinkInvalid,
    TooManyRequests,
    UserAlreadyExists,
    WeakPassword,
  ],
})
