import { postalAddress, type SignupSession } from "@domain/signup"
import { stateOfGstin } from "@domain/validation"
import { type BillingFailures, GstBilling, gstBilling } from "@domain/wallet"
import { Predicate, Result } from "effect"

/** The form of a GST invoice as it is being typed; its state follows from the GSTIN. */
export type TypedBilling = Omit<GstBilling, "state">

const isTypedBilling = (value: unknown): value is TypedBilling =>
  ["gstin", "businessName", "billingAddress"].every(
    (field) => Predicate.hasProperty(value, field) && Predicate.isString(value[field]),
  )

/** What was typed and is not yet right comes before what the draft holds; without either there is no wish for an invoice. */
export const begunBilling = (unfinished: unknown, details: SignupSession): TypedBilling | undefined => {
  if (isTypedBilling(unfinished)) return unfinished
  return details.budget.gstBilling === undefined ? undefined : firstBilling(details)
}

/** What the form begins with: what was given before, else the business's own name and address. */
export const firstBilling = ({
  budget: { gstBilling: given },
  business: { name = "", location = {} },
}: SignupSession): TypedBilling => {
  if (given !== undefined) return given
  return { gstin: "", businessName: name, billingAddress: postalAddress(location), isInEconomicZone: false }
}

/** The typed form as it is kept, or what is wrong with each field. Spec: "GSTIN valid and required for GST invoice". */
export const checkedBilling = (typed: TypedBilling): Result.Result<GstBilling, BillingFailures> =>
  Result.mapError(
    gstBilling({ ...typed, state: stateOfGstin(typed.gstin) ?? "" }),
    ({ state: _state, ...failures }) => failures,
  )
