import { VerifyGst } from "@application/signup/contract"
import type { SessionId } from "@domain/kernel"
import { gstin as checkedGstin } from "@domain/validation"
import { useRead } from "@ui/container"
import { useServices } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"

/** What the tax office's register says of the GSTIN that was typed here; one that the draft held already is not looked up again. */
export const useGstLookup = (sessionId: SessionId) => {
  const [gstin, setGstin] = useState<string>()
  // Without the look-up the number's form is checked all the same, and its holder is typed.
  const isOff = !useServices().has("gstLookUp")
  const { output, failure } = useRead(VerifyGst, gstin === undefined || isOff ? undefined : { sessionId, gstin })
  return {
    found: output?.gstin === gstin ? output : undefined,
    isMissing: gstin !== undefined && (isOff || failure !== undefined),
    isPending: gstin !== undefined && !isOff && output?.gstin !== gstin && failure === undefined,
    ask: (typed: string) => setGstin(Result.getOrUndefined(checkedGstin(typed))),
  }
}
