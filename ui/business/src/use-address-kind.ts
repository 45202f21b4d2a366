import { useEffect, useState } from "react"
import type { AddressKind } from "@domain/validation"
import { startRules } from "./late-start-rules.ts"

/** Whose page a typed address is, as soon as the rules are here; only advice depends on it. */
export const useAddressKind = (typed: string): AddressKind | undefined => {
  const [recognised, setFound] = useState<{ readonly typed: string; readonly kind: AddressKind | undefined }>()
  useEffect(() => {
    if (typed.trim() === "") return undefined
    let isOld = false
    void startRules.ahead().then((rules) => {
      if (!isOld) setFound({ typed, kind: rules?.addressKind(typed) })
    })
    return () => {
      isOld = true
    }
  }, [typed])
  return recognised?.typed === typed ? recognised.kind : undefined
}
