import { VerifyGst } from "@application/signup/contract"
import { SaveBillingDetails } from "@application/wallet/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { gstin as checkedGstin } from "@domain/validation"
import type { BillingFailure, TypedBuyer } from "@domain/wallet"
import { useCommand, useRead } from "@ui/container"
import { keepTyping, recallTyping, useKeepTyping, useServices } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { flushSync } from "react-dom"
import { afterTyping, begunDetails, type BillingDetails, detailsProblems, withRegistered } from "./typed-details.ts"

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
export const useBillingForm = (businessProfileId: BusinessProfileId, { region, details }: BillingDetails) => {
  const keptAs = `billingDetails/${businessProfileId}`
  const [typed, setTyped] = useState(() => begunDetails(recallTyping(window.history, keptAs), details))
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  const [state, save, reset] = useCommand(SaveBillingDetails)
  const register = useRegister()
  useKeepTyping(keptAs, isChanged ? typed : undefined)

  const problems = detailsProblems(region, typed)
  const refused: Readonly<Record<string, ReadonlyArray<string>>> =
    state.status === "failed" && state.failure._tag === "InvalidFields" ? state.failure.fields : {}
  const problemOf = (field: keyof TypedBuyer): BillingFailure | { readonly key: string } | undefined => {
    const [key] = refused[field] ?? []
    return isTried ? (problems[field] ?? (key === undefined ? undefined : { key })) : undefined
  }
  const change = (next: TypedBuyer) => {
    setTyped(next)
    setChanged(true)
    reset()
  }
  return {
    typed,
    state,
    register,
    problemOf,
    /** Whether what is shown was just stored. */
    isSaved: !isChanged && state.status === "succeeded",
    type: (part: Partial<TypedBuyer>) => {
      if (region === "IN" && part.taxNumber !== undefined) register.ask(part.taxNumber)
      change(afterTyping(region, typed, part))
    },
    useRegistered: () => {
      if (register.found !== undefined) change(withRegistered(typed, register.found))
    },
    submit: async () => {
      flushSync(() => setTried(true))
      if (Object.keys(problems).length === 0) {
        const outcome = await save({ businessProfileId, ...typed })
        if (outcome?.status === "succeeded") {
          keepTyping(window.history, keptAs, "null")
          return setChanged(false)
        }
      }
      document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus()
    },
  }
}
