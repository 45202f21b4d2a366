import type { GetStoreBudget } from "@application/franchise/contract"
import type { BudgetDistribution, StoreBudgetDraft } from "@domain/franchise"
import { recommendedDays } from "@domain/budget"
import type { OutputOf } from "@ui/container"

/** What was read of the budget. */
export type LoadedBudget = OutputOf<typeof GetStoreBudget>

/** What the fields hold; amounts are minor units. No region chosen means every store. */
export interface BudgetValues {
  readonly total: number | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  readonly days: number | undefined
  readonly distribution: BudgetDistribution
  readonly regions: ReadonlyArray<string>
  readonly amounts: ReadonlyArray<{ readonly code: string; readonly amount: number }>
}

/** The kept budget, or one that gives every store what is recommended. */
export const valuesOf = ({ draft, limits }: LoadedBudget, stores: number): BudgetValues => {
  const { minimumDaily, recommendedDaily } = limits
  const { total, minimum, maximum, days, distribution, regions, amounts }: StoreBudgetDraft = draft ?? {
    total: recommendedDaily * recommendedDays * stores,
    minimum: minimumDaily * recommendedDays,
    days: recommendedDays,
    distribution: "Equal",
  }
  return { total, minimum, maximum, days, distribution, regions: regions ?? [], amounts: amounts ?? [] }
}

/** The budget that the fields make; what is empty counts as nothing. */
export const draftOf = ({
  total,
  minimum,
  maximum,
  days,
  distribution,
  regions,
  amounts,
}: BudgetValues): StoreBudgetDraft => ({
  total: total ?? 0,
  minimum: minimum ?? 0,
  ...(maximum !== undefined && { maximum }),
  days: days ?? 1,
  distribution,
  ...(regions.length > 0 && { regions }),
  ...(amounts.length > 0 && { amounts }),
})
