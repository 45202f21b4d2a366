import type { GetStoreBudget } from "@application/franchise/contract"
import { type BudgetDistribution, type StoreBudgetDraft, storeBudgetFailures } from "@domain/franchise"
import type { CurrencyCode } from "@domain/kernel"
import { recommendedDays } from "@domain/budget"
import type { OutputOf } from "@ui/container"
import type { Format } from "@ui/shared/use-format"
import { Result } from "effect"

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
export const valuesOf = ({ draft, limits }: Pick<LoadedBudget, "draft" | "limits">, stores: number): BudgetValues => {
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

/** The price list's bounds of a store a day, in minor units. */
export interface BudgetBounds {
  readonly currency: CurrencyCode
  readonly minimumDaily: number
  readonly recommendedDaily: number
  readonly maximumDaily: number
}

interface Told {
  readonly key: string
  readonly params: Readonly<Record<string, string>>
}

/** The budget that the fields make, or why it cannot be kept, with amounts as people read them. */
export const checkedBudget = (
  values: BudgetValues,
  limits: BudgetBounds,
  format: Pick<Format, "money">,
): Result.Result<StoreBudgetDraft, Readonly<Record<string, Told>>> => {
  const draft = draftOf(values)
  const told = Object.entries(storeBudgetFailures(draft, limits)).map(([field, { key, params = {} }]) => [
    field,
    {
      key,
      params: Object.fromEntries(
        Object.entries(params).map(([name, amount]) => [name, format.money(Number(amount), limits.currency)]),
      ),
    },
  ])
  return told.length > 0 ? Result.fail(Object.fromEntries(told)) : Result.succeed(draft)
}
