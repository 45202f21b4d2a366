import type { GstRegistration } from "@domain/wallet"
import type { TypedBilling } from "./gst-form.ts"

/** The fields that a look-up can fill. */
export type FilledField = "businessName" | "billingAddress"

/** What the register says of the fields. */
const registeredFields = ({ legalName, address }: GstRegistration): Pick<TypedBilling, FilledField> => ({
  businessName: legalName,
  billingAddress: address,
})

const fields: ReadonlyArray<FilledField> = ["businessName", "billingAddress"]

/** The form with what the register says in the fields that nobody has typed in. */
export const filledFrom = (
  typed: TypedBilling,
  found: GstRegistration,
  byHand: ReadonlySet<FilledField>,
): TypedBilling => {
  const registered = registeredFields(found)
  return fields
    .filter((field) => !byHand.has(field) && registered[field] !== "")
    .reduce((form, field) => ({ ...form, [field]: registered[field] }), typed)
}

/** What the register says otherwise than the form, to be offered and never written by itself. */
export const offeredFrom = (typed: TypedBilling, found: GstRegistration): Partial<Pick<TypedBilling, FilledField>> => {
  const registered = registeredFields(found)
  return Object.fromEntries(
    fields
      .filter((field) => registered[field] !== "" && registered[field] !== typed[field].trim())
      .map((field) => [field, registered[field]]),
  )
}
