import type { LaunchFlow } from "@application/signup/flows"
import type { SignupSession, SessionChange } from "@domain/signup"
import type { BillingFailures } from "@domain/wallet"
import { Result } from "effect"
import { useEffect, useEffectEvent, useState } from "react"
import { begunBilling, checkedBilling, firstBilling, type TypedBilling } from "./gst-form.ts"
import { type FilledField, filledFrom, offeredFrom } from "./gst-lookup.ts"
import { useGstLookup } from "./use-gst-lookup.ts"

const name = "gstBilling"
const filledFields: ReadonlyArray<FilledField> = ["businessName", "billingAddress", "isInEconomicZone"]

/**
 * The wish for a GST invoice: off unless asked for; written into the draft as soon as it is right, taken out when it is not,
 * and until then kept on the device. A GSTIN that is typed is looked up, and fills what nobody has typed in.
 */
export const useGstForm = (
  details: SignupSession,
  change: (change: SessionChange) => void,
  flow: Pick<LaunchFlow, "unfinished" | "keepUnfinished">,
) => {
  const [typed, setTyped] = useState(() => begunBilling(flow.unfinished(name), details))
  // What was there before is somebody's own words; what the form begins with is not.
  const [byHand, setByHand] = useState<ReadonlySet<FilledField>>(() => new Set(typed === undefined ? [] : filledFields))
  const [shown, setShown] = useState(false)
  const lookup = useGstLookup(details.sessionId)
  const checked = typed === undefined ? undefined : checkedBilling(typed)
  const problems: BillingFailures = checked !== undefined && Result.isFailure(checked) ? checked.failure : {}
  const take = (next: TypedBilling | undefined) => {
    setTyped(next)
    const right = next === undefined ? undefined : Result.getOrUndefined(checkedBilling(next))
    flow.keepUnfinished(name, right === undefined ? next : undefined)
    if (right !== undefined || details.budget.gstBilling !== undefined)
      change({ budget: { gstBilling: right ?? null } })
  }
  const { found } = lookup
  const fill = useEffectEvent(() => {
    if (typed !== undefined && found !== undefined) take(filledFrom(typed, found, byHand))
  })
  useEffect(() => {
    if (found !== undefined) fill()
  }, [found])
  return {
    typed,
    problems,
    /** What the tax office's register says of the number, if it was typed here. */
    lookup: {
      status: found?.status,
      isMissing: lookup.isMissing,
      isPending: lookup.isPending,
      offered: typed === undefined || found === undefined ? {} : offeredFrom(typed, found),
    },
    /** Whether problems are to be seen: once a field was left or the payment was asked for. */
    isShown: shown,
    hasProblem: Object.keys(problems).length > 0,
    show: () => setShown(true),
    choose: (isWanted: boolean) => {
      setShown(false)
      setByHand(new Set())
      take(isWanted ? firstBilling(details) : undefined)
    },
    type: (changes: Partial<TypedBilling>) => {
      if (typed === undefined) return
      const now = filledFields.filter((field) => changes[field] !== undefined)
      if (now.length > 0) setByHand(new Set([...byHand, ...now]))
      if (changes.gstin !== undefined) lookup.ask(changes.gstin)
      take({ ...typed, ...changes })
    },
  }
}
