import { Result, Schema } from "effect"
import { textLength } from "@domain/kernel"
import type { BillingFailure } from "./billing-failure.ts"
import { partyPin } from "./documents/pin-code.ts"
import {
  collectFailures,
  gstin,
  gstStateCode,
  isGstStateCode,
  limitedText,
  requiredText,
  type FieldFailure,
} from "@domain/validation"

/** Whom a GST invoice is for: GSTIN, registered name, billing address and the state's GST code. Spec: entities, Billing. */
export const GstBilling = Schema.Struct({
  gstin: Schema.String,
  businessName: Schema.String,
  billingAddress: Schema.String,
  state: Schema.String,
  /** Its PIN code; absent where nobody was asked. */
  postalCode: Schema.optionalKey(Schema.String),
  /** Whether it is a unit or developer of a special economic zone; absent where nobody was asked. */
  isInEconomicZone: Schema.optionalKey(Schema.Boolean),
})
export type GstBilling = typeof GstBilling.Type

/** The failures of the billing form, keyed by field; at least one. */
export type BillingFailures = { readonly [Field in keyof GstBilling]?: BillingFailure }

/** Longest registered name, in graphemes; longer than a name in an ad, since it must be the registered one. Ours. */
export const longestRegisteredName = 200

/** A name as it is registered, tidied. */
export const registeredName = (typed: string): Result.Result<string, FieldFailure> =>
  Result.flatMap(requiredText(typed), (name) =>
    textLength(name) > longestRegisteredName
      ? Result.fail({ key: "validation.textTooLong" as const, params: { most: longestRegisteredName } })
      : Result.succeed(name),
  )

const state = (typed: string): Result.Result<string, FieldFailure> => {
  const code = typed.trim()
  return isGstStateCode(code) ? Result.succeed(code) : Result.fail({ key: "validation.stateRequired" })
}

/**
 * What a GST invoice needs, a valid GSTIN, the registered name, the billing address and the state all required, and the state
 * the GSTIN's. Fails with every field's message key. Spec: "GSTIN valid and required for GST invoice".
 */
export const gstBilling = (typed: GstBilling): Result.Result<GstBilling, BillingFailures> => {
  const checked = collectFailures({
    gstin: gstin(typed.gstin),
    businessName: registeredName(typed.businessName),
    billingAddress: Result.flatMap(requiredText(typed.billingAddress), (text) => limitedText(text, "address")),
    state: state(typed.state),
  })
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const { isInEconomicZone, postalCode: typedPin } = typed
  const { gstin: taxNumber, state: inState } = checked.success
  if (gstStateCode(taxNumber) !== inState) return Result.fail({ state: { key: "wallet.stateNotOfGstin" } })
  const pin =
    typedPin === undefined ? Result.succeed(undefined) : partyPin("IN", typedPin, { taxNumber, state: inState })
  if (Result.isFailure(pin)) return Result.fail({ postalCode: pin.failure })
  return Result.succeed({
    ...checked.success,
    ...(pin.success !== undefined && { postalCode: pin.success }),
    ...(isInEconomicZone !== undefined && { isInEconomicZone }),
  })
}
