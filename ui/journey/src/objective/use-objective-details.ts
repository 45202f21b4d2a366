import { recommendedMessagingApp, type SessionChange, type SignupSession } from "@domain/signup"
import type { Objective } from "@domain/creatives"
import { failureOf } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"
import { useWeekHours } from "../hours/use-week-hours.ts"
import { partsOf, type PhoneParts, storedOf } from "../parts/phone-parts.ts"
import { useFieldErrors } from "../parts/use-field-errors.ts"

/** What an objective needs besides itself, while it is chosen: hours for calls, an app and its number for messages. */
export const useObjectiveDetails = (details: SignupSession, change: (change: SessionChange) => void) => {
  const { creative, business, region } = details
  const errors = useFieldErrors<"number">()
  const hours = useWeekHours(creative.callHours, region, (callHours) => change({ creative: { callHours } }))
  const [number, setNumber] = useState<PhoneParts>(() => partsOf(creative.whatsAppNumber ?? business.phone, region))

  const typeNumber = (typed: PhoneParts) => {
    errors.clear("number")
    setNumber(typed)
    const stored = storedOf(typed)
    if (Result.isSuccess(stored)) change({ creative: { whatsAppNumber: stored.success } })
  }
  const app = creative.messagingApp ?? recommendedMessagingApp(details)
  const checkApp = (): boolean => {
    change({ creative: { messagingApp: app } })
    const problem = app === "WhatsApp" ? failureOf(storedOf(number)) : undefined
    if (problem !== undefined) errors.show({ number: problem })
    return problem === undefined
  }
  return {
    details,
    change,
    hours,
    app,
    number,
    typeNumber,
    /** Shows the hours of a place that was chosen elsewhere on the page. */
    showChosen: ({ creative: chosen }: SessionChange) => {
      if (chosen?.callHours !== undefined) hours.show(chosen.callHours ?? undefined)
    },
    numberError: errors.textOf("number"),
    /** Whether everything that the objective needs is there; shows and focuses what is not. */
    check: (objective: Objective): boolean => {
      if (objective === "Calls") return hours.check()
      return objective !== "InstantMessages" || checkApp()
    },
  }
}

export type ObjectiveDetailsForm = ReturnType<typeof useObjectiveDetails>
