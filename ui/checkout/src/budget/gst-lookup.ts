import type { GstRegistration } from "@domain/wallet"
import type { TypedBilling } from "./gst-form.ts"

/** The texts that a look-up can fill. */
export type FilledText = "businessName" | "billingAddress"

/** All that a look-up can fill. */
export type FilledField = FilledText | "isInEconomicZone"

/** What the register says of the fields. */
const registeredFields = ({ legalName, address, taxpayerType }: GstRegistration) => ({
  businessName: legalName,
  billingAddress: address,
  isInEconomicZone: taxpayerType === "specialEconomicZone",
})

const texts: ReadonlyArray<FilledText> = ["businessName", "billingAddress"]
const fields: ReadonlyArray<FilledField> = [...texts, "isInEconomicZone"]

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
export const offeredFrom = (typed: TypedBilling, found: GstRegistration): Partial<Pick<TypedBilling, FilledText>> => {
  const registered = registeredFields(found)
  return Object.fromEntries(
    texts
      .filter((field) => registered[field] !== "" && registered[field] !== typed[field].trim())
      .map((field) => [field, registered[field]]),
  )
}
