import { QuotePrice, type BudgetAdvice } from "@application/signup/contract"
import type { SessionChange, SignupSession } from "@domain/signup"
import type { CampaignBudget } from "@domain/campaigns"
import { useEffect, useState } from "react"
import { todayIn } from "@ui/shared/today"
import { useRead } from "@ui/container"
import { budgetProblems, firstBudget, type TypedBudget, withTyped } from "./budget-draft.ts"

/** Pause after the last change before the price is asked for. */
const quotePause = 350

/** The budget being typed, what is wrong with it, and its price. Only what a draft can hold is written into the draft. */
export const useBudgetForm = (
  details: SignupSession,
  advice: BudgetAdvice,
  change: (change: SessionChange) => void,
) => {
  const [today] = useState(() => todayIn(details.region))
  const stored = details.budget.budget?.currency === advice.currency ? details.budget.budget : undefined
  const budget = stored ?? firstBudget(advice)
  const [typed, setTyped] = useState<Partial<TypedBudget>>({})
  const shown: TypedBudget = { daily: budget.dailyBudget, days: budget.days, ...typed }
  const problems = budgetProblems(budget, shown, advice, today)
  const hasProblem = Object.keys(problems).length > 0

  const isUnanswered = stored === undefined && !details.paid
  useEffect(() => {
    if (isUnanswered) change({ budget: { budget: firstBudget(advice) } })
  }, [advice, change, isUnanswered])

  const { gstin, isInEconomicZone } = details.budget.gstBilling ?? {}
  const quote = useRead(
    QuotePrice,
    hasProblem || stored === undefined
      ? undefined
      : {
          sessionId: details.sessionId,
          budget: stored,
          gstin: gstin ?? "",
          ...(isInEconomicZone !== undefined && { isInEconomicZone }),
        },
    quotePause,
  )
  const setNumbers = (numbers: Partial<TypedBudget>) => {
    const next = withTyped(budget, { ...shown, ...numbers })
    if (next === undefined) return setTyped((before) => ({ ...before, ...numbers }))
    setTyped({})
    change({ budget: { budget: next } })
  }
  return {
    today,
    budget,
    shown,
    problems,
    hasProblem,
    quote,
    setNumbers,
    set: (next: CampaignBudget) => change({ budget: { budget: next } }),
  }
}
