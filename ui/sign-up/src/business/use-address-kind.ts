import { useEffect, useState } from "react"
import type { AddressKind } from "@domain/validation"
import { loadStartRules } from "./load-start-rules.ts"

/** Whose page a typed address is, as soon as the rules are here; only advice depends on it. */
export const useAddressKind = (typed: string): AddressKind | undefined => {
  const [found, setFound] = useState<{ readonly typed: string; readonly kind: AddressKind | undefined }>()
  useEffect(() => {
    if (typed.trim() === "") return undefined
    let isOld = false
    loadStartRules().then(
      ({ addressKind }) => {
        if (!isOld) setFound({ typed, kind: addressKind(typed) })
      },
      () => undefined,
    )
    return () => {
      isOld = true
    }
  }, [typed])
  return found?.typed === typed ? found.kind : undefined
}
