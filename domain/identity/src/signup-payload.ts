import { Schema } from "effect"
import { Role, signUpRole } from "./role.ts"
import { EmailAddress } from "./user.ts"

/** How somebody proves who they are; the numbers are ours. Spec: entities, Signup payload, loginProviderType. */
export const LoginProviderType = Schema.Literals(["password", "otp", "embed"])
export type LoginProviderType = typeof LoginProviderType.Type

/** What signing up sends; the terms are always accepted by then. Spec: entities, Signup payload; calls A1. */
export const SignupPayload = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  emailAddress: EmailAddress,
  loginPassword: Schema.String,
  isTosAccepted: Schema.Literal(true),
  loginProviderType: LoginProviderType,
  portalDomain: Schema.NonEmptyString,
  roleId: Role,
})
export type SignupPayload = typeof SignupPayload.Type

/** Facts of a sign-up beside what follows from the portal. */
export type SignupFacts = Omit<SignupPayload, "isTosAccepted" | "roleId">

/** The payload of a sign-up in a portal: terms accepted, client access of the portal's brand. Spec: "isTosAccepted (always true)", "roleId (client access)". */
export const signupPayload = (facts: SignupFacts, isPartnerBrand: boolean): SignupPayload => ({
  ...facts,
  isTosAccepted: true,
  roleId: signUpRole(isPartnerBrand),
})
