import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { EmailAddress } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"

/** The portal's address, which begins a mailed link. */
const origin = textOf(300)

/** Mails the link that verifies a user's address, unless another account has verified it. */
export const MailVerificationLink = contract("identity/MailVerificationLink", {
  kind: "command",
  access: "system",
  input: Schema.Struct({
    portalId: PortalId,
    userId: UserId,
    key: textOf(300),
    origin,
    /** Where the link goes, if not to the user's own address. */
    emailAddress: Schema.optionalKey(EmailAddress),
  }),
  output: Schema.Struct({}),
})

/** Tells the owner of an address, at most once an hour, that somebody tried to sign up with it. */
export const MailSignUpNotice = contract("identity/MailSignUpNotice", {
  kind: "command",
  access: "system",
  input: Schema.Struct({ portalId: PortalId, emailAddress: EmailAddress, origin }),
  output: Schema.Struct({}),
})
