import type { GetBillingDetails } from "@application/wallet/contract"
import type { OutputOf } from "@application/kernel"
import type { Region } from "@domain/kernel"
import { stateOfGstin } from "@domain/validation"
import type { Buyer, GstRegistration, TypedBuyer } from "@domain/wallet"

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

/** A typed tax number; a GSTIN that is right brings its state along. */
export const withStateOf = (region: Region, taxNumber: string): Partial<TypedBuyer> => {
  const state = region === "IN" ? stateOfGstin(taxNumber) : undefined
  return { taxNumber, ...(state !== undefined && { state }) }
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

/** What the next invoice would lack: an address always, and in India the state that decides its tax. */
export const lackingDetails = ({ region, details }: BillingDetails): ReadonlyArray<"address" | "state"> => [
  ...(details.address.trim() === "" ? (["address"] as const) : []),
  ...(region === "IN" && details.state === undefined ? (["state"] as const) : []),
]
