import { Schema } from "effect"
import { contract } from "@application/kernel"
import { EmailAlreadyVerified, LinkExpired, LinkInvalid, TooManyRequests } from "@domain/identity"

/** Verifies the signed-in user's address by a mailed link. Spec: states, email verification. */
export const VerifyEmail = contract("identity/VerifyEmail", {
  kind: "command",
  access: "keepOwnAccount",
  route: "POST /users/me/verifyEmail",
  summary: "Confirm the user's email address",
  description: "The hash is the one in the emailed link.",
  example: { hash: "b1946ac92492d2347c6235b4d2611184" },
  input: Schema.Struct({ hash: Schema.String.check(Schema.isMaxLength(200)) }),
  output: Schema.Struct({}),
  failures: [EmailAlreadyVerified, LinkExpired, LinkInvalid],
})

/**
 * Mails the signed-in user another link; returns when the next one may be requested (epoch milliseconds). Spec:
 * "expired link with resend".
 */
export const SendEmailVerification = contract("identity/SendEmailVerification", {
  kind: "workflow",
  access: "keepOwnAccount",
  route: "POST /users/me/sendVerification",
  summary: "Email a link to confirm the user's address",
  example: {},
  input: Schema.Struct({}),
  output: Schema.Struct({ resendAt: Schema.Number }),
  failures: [EmailAlreadyVerified, TooManyRequests],
})
