import type { Region } from "@domain/kernel"
import type { PhoneRequirement } from "@domain/launch"
import { type Checked, phone } from "@domain/validation"
import { Result } from "effect"
import type { BusinessDetails } from "./business-details.ts"

/**
 * The business's phone in international form as its requirement has it: required must be a number, optional may be left out, disabled
 * is never kept. Undefined for none. Spec: enumerations, business phone requirement.
 */
export const businessPhone = (
  requirement: PhoneRequirement,
  typed: string,
  region: Region,
): Checked<string | undefined> => {
  const isLeftOut = requirement === "disabled" || (requirement === "optional" && typed.trim() === "")
  return isLeftOut ? Result.succeed(undefined) : Result.map(phone(typed, region), ({ e164 }) => e164)
}

/** How far a draft's phone is confirmed by a one-time password. */
export type PhoneVerification = "missing" | "unverified" | "verified"

/** Whether the draft's phone is there and confirmed. */
export const phoneVerification = ({
  phone: number = "",
  phoneVerified,
}: Pick<BusinessDetails, "phone" | "phoneVerified">): PhoneVerification => {
  if (number === "") return "missing"
  return phoneVerified ? "verified" : "unverified"
}

/** The draft after a change: another number, or none, is confirmed anew. */
export const phoneStillVerified = (before: BusinessDetails, after: BusinessDetails): BusinessDetails =>
  before.phone === after.phone || !after.phoneVerified ? after : { ...after, phoneVerified: false }
