import { Result, Schema } from "effect"
import type { Region } from "@domain/kernel"
import { collectFailures, type FieldFailure, gstStateCode, isGstStateCode, limitedText } from "@domain/validation"
import { type GstBilling, registeredName } from "../billing.ts"
import type { BillingFailure } from "../billing-failure.ts"
import { taxNumberIn } from "./issuing-entity.ts"
import { partyPin, pinOfAddress } from "./pin-code.ts"

/**
 * Whom documents are for. `taxNumber` is a GSTIN or VAT number, `state` the GST code of the place of supply; both are missing where
 * nobody gave them. Spec: entities, Billing.
 */
export const Buyer = Schema.Struct({
  name: Schema.String,
  address: Schema.String,
  taxNumber: Schema.optionalKey(Schema.String),
  state: Schema.optionalKey(Schema.String),
  /** In India alone. */
  postalCode: Schema.optionalKey(Schema.String),
  /** Whether it is a unit or developer of a special economic zone, which GST takes as another state. */
  isInEconomicZone: Schema.optionalKey(Schema.Boolean),
})
export type Buyer = typeof Buyer.Type

/** Billing details as somebody typed them; what is empty is not there. */
export interface TypedBuyer {
  readonly name: string
  readonly address: string
  readonly taxNumber: string
  readonly state: string
  readonly postalCode: string
  readonly isInEconomicZone: boolean
}

/** The failures of the billing details, keyed by field; at least one. */
export type BuyerFailures = { readonly [Field in keyof TypedBuyer]?: BillingFailure }

const state = (region: Region, typed: string): Result.Result<string | undefined, FieldFailure> => {
  const code = typed.trim()
  if (region !== "IN" || code === "") return Result.succeed(undefined)
  return isGstStateCode(code) ? Result.succeed(code) : Result.fail({ key: "validation.stateRequired" })
}

/**
 * Billing details that documents may bear: a name, and a tax number that is valid where there is one. A GSTIN names its state,
 * which is taken where none was chosen and must not differ; a PIN code is that state's. Spec: validation, GST invoice.
 */
export const buyer = (region: Region, typed: TypedBuyer): Result.Result<Buyer, BuyerFailures> => {
  const checked = collectFailures({
    name: registeredName(typed.name),
    address: limitedText(typed.address.trim(), "address"),
    taxNumber: taxNumberIn(region, typed.taxNumber),
    state: state(region, typed.state),
  })
  if (Result.isFailure(checked)) return Result.fail(checked.failure)
  const { name, address, taxNumber, state: chosen } = checked.success
  const registered = region === "IN" && taxNumber !== undefined ? gstStateCode(taxNumber) : undefined
  if (registered !== undefined && chosen !== undefined && chosen !== registered)
    return Result.fail({ state: { key: "wallet.stateNotOfGstin" } })
  const inState = registered ?? chosen
  const pin = partyPin(region, typed.postalCode, { taxNumber, state: inState })
  if (Result.isFailure(pin)) return Result.fail({ postalCode: pin.failure })
  return Result.succeed({
    name,
    address,
    ...(taxNumber !== undefined && { taxNumber }),
    ...(inState !== undefined && { state: inState }),
    ...(pin.success !== undefined && { postalCode: pin.success }),
    ...(registered !== undefined && typed.isInEconomicZone && { isInEconomicZone: true }),
  })
}

/** A business as it described itself: its name, address, and in India the state that its address names. */
export type DescribedBusiness = Pick<Buyer, "name" | "address" | "state">

/** Saved details, with the address and the state that the business told elsewhere where they have none. */
const completed = (saved: Buyer, { address, state }: DescribedBusiness): Buyer => ({
  ...saved,
  ...(saved.address.trim() === "" && { address }),
  ...(saved.state === undefined && state !== undefined && { state }),
})

/**
 * Whom documents are for: whom the order named, else the saved billing details, else the business as it described itself. Of a
 * business that has both, the saved details say how it is called, and the order whether it is in an economic zone if asked. Ours.
 */
export const buyerOf = (
  business: DescribedBusiness,
  ordered: GstBilling | undefined,
  saved: Buyer | undefined,
): Buyer => {
  if (ordered === undefined) {
    const { name, address, state } = business
    return saved === undefined ? { name, address, ...(state !== undefined && { state }) } : completed(saved, business)
  }
  const { gstin, businessName, billingAddress, state, postalCode, isInEconomicZone } = ordered
  const orderedPin = postalCode ?? pinOfAddress(billingAddress, state)
  const pin = orderedPin === undefined ? {} : { postalCode: orderedPin }
  const { isInEconomicZone: wasInZone, ...known } =
    saved?.taxNumber === gstin
      ? { ...pin, ...saved }
      : { name: businessName, address: billingAddress, taxNumber: gstin, state, ...pin }
  return { ...known, ...((isInEconomicZone ?? wasInZone) === true && { isInEconomicZone: true }) }
}
