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
  access: "signIn",
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
