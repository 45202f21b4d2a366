import type { Region, Services } from "@domain/kernel"
import type { PhoneRequirement } from "@domain/portals"
import { type Checked, phone } from "@domain/validation"
import { Result } from "effect"
import type { SignupSession } from "./signup-session.ts"

/**
 * The business's phone in international form, by its requirement: "required" must be a number, "optional" may be empty,
 * "disabled" is never stored. Undefined for none. Spec: enumerations, business phone requirement.
 */
export const businessPhone = (
  requirement: PhoneRequirement,
  typed: string,
  region: Region,
): Checked<string | undefined> => {
  const isLeftOut = requirement === "disabled" || (requirement === "optional" && typed.trim() === "")
  return isLeftOut ? Result.succeed(undefined) : Result.map(phone(typed, region), ({ e164 }) => e164)
}

/** Whether a session stores a field: where the phone is disabled, it keeps none. Spec: enumerations, business phone requirement. */
export const isFieldKept = ({ phoneRequirement }: Pick<SignupSession, "phoneRequirement">, field: string): boolean =>
  field !== "phone" || phoneRequirement !== "disabled"

type Proof = Pick<SignupSession, "business" | "ownerPhone" | "phoneVerified">

/** The owner's mobile, verified by a one-time password; the business's phone never replaces it. */
export const provenPhone = ({ ownerPhone, phoneVerified }: Omit<Proof, "business">): string | undefined =>
  phoneVerified ? ownerPhone : undefined

/** The draft whose owner has proved this mobile; the business's own phone stays what it is. */
export const withProvenPhone = (session: SignupSession, ownerPhone: string): SignupSession => ({
  ...session,
  ownerPhone,
  phoneVerified: true,
})

/** The draft whose owner has proved this address by a mailed code; their phone is not proved by it. */
export const withProvenEmail = (session: SignupSession, provenEmail: string): SignupSession => ({
  ...session,
  provenEmail,
})

/** What a sign-up proves by a code: the phone where messages reach one, else the address. Ours. */
export const codeProves = (services: Services): "phone" | "emailAddress" =>
  services.has("textMessages") ? "phone" : "emailAddress"

/** Whether a draft's owner has proved by a code what the sign-up asks them to prove. */
export const isProved = (
  session: Pick<SignupSession, "ownerPhone" | "phoneVerified" | "provenEmail">,
  account: { readonly phone: string; readonly emailAddress: string },
  services: Services,
): boolean =>
  codeProves(services) === "phone"
    ? provenPhone(session) === account.phone
    : session.provenEmail === account.emailAddress

/** The verification state of the owner's phone. */
export type PhoneVerification = "missing" | "unverified" | "verified"

/** Whether there is a phone, and a confirmed one. */
export const phoneVerification = (session: Proof): PhoneVerification => {
  if (provenPhone(session) !== undefined) return "verified"
  return (session.business.phone ?? "") === "" ? "missing" : "unverified"
}
