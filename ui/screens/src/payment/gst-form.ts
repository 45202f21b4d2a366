import type { BusinessDetails } from "@domain/businesses"
import { gstStateOf, gstStates } from "@domain/validation"
import { type BillingFailures, GstBilling, gstBilling } from "@domain/wallet"
import { Result } from "effect"

/** The form of a GST invoice as it is being typed; its state follows from the GSTIN. */
export type TypedBilling = Omit<GstBilling, "state">

/** What the form begins with: what was given before, else the business's own name and address. */
export const firstBilling = ({ gstBilling: given, name = "", location = {} }: BusinessDetails): TypedBilling => {
  if (given !== undefined) return given
  const { addressLine, area, city, postalCode } = location
  const address = [addressLine, area, [city, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ")
  return { gstin: "", businessName: name, billingAddress: address }
}

/** The two-letter name of the state that a GSTIN begins with, once there is one. */
export const stateLetters = (gstin: string): string | undefined => {
  const code = gstStateOf(gstin)
  return code === undefined ? undefined : gstStates[code].letters
}

/** The typed form as it is kept, or what is wrong with each field. Spec: "GSTIN valid and required for GST invoice". */
export const checkedBilling = (typed: TypedBilling): Result.Result<GstBilling, BillingFailures> =>
  Result.mapError(
    gstBilling({ ...typed, state: gstStateOf(typed.gstin) ?? "" }),
    ({ state: _state, ...failures }) => failures,
  )
