import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { EmailAddress, InvalidHashKey, OldPasswordReused, TooManyRequests, WeakPassword } from "@domain/identity"
import { PortalId } from "@domain/kernel"

/** Requests a reset link by mail; answer and work do not depend on whether the address is known. */
export const ForgotPassword = contract("identity/ForgotPassword", {
  kind: "workflow",
  access: "recoverAccount",
  route: "POST /authentication/forgotPassword",
  summary: "Email a link to choose a new password",
  description: "The answer is the same whether or not the address has an account.",
  example: { emailAddress: "asha@example.com" },
  input: Schema.Struct({ emailAddress: EmailAddress }),
  output: Schema.Struct({}),
  failures: [TooManyRequests],
})

/** Mails the link if the address has an account. `origin` is the portal's address, which begins the link. */
export const SendResetLink = contract("identity/SendResetLink", {
  kind: "command",
  access: "system",
  input: Schema.Struct({ portalId: PortalId, emailAddress: EmailAddress, origin: textOf(300) }),
  output: Schema.Struct({}),
})

/** Sets a new password with the key of a reset mail or an expired password. Spec: calls U5, screens resetPassword. */
export const ResetPassword = contract("identity/ResetPassword", {
  kind: "command",
  access: "recoverAccount",
  route: "POST /authentication/resetPassword",
  summary: "Choose a new password",
  description: "The hash is the one in the emailed link. It works once, for one hour.",
  example: { hash: "b1946ac92492d2347c6235b4d2611184", newPassword: "Str0ng-Pass!" },
  input: Schema.Struct({ hash: textOf(300), newPassword: Schema.String.check(Schema.isMaxLength(200)) }),
  output: Schema.Struct({}),
  failures: [InvalidHashKey, WeakPassword, OldPasswordReused],
})
