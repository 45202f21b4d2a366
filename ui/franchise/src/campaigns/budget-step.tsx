import { SaveFranchiseCampaign } from "@application/franchise/contract"
import type { BudgetType } from "@domain/budget"
import { type FranchiseStore, launchPlan } from "@domain/franchise"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { RadioCards } from "@ui/kit/radio-cards"
import { TextField } from "@ui/kit/text-field"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { BudgetFields } from "../budget/budget-fields.tsx"
import { type BudgetValues, checkedBudget, valuesOf } from "../budget/budget-values.ts"
import styles from "../stores.module.css"
import { factsOf, type LoadedCampaign } from "./launch-facts.ts"

export interface StepProps {
  readonly businessProfileId: BusinessProfileId
  readonly loaded: LoadedCampaign
  readonly stores: ReadonlyArray<FranchiseStore>
  readonly mayChange: boolean
  readonly onNext: () => void
}

interface Values extends BudgetValues {
  readonly name: string
  readonly budgetType: BudgetType
  readonly startDate: string
}

/** Name, days and budget of a campaign over stores, with what each store gets. */
export const BudgetStep = ({ businessProfileId, loaded, stores, mayChange, onNext }: StepProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const { id, version, draft, facts } = loaded
  const values: Values = {
    ...valuesOf({ draft: draft.terms, limits: facts }, stores.length),
    name: draft.name,
    budgetType: draft.budgetType,
    startDate: draft.startDate ?? "",
  }
  const form = useForm(SaveFranchiseCampaign, {
    values,
    input: ({ name, budgetType, startDate, ...typed }) =>
      name.trim() === ""
        ? Result.fail({ name: { key: "validation.required" } })
        : Result.map(checkedBudget(typed, facts, format), (terms) => ({
            businessProfileId,
            id,
            version,
            name: name.trim(),
            budgetType,
            startDate,
            terms,
          })),
    isDisabled: !mayChange,
    onSaved: onNext,
  })
  const launch = factsOf(facts)
  const planned = launchPlan(draft, stores, launch)
  const unfit = new Set(
    planned.stores.filter(({ allocation }) => allocation.reason === "AdUnfit").map(({ store }) => store.code),
  )
  const byHand = draft.codes === undefined ? undefined : new Set(draft.codes)
  const offered = stores.filter(({ code }) => byHand === undefined || byHand.has(code))
  return (
    <form {...form.props} className={styles["stack"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <BudgetFields
        form={form}
        stores={offered}
        limits={facts}
        launched={facts.launched}
        unfit={unfit}
        mayChange={mayChange}
        before={
          <>
            <TextField
              label={t("franchise:campaign.name")}
              maxLength={120}
              autoComplete="off"
              {...form.field("name")}
            />
            <RadioCards
              label={t("franchise:campaign.budgetType")}
              options={(["Lifetime", "Daily"] as const).map((one) => ({
                id: one,
                title: t(`franchise:campaign.types.${one}`),
                description: t(`franchise:campaign.typesHint.${one}`),
              }))}
              value={form.values.budgetType}
              onChange={(one) => form.type({ budgetType: one === "Daily" ? "Daily" : "Lifetime" })}
              isDisabled={!mayChange}
            />
            <TextField
              type="date"
              label={t("franchise:campaign.startDate")}
              hint={t("franchise:campaign.startDateHint")}
              {...form.field("startDate")}
            />
          </>
        }
      >
        {mayChange ? (
          <div className={styles["ways"]}>
            <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
              {t("franchise:campaign.saveAndContinue")}
            </Button>
          </div>
        ) : null}
        <p className={styles["quiet"]}>{t("franchise:budget.nothingPaid")}</p>
      </BudgetFields>
    </form>
  )
}
