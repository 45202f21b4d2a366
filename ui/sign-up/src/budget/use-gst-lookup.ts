import { VerifyGst } from "@application/signup/contract"
import type { SessionId } from "@domain/kernel"
import { gstin as checkedGstin } from "@domain/validation"
import { useRead } from "@ui/container"
import { Result } from "effect"
import { useState } from "react"

/** What the tax office's register says of the GSTIN that was typed here; one that the draft held already is not looked up again. */
export const useGstLookup = (sessionId: SessionId) => {
  const [gstin, setGstin] = useState<string>()
  const { output, failure } = useRead(VerifyGst, gstin === undefined ? undefined : { sessionId, gstin })
  return {
    found: output?.gstin === gstin ? output : undefined,
    isMissing: gstin !== undefined && failure !== undefined,
    isPending: gstin !== undefined && output?.gstin !== gstin && failure === undefined,
    ask: (typed: string) => setGstin(Result.getOrUndefined(checkedGstin(typed))),
  }
}
