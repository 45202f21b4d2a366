import type { GetBillingDetails } from "@application/wallet/contract"
import type { OutputOf } from "@application/kernel"
import type { Region } from "@domain/kernel"
import { stateOfGstin } from "@domain/validation"
import { buyer, type Buyer, type BuyerFailures, type GstRegistration, type TypedBuyer } from "@domain/wallet"
import { Predicate, Result } from "effect"

export type BillingDetails = OutputOf<typeof GetBillingDetails>

/** The form of the billing details as it begins. */
export const typedFrom = ({ name, address, taxNumber, state, postalCode, isInEconomicZone }: Buyer): TypedBuyer => ({
  name,
  address,
  taxNumber: taxNumber ?? "",
  state: state ?? "",
  postalCode: postalCode ?? "",
  isInEconomicZone: isInEconomicZone === true,
})

const texts = ["name", "address", "taxNumber", "state", "postalCode"] as const

const isTyped = (value: unknown): value is TypedBuyer =>
  texts.every((field) => Predicate.hasProperty(value, field) && Predicate.isString(value[field])) &&
  Predicate.hasProperty(value, "isInEconomicZone") &&
  Predicate.isBoolean(value.isInEconomicZone)

/** What was typed before a reload, else what is stored. */
export const begunDetails = (recalled: unknown, details: Buyer): TypedBuyer =>
  isTyped(recalled) ? recalled : typedFrom(details)

/** The form after a change; a GSTIN that is right brings its state along. */
export const afterTyping = (region: Region, before: TypedBuyer, change: Partial<TypedBuyer>): TypedBuyer => {
  const state =
    region === "IN" && change.taxNumber !== undefined && change.state === undefined
      ? stateOfGstin(change.taxNumber)
      : undefined
  return { ...before, ...change, ...(state !== undefined && { state }) }
}

/** The form with what the tax office's register says of its GSTIN. */
export const withRegistered = (
  typed: TypedBuyer,
  { legalName, address, stateCode, postalCode, taxpayerType }: GstRegistration,
): TypedBuyer => ({
  ...typed,
  name: legalName === "" ? typed.name : legalName,
  address: address === "" ? typed.address : address,
  state: stateCode,
  postalCode: postalCode ?? typed.postalCode,
  isInEconomicZone: taxpayerType === "specialEconomicZone",
})

/** What is wrong with the typed details, by field. */
export const detailsProblems = (region: Region, typed: TypedBuyer): BuyerFailures =>
  Result.match(buyer(region, typed), { onSuccess: () => ({}), onFailure: (failures) => failures })

/** What the next invoice would lack: an address always, and in India the state that decides its tax. */
export const lackingDetails = ({ region, details }: BillingDetails): ReadonlyArray<"address" | "state"> => [
  ...(details.address.trim() === "" ? (["address"] as const) : []),
  ...(region === "IN" && details.state === undefined ? (["state"] as const) : []),
]
