import { Schema, Struct } from "effect"
import { gstStates } from "@domain/validation"

/** Whether a registration may be invoiced under. */
export const GstStatus = Schema.Literals(["active", "cancelled", "suspended"])
export type GstStatus = typeof GstStatus.Type

/** How a business is taxed; `other` stands for the rare kinds, such as casual taxpayers and distributors of input tax. */
export const GstTaxpayerType = Schema.Literals(["regular", "composition", "specialEconomicZone", "other"])
export type GstTaxpayerType = typeof GstTaxpayerType.Type

/** What the tax office's register says of a GSTIN. Spec: calls B23, "GST details"; the fields are ours. */
export const GstRegistration = Schema.Struct({
  gstin: Schema.String,
  legalName: Schema.String,
  /** Absent where the business trades under its legal name. */
  tradeName: Schema.optionalKey(Schema.String),
  address: Schema.String,
  /** Its PIN code; absent where the register says none of its state. */
  postalCode: Schema.optionalKey(Schema.String),
  stateCode: Schema.Literals(Struct.keys(gstStates)),
  status: GstStatus,
  taxpayerType: GstTaxpayerType,
})
export type GstRegistration = typeof GstRegistration.Type
