import type { LaunchFlow } from "@application/signup/flows"
import type { SignupSession, SessionChange } from "@domain/signup"
import type { BillingFailures } from "@domain/wallet"
import { Result } from "effect"
import { useState } from "react"
import { begunBilling, checkedBilling, firstBilling, type TypedBilling } from "./gst-form.ts"

const name = "gstBilling"

/**
 * The wish for a GST invoice: off unless asked for; written into the draft as soon as it is right, taken out when it is not,
 * and until then kept on the device.
 */
export const useGstForm = (
  details: SignupSession,
  change: (change: SessionChange) => void,
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
    if (right !== undefined || details.budget.gstBilling !== undefined)
      change({ budget: { gstBilling: right ?? null } })
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
