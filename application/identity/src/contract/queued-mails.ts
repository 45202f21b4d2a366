import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { EmailAddress } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"

/** The portal's own address, which a mailed link begins with. */
const origin = textOf(300)

/** Mails the link that proves a user's address, unless another account has proved it. */
export const MailVerificationLink = contract("identity/MailVerificationLink", {
  access: "system",
  input: Schema.Struct({ portalId: PortalId, userId: UserId, key: textOf(300), origin }),
  output: Schema.Struct({}),
})

/** Mails the owner of an address, once an hour at most, that somebody tried to sign up with it. */
export const MailSignUpNotice = contract("identity/MailSignUpNotice", {
  access: "system",
  input: Schema.Struct({ portalId: PortalId, emailAddress: EmailAddress, origin }),
  output: Schema.Struct({}),
})
