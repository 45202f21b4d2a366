import { BudgetDistribution, type FranchiseStore, sharedBudget, storesOf } from "@domain/franchise"
import { currencySymbol, minorDigits } from "@domain/kernel"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import type { Form } from "@ui/shared/form"
import { useFormat } from "@ui/shared/use-format"
import { type ReactNode, useMemo } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { AllocationRows } from "./allocation-rows.tsx"
import { BudgetSummary } from "./budget-summary.tsx"
import { type BudgetBounds, type BudgetValues, draftOf } from "./budget-values.ts"

export interface BudgetFieldsProps<Values extends BudgetValues> {
  readonly form: Form<Values>
  /** The stores among which regions choose. */
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly limits: BudgetBounds
  /** The codes of stores whose ads run. */
  readonly launched: ReadonlyArray<string>
  /** The codes of stores that cannot show the ad. */
  readonly unfit?: ReadonlySet<string>
  readonly mayChange: boolean
  /** Fields above the budget's, and what stands below them. */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** The fields of a budget over stores, and what each store gets while they are typed. */
export const BudgetFields = <Values extends BudgetValues>(props: BudgetFieldsProps<Values>) => {
  const { stores, limits, launched, unfit, mayChange, before, children } = props
  // The fields are of a budget, whatever else the form holds.
  const form = props.form as unknown as Form<BudgetValues>
  const { t } = useTranslation(["franchise"])
  const format = useFormat()
  const { currency } = limits
  const { values } = form
  const regions = useMemo(
    () => [...new Set(stores.flatMap(({ region }) => region ?? []))].toSorted((one, other) => one.localeCompare(other)),
    [stores],
  )
  const draft = draftOf(values)
  const chosen = storesOf(draft, stores)
  const shared = sharedBudget(draft, chosen, {
    cost: limits.recommendedDaily * draft.days,
    launched: new Set(launched),
    ...(unfit !== undefined && { unfit }),
  })
  const money = { symbol: currencySymbol[currency], minorDigits: minorDigits[currency] }
  const setAmount = (code: string, amount: number | undefined) =>
    form.type({
      amounts: [
        ...values.amounts.filter((one) => one.code !== code),
        ...(amount === undefined ? [] : [{ code, amount }]),
      ],
    })
  return (
    <>
      <Panel title={t("franchise:budget.what")}>
        <div className={styles["form"]}>
          {before}
          <div className={styles["pair"]}>
            <MoneyField label={t("franchise:budget.total")} {...money} {...form.field("total")} />
            <NumberField
              label={t("franchise:budget.days")}
              unit={t("franchise:budget.daysUnit")}
              minValue={1}
              maxValue={365}
              step={1}
              {...form.number("days")}
            />
          </div>
          <div className={styles["pair"]}>
            <MoneyField
              label={t("franchise:budget.minimum")}
              hint={t("franchise:budget.minimumHint", {
                least: format.money(limits.minimumDaily * draft.days, currency),
              })}
              {...money}
              {...form.field("minimum")}
            />
            <MoneyField
              label={t("franchise:budget.maximum")}
              hint={t("franchise:budget.maximumHint")}
              {...money}
              {...form.field("maximum")}
            />
          </div>
          <Select
            label={t("franchise:budget.distribution")}
            placeholder=""
            options={BudgetDistribution.literals.map((id) => ({ id, label: t(`franchise:budget.by.${id}`) }))}
            {...form.choice("distribution", BudgetDistribution.literals)}
          />
          {regions.length === 0 ? null : (
            <CheckboxGroup
              label={t("franchise:budget.regions")}
              hint={t("franchise:budget.regionsHint")}
              options={regions.map((id) => ({ id, label: id }))}
              value={values.regions}
              onChange={(next) => form.type({ regions: next })}
              isDisabled={!mayChange}
            />
          )}
          {children}
        </div>
      </Panel>
      <BudgetSummary shared={shared} currency={currency} isByHand={values.distribution === "ByHand"} />
      <AllocationRows
        stores={chosen}
        shared={shared}
        currency={currency}
        minimum={draft.minimum}
        amounts={values.distribution === "ByHand" ? values.amounts : undefined}
        isDisabled={!mayChange}
        onAmount={setAmount}
      />
    </>
  )
}
