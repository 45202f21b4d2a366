import { adLanguageOf } from "@domain/campaigns"
import { DraftCopy } from "@application/creatives/contract"
import type { OutputOf } from "@application/kernel"
import { type SignupSession } from "@domain/signup"
import { useCall } from "@ui/container"
import { useEffect, useState } from "react"

export type DraftedCopy = OutputOf<typeof DraftCopy>

type Drafts =
  | { readonly status: "loading" }
  | { readonly status: "loaded"; readonly drafts: DraftedCopy }
  | { readonly status: "failed"; readonly failure: unknown }

/** The suggested texts of a draft; asked for once per visit, and again on `retry`. */
export const useDraftCopy = (details: SignupSession) => {
  const draft = useCall(DraftCopy)
  const [state, setState] = useState<Drafts>({ status: "loading" })
  const [turn, setTurn] = useState(0)
  const { sessionId } = details
  const language = adLanguageOf(details)
  useEffect(() => {
    const abort = new AbortController()
    setState({ status: "loading" })
    void draft({ sessionId, language }, { signal: abort.signal }).then((outcome) => {
      if (abort.signal.aborted) return
      if (outcome.status === "succeeded") setState({ status: "loaded", drafts: outcome.output })
      else setState({ status: "failed", failure: outcome.status === "failed" ? outcome.failure : outcome.error })
    })
    return () => abort.abort()
  }, [draft, language, sessionId, turn])
  return { state, retry: () => setTurn((before) => before + 1) }
}
