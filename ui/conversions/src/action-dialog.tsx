import { ChangeConversionAction, CreateConversionAction } from "@application/conversions/contract"
import { conversionLimits, CountedClick } from "@domain/conversions"
import {
  type BusinessProfileId,
  ConversionCategory,
  type CurrencyCode,
  currencySymbol,
  minorDigits,
} from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, useForm, useLeaveQuestion } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { type ActionValues, settingsOf, valuesOf } from "./action-values.ts"
import styles from "./conversions.module.css"
import type { Action } from "./read-conversions.ts"

export interface ActionDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly currency: CurrencyCode
  /** The kind that is changed; absent for a new one. */
  readonly action?: Action
  readonly onClose: () => void
  readonly onSaved: () => void
}

const useNew = ({ businessProfileId, onSaved }: ActionDialogProps) => {
  const { t } = useTranslation(["conversions"])
  return useForm(CreateConversionAction, {
    values: valuesOf(undefined),
    input: (typed: ActionValues) => Result.succeed({ businessProfileId, ...settingsOf(typed) }),
    names: { signal: "signal" },
    revalidate: false,
    onSaved: ({ name }) => {
      toastSuccess(t("conversions:action.done.added", { name }))
      onSaved()
    },
  })
}

const useChange = ({ businessProfileId, action, onSaved }: ActionDialogProps) => {
  const { t } = useTranslation(["conversions"])
  return useForm(ChangeConversionAction, {
    values: valuesOf(action),
    input: (typed: ActionValues) =>
      action === undefined
        ? Result.fail({})
        : Result.succeed({ businessProfileId, actionId: action.id, ...settingsOf(typed) }),
    names: { signal: "signal" },
    revalidate: false,
    onSaved: ({ name }) => {
      toastSuccess(t("conversions:action.done.changed", { name }))
      onSaved()
    },
  })
}

const kinds = ["Page", "Event", "Click"] as const
const matches = ["Is", "BeginsWith", "Contains"] as const
const countings = ["OncePerClick", "Every"] as const

/** Makes or changes a kind of conversion. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { currency, action, onClose } = props
  const { t } = useTranslation(["conversions", "common"])
  const made = useNew(props)
  const changed = useChange(props)
  const form = action === undefined ? made : changed
  const { values, type } = form
  const { leave, question } = useLeaveQuestion(form)
  const signalError = form.errorOf("signal")
  const detail = {
    Page: (
      <div className={styles["pair"]}>
        <Select
          label={t("conversions:form.match")}
          placeholder={t("conversions:form.match")}
          options={matches.map((id) => ({ id, label: t(`conversions:match.${id}`) }))}
          value={values.match}
          onChange={(id) => type({ match: matches.find((one) => one === id) ?? "Is" })}
        />
        <TextField
          label={t("conversions:form.path")}
          hint={t("conversions:form.pathHint")}
          maxLength={conversionLimits.pathLetters}
          autoComplete="off"
          inputDirection="ltr"
          value={values.path}
          onChange={(path) => type({ path })}
          error={signalError}
        />
      </div>
    ),
    Event: (
      <TextField
        label={t("conversions:form.event")}
        hint={t("conversions:form.eventHint")}
        maxLength={conversionLimits.eventLetters}
        autoComplete="off"
        inputDirection="ltr"
        value={values.event}
        onChange={(event) => type({ event })}
        error={signalError}
      />
    ),
    Click: (
      <Select
        label={t("conversions:form.on")}
        placeholder={t("conversions:form.on")}
        options={CountedClick.literals.map((id) => ({ id, label: t(`conversions:signal.click.${id}`) }))}
        value={values.on}
        onChange={(on) => type({ on })}
        error={signalError}
      />
    ),
  }
  return (
    <>
      <Dialog
        isOpen
        onClose={() => leave(onClose)}
        size="large"
        title={t(action === undefined ? "conversions:form.new" : "conversions:form.change")}
        closeLabel={t("common:action.close")}
        actions={
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        }
      >
        <form {...form.props} className={styles["stack"]}>
          <FailureNotice failure={form.failure} />
          <TextField
            label={t("conversions:form.name")}
            hint={t("conversions:form.nameHint")}
            maxLength={conversionLimits.nameLetters}
            autoComplete="off"
            {...form.field("name")}
          />
          <Select
            label={t("conversions:form.category")}
            placeholder={t("conversions:form.category")}
            options={ConversionCategory.literals.map((id) => ({ id, label: t(`conversions:category.${id}`) }))}
            value={values.category}
            onChange={(category) => type({ category })}
          />
          <RadioCards
            label={t("conversions:form.signal")}
            options={kinds.map((id) => ({
              id,
              title: t(`conversions:kind.${id}.title`),
              description: t(`conversions:kind.${id}.text`),
            }))}
            value={values.signal}
            onChange={(id) => type({ signal: kinds.find((one) => one === id) ?? "Page" })}
          />
          {detail[values.signal]}
          <RadioCards
            label={t("conversions:form.counting")}
            options={countings.map((id) => ({
              id,
              title: t(`conversions:counting.${id}.title`),
              description: t(`conversions:counting.${id}.text`),
            }))}
            columns={2}
            value={values.counting}
            onChange={(id) => type({ counting: countings.find((one) => one === id) ?? "Every" })}
          />
          <div className={styles["pair"]}>
            <MoneyField
              label={t("conversions:form.value")}
              hint={t("conversions:form.valueHint")}
              symbol={currencySymbol[currency]}
              minorDigits={minorDigits[currency]}
              value={values.value}
              onChange={(value) => type({ value })}
              error={form.errorOf("value")}
            />
            <NumberField
              label={t("conversions:form.days")}
              hint={t("conversions:form.daysHint")}
              minValue={1}
              maxValue={conversionLimits.days}
              value={values.days}
              onChange={(days) => type({ days })}
              hasSteppers
            />
          </div>
          <Switch
            isSelected={values.isResult}
            hint={t("conversions:form.isResultHint")}
            onChange={(isResult) => type({ isResult })}
          >
            {t("conversions:form.isResult")}
          </Switch>
        </form>
      </Dialog>
      <LeavePrompt form={form} />
      {question}
    </>
  )
}
