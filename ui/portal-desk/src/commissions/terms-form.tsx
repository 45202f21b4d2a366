import { PublishCommissionTerms } from "@application/wallet/contract"
import { currencySymbol, minorDigits, type PortalId, type Region, regionFacts } from "@domain/kernel"
import {
  commissionLimits,
  type CommissionTerms,
  commissionTermsFaults,
  type EarnerKind,
  ruleFaults,
} from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Panel } from "@ui/kit/panel"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { type Refusals, useForm } from "@ui/shared/form"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { todayIn } from "@ui/shared/today"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import prices from "../prices/prices.module.css"
import { CommissionPreview } from "./commission-preview.tsx"
import { RuleFields } from "./rule-fields.tsx"
import { earnerKinds, firstTerms, termsOf, type TypedTerms } from "./typed-terms.ts"

export interface TermsFormProps {
  readonly portalId: PortalId
  readonly region: Region
  readonly all: ReadonlyArray<CommissionTerms>
  readonly base: CommissionTerms | undefined
  readonly now: CommissionTerms | undefined
  readonly firstDay: string
  readonly earners: Readonly<Record<EarnerKind, number>>
  readonly onPublished: () => void
}

/** Prepares terms of commissions with what they change, and publishes them from a later day on. */
export const TermsForm = ({ portalId, region, all, base, now, firstDay, earners, onPublished }: TermsFormProps) => {
  const { t } = useTranslation(["commissions", "common"])
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { currency } = regionFacts[region]
  const money = { symbol: currencySymbol[currency], minorDigits: minorDigits[currency] }
  const refusalsOf = (typed: TypedTerms): Refusals<TypedTerms> => {
    const terms = termsOf(typed, region)
    if (terms === undefined)
      return {
        ...(typed.from === "" && { from: t("commissions:fault.missing") }),
        ...(typed.waitingDays === undefined && { waitingDays: t("commissions:fault.missing") }),
        ...(typed.payoutFrom === undefined && { payoutFrom: t("commissions:fault.missing") }),
      }
    const faults = commissionTermsFaults(terms, all, todayIn(region))
    const ofDay = faults.find((fault) => fault === "begun" || fault === "overlap")
    const ofRules = earnerKinds.flatMap((kind) => {
      const rule = terms.rules[kind]
      const [fault] = rule === undefined ? [] : ruleFaults(rule)
      return fault === undefined ? [] : [[kind, t(`commissions:fault.${fault}`)] as const]
    })
    return { ...(ofDay !== undefined && { from: t(`commissions:fault.${ofDay}`) }), ...Object.fromEntries(ofRules) }
  }
  const form = useForm(PublishCommissionTerms, {
    values: firstTerms(base, firstDay, region),
    keepAs: `commissions ${region}`,
    revalidate: false,
    input: (typed) => {
      const refusals = refusalsOf(typed)
      const terms = termsOf(typed, region)
      return terms === undefined || Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({ portalId, ...terms })
    },
    onSaved: ({ from }) => {
      toastSuccess(t("commissions:form.published", { day: format.day(from) }))
      onPublished()
    },
  })
  const typed = termsOf(form.values, region)
  const day = form.field("from")
  return (
    <Panel title={t("commissions:form.title")} description={t("commissions:form.lead")}>
      <form
        {...form.props}
        className={panel["stack"]}
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check()) setAsking(true)
        }}
      >
        <LoginFailureNotice state={form.state} />
        <TextField type="date" label={t("commissions:form.from")} hint={t("commissions:form.fromHint")} {...day} />
        {earnerKinds.map((kind) => (
          <RuleFields
            key={kind}
            kind={kind}
            rule={form.values[kind]}
            currency={currency}
            error={form.errorOf(kind)}
            onChange={(rule) => form.type({ [kind]: rule })}
          />
        ))}
        <div className={prices["fields"]}>
          <NumberField
            label={t("commissions:form.waitingDays")}
            hint={t("commissions:form.waitingHint")}
            minValue={0}
            maxValue={commissionLimits.waitingDays}
            {...form.number("waitingDays")}
          />
          <MoneyField label={t("commissions:form.payoutFrom")} {...money} {...form.field("payoutFrom")} />
          <MoneyField
            label={t("commissions:form.twoPeopleFrom")}
            hint={t("commissions:form.twoPeopleHint")}
            {...money}
            {...form.field("twoPeopleFrom")}
          />
        </div>
        <CommissionPreview portalId={portalId} region={region} now={now} then={typed} earners={earners} />
        <div className={panel["actions"]}>
          <Button
            type="submit"
            isDisabled={!form.isDirty}
            isPending={form.isPending}
            pendingLabel={t("common:state.saving")}
          >
            {t("commissions:form.publish")}
          </Button>
          {form.isDirty ? (
            <Button kind="quiet" onPress={form.discard} isDisabled={form.isPending}>
              {t("commissions:form.startAgain")}
            </Button>
          ) : null}
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        isPending={form.isPending}
        title={t("commissions:form.publishTitle", {
          day: typed === undefined ? "" : format.day(typed.from),
        })}
        confirmLabel={t("commissions:form.publish")}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        onConfirm={() => void form.submit().finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t("commissions:form.publishText")}
      </ConfirmDialog>
    </Panel>
  )
}
