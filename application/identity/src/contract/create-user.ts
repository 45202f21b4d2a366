import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import {
  AccountNotOpened,
  EmailAddress,
  ForbiddenPortal,
  InvalidFields,
  LoginProviderType,
  Role,
  TooManyRequests,
  UserAlreadyExists,
  WeakPassword,
} from "@domain/identity"
import { UserId } from "@domain/kernel"
import { InvalidPortal } from "@domain/portals"

/** Opens an account with an address and a password; repeating it gives the same id. Spec: calls A1, signup payload. */
export const CreateUser = contract("identity/CreateUser", {
  kind: "workflow",
  access: "signIn",
  route: "POST /roimatic/users",
  specification: ["A1"],
  summary: "Open an account with email address and password",
  description:
    "Answers the user's id; the same address and password give the same id. The address is confirmed by an emailed link.",
  example: {
    firstName: "Asha",
    lastName: "Rao",
    emailAddress: "asha@example.com",
    loginPassword: "Str0ng-Pass!",
    isTosAccepted: true,
    loginProviderType: "password",
    portalDomain: "localhost",
    roleId: 27,
  },
  input: Schema.Struct({
    firstName: textOf(80),
    lastName: textOf(80),
    emailAddress: EmailAddress,
    loginPassword: textOf(200),
    isTosAccepted: Schema.Literal(true),
    loginProviderType: Schema.optionalKey(LoginProviderType),
    portalDomain: textOf(255),
    roleId: Schema.optionalKey(Role),
  }),
  output: Schema.Struct({ id: UserId }),
  failures: [
    AccountNotOpened,
    UserAlreadyExists,
    WeakPassword,
    InvalidFields,
    InvalidPortal,
    ForbiddenPortal,
    TooManyRequests,
  ],
})
