import { SaveStoreBudget } from "@application/franchise/contract"
import { type FranchiseStore } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "../stores.module.css"
import { BudgetFields } from "./budget-fields.tsx"
import { checkedBudget, type LoadedBudget, valuesOf } from "./budget-values.ts"

export interface BudgetPlanProps {
  readonly businessProfileId: BusinessProfileId
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly loaded: LoadedBudget
  readonly mayChange: boolean
}

/** The budget's fields, and what each store gets while they are typed. */
export const BudgetPlan = ({ businessProfileId, stores, loaded, mayChange }: BudgetPlanProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const { limits, version, launched } = loaded
  const form = useForm(SaveStoreBudget, {
    values: valuesOf(loaded, stores.length),
    input: (values) =>
      Result.map(checkedBudget(values, limits, format), (draft) => ({ businessProfileId, version, ...draft })),
    isDisabled: !mayChange,
    onSaved: () => toastSuccess(t("franchise:budget.saved")),
  })
  return (
    <form {...form.props} className={styles["stack"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <BudgetFields form={form} stores={stores} limits={limits} launched={launched} mayChange={mayChange}>
        {mayChange ? (
          <div className={styles["ways"]}>
            <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
              {t("franchise:budget.save")}
            </Button>
          </div>
        ) : null}
        <p className={styles["quiet"]}>{t("franchise:budget.nothingPaid")}</p>
      </BudgetFields>
    </form>
  )
}
