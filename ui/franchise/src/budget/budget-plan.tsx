import { SaveStoreBudget } from "@application/franchise/contract"
import { BudgetDistribution, type FranchiseStore, sharedBudget, storeBudgetFailures, storesOf } from "@domain/franchise"
import { type BusinessProfileId, currencySymbol, minorDigits } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { AllocationRows } from "./allocation-rows.tsx"
import { BudgetSummary } from "./budget-summary.tsx"
import { draftOf, type LoadedBudget, valuesOf } from "./budget-values.ts"

export interface BudgetPlanProps {
  readonly businessProfileId: BusinessProfileId
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly loaded: LoadedBudget
  readonly mayChange: boolean
}

/** No store is launched by a plan of many stores yet. */
const launched: ReadonlySet<string> = new Set()

/** The budget's fields, and what each store gets while they are typed. */
export const BudgetPlan = ({ businessProfileId, stores, loaded, mayChange }: BudgetPlanProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const { limits, version } = loaded
  const { currency } = limits
  const form = useForm(SaveStoreBudget, {
    values: valuesOf(loaded, stores.length),
    input: (values) => {
      const draft = draftOf(values)
      const failures = storeBudgetFailures(draft, limits)
      const told = Object.entries(failures).map(([field, { key, params = {} }]) => [
        field,
        {
          key,
          params: Object.fromEntries(
            Object.entries(params).map(([name, amount]) => [name, format.money(Number(amount), currency)]),
          ),
        },
      ])
      return told.length > 0
        ? Result.fail(Object.fromEntries(told) as Record<string, { key: string; params: Record<string, string> }>)
        : Result.succeed({ businessProfileId, version, ...draft })
    },
    isDisabled: !mayChange,
    onSaved: () => toastSuccess(t("franchise:budget.saved")),
  })
  const { values } = form
  const regions = useMemo(
    () => [...new Set(stores.flatMap(({ region }) => region ?? []))].toSorted((one, other) => one.localeCompare(other)),
    [stores],
  )
  const draft = draftOf(values)
  const chosen = storesOf(draft, stores)
  const shared = sharedBudget(draft, chosen, { cost: limits.recommendedDaily * draft.days, launched })
  const money = { symbol: currencySymbol[currency], minorDigits: minorDigits[currency] }
  const setAmount = (code: string, amount: number | undefined) =>
    form.type({
      amounts: [
        ...values.amounts.filter((one) => one.code !== code),
        ...(amount === undefined ? [] : [{ code, amount }]),
      ],
    })
  return (
    <form {...form.props} className={styles["stack"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <Panel title={t("franchise:budget.what")}>
        <div className={styles["form"]}>
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
          {mayChange ? (
            <div className={styles["ways"]}>
              <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
                {t("franchise:budget.save")}
              </Button>
            </div>
          ) : null}
          <p className={styles["quiet"]}>{t("franchise:budget.nothingPaid")}</p>
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
    </form>
  )
}
