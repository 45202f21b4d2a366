import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { EmailAddress, InvalidHashKey, OldPasswordReused, TooManyRequests, WeakPassword } from "@domain/identity"

/** Mails a reset link; answers alike whether or not the address is known. */
export const ForgotPassword = contract("identity/ForgotPassword", {
  access: "anyone",
  input: Schema.Struct({ emailAddress: EmailAddress }),
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})

/** Sets a new password with the hash of a reset mail or an expired password. Spec: calls U5, screens resetPassword. */
export const ResetPassword = contract("identity/ResetPassword", {
  access: "anyone",
  input: Schema.Struct({ hash: textOf(300), newPassword: Schema.String.check(Schema.isMaxLength(200)) }),
  output: Schema.Struct({}),
  failures: [InvalidHashKey, WeakPassword, OldPasswordReused],
})
