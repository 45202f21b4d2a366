import { VerifyGst } from "@application/signup/contract"
import { SaveBillingDetails } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { gstin as checkedGstin } from "@domain/validation"
import { buyer } from "@domain/wallet"
import { useRead } from "@ui/container"
import { useForm } from "@ui/shared/form"
import { useServices } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { type BillingDetails, typedFrom, withRegistered, withStateOf } from "./typed-details.ts"

/** What the tax office's register says of a GSTIN that was typed here. */
const useRegister = () => {
  const [gstin, setGstin] = useState<string>()
  // Without the look-up the number's form is checked all the same, and its holder is typed.
  const isOff = !useServices().has("gstLookUp")
  const { output, failure } = useRead(VerifyGst, gstin === undefined || isOff ? undefined : { gstin })
  return {
    found: output?.gstin === gstin ? output : undefined,
    isMissing: gstin !== undefined && (isOff || failure !== undefined),
    isPending: gstin !== undefined && !isOff && output?.gstin !== gstin && failure === undefined,
    ask: (typed: string) => setGstin(Result.getOrUndefined(checkedGstin(typed))),
  }
}

/** The billing details while they are typed: kept through a reload until saved, refused in place, by us and by the server. */
export const useBillingForm = (
  businessProfileId: BusinessProfileId,
  { region, details }: BillingDetails,
  isDisabled: boolean,
) => {
  const register = useRegister()
  const form = useForm(SaveBillingDetails, {
    values: typedFrom(details),
    input: (typed) => Result.map(buyer(region, typed), () => ({ businessProfileId, ...typed })),
    keepAs: `billingDetails/${businessProfileId}`,
    isDisabled,
  })
  return {
    ...form,
    register,
    typeTaxNumber: (typed: string) => {
      const taxNumber = typed.toUpperCase()
      if (region === "IN") register.ask(taxNumber)
      form.type(withStateOf(region, taxNumber))
    },
    useRegistered: () => {
      if (register.found !== undefined) form.type(withRegistered(form.values, register.found))
    },
  }
}
