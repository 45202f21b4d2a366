import { type BusinessProfileId, type UserId, BusinessProfileId as Business, UserId as User } from "@domain/kernel"
import { Schema } from "effect"

/** Whose commissions are: an agency's profile, or a user as agent and owner of referral codes, such as `agency:12` or `user:5`. */
export const Payee = Schema.String.check(Schema.isPattern(/^(?:agency|user):[1-9]\d{0,14}$/))
export type Payee = typeof Payee.Type

/** An agency as a payee, by its profile. */
export const agencyPayee = (id: BusinessProfileId): Payee => `agency:${id}`

/** A user as a payee. */
export const userPayee = (id: UserId): Payee => `user:${id}`

/** Whose a payee's commissions are, by the id of the profile or of the user. */
export const payeeParts = (payee: Payee): { readonly agency: BusinessProfileId } | { readonly user: UserId } => {
  const [kind, number] = payee.split(":")
  return kind === "agency" ? { agency: Business.make(Number(number)) } : { user: User.make(Number(number)) }
}
