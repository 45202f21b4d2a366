import { Schema } from "effect"
import { Role, signUpRole } from "./role.ts"
import { EmailAddress } from "./user.ts"

/** How a user authenticates; the numbers are ours. Spec: entities, Signup payload, loginProviderType. */
export const LoginProviderType = Schema.Literals(["password", "otp", "embed"])
export type LoginProviderType = typeof LoginProviderType.Type

/** The input of signing up; the terms are always accepted. Spec: entities, Signup payload; calls A1. */
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

/** The facts of a sign-up that do not follow from the portal. */
export type SignupFacts = Omit<SignupPayload, "isTosAccepted" | "roleId">

/**
 * The payload of a sign-up in a portal: terms accepted, the portal's client-access role. Spec: "isTosAccepted (always
 * true)", "roleId (client access)".
 */
export const signupPayload = (facts: SignupFacts, isPartnerBrand: boolean): SignupPayload => ({
  ...facts,
  isTosAccepted: true,
  roleId: signUpRole(isPartnerBrand),
})
