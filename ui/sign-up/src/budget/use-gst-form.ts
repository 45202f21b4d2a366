import type { LaunchFlow } from "@application/signup/flows"
import type { BusinessDetails } from "@domain/businesses"
import type { BillingFailures, GstBilling } from "@domain/wallet"
import { Result } from "effect"
import { useState } from "react"
import { begunBilling, checkedBilling, firstBilling, type TypedBilling } from "./gst-form.ts"

const name = "gstBilling"

/**
 * The wish for a GST invoice: off unless asked for; written into the draft as soon as it is right, taken out when it is not,
 * and until then kept on the device.
 */
export const useGstForm = (
  details: BusinessDetails,
  change: (changes: { readonly gstBilling: GstBilling | undefined }) => void,
  flow: Pick<LaunchFlow, "unfinished" | "keepUnfinished">,
) => {
  const [typed, setTyped] = useState(() => begunBilling(flow.unfinished(name), details))
  const [shown, setShown] = useState(false)
  const checked = typed === undefined ? undefined : checkedBilling(typed)
  const problems: BillingFailures = checked !== undefined && Result.isFailure(checked) ? checked.failure : {}
  const take = (next: TypedBilling | undefined) => {
    setTyped(next)
    const right = next === undefined ? undefined : Result.getOrUndefined(checkedBilling(next))
    flow.keepUnfinished(name, right === undefined ? next : undefined)
    if (right !== undefined || details.gstBilling !== undefined) change({ gstBilling: right })
  }
  return {
    typed,
    problems,
    /** Whether problems are to be seen: once a field was left or the payment was asked for. */
    isShown: shown,
    hasProblem: Object.keys(problems).length > 0,
    show: () => setShown(true),
    choose: (isWanted: boolean) => {
      setShown(false)
      take(isWanted ? firstBilling(details) : undefined)
    },
    type: (changes: Partial<TypedBilling>) => {
      if (typed !== undefined) take({ ...typed, ...changes })
    },
  }
}
