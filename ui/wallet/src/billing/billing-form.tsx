import type { BusinessProfileId } from "@domain/kernel"
import { gstStates, isGstStateCode, textLimits } from "@domain/validation"
import { longestRegisteredName, type TypedBuyer } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import styles from "../refund.module.css"
import { RegisterNotice } from "./register-notice.tsx"
import type { BillingDetails } from "./typed-details.ts"
import { useBillingForm } from "./use-billing-form.ts"

const stateCodes = Object.keys(gstStates).filter(isGstStateCode)

export interface BillingFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly details: BillingDetails
  readonly isDisabled: boolean
}

/**
 * Asks whom invoices are for: legal name, address, tax number, and in India state, PIN code and special economic zone.
 */
export const BillingForm = ({ businessProfileId, details, isDisabled }: BillingFormProps) => {
  const { t, i18n } = useTranslation(["billing", "documents", "failures", "common"])
  const states = stateCodes
    .map((id) => ({ id, label: t(`documents:state.${id}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))
  const form = useBillingForm(businessProfileId, details)
  const { typed, state, type } = form
  const { region } = details
  const error = (field: keyof TypedBuyer) => {
    const problem = form.problemOf(field)
    if (problem === undefined) return undefined
    return t([`failures:${problem.key}`, "failures:generic"], "params" in problem ? { ...problem.params } : {})
  }
  const isRefused = state.status === "failed" && state.failure._tag !== "InvalidFields"
  const failure = isRefused ? state.failure : state.status === "broken" ? state.error : undefined
  return (
    <Panel
      title={t("billing:details.who")}
      description={t(details.isSaved ? "billing:details.whoText" : "billing:details.notSavedText")}
    >
      <form
        noValidate
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <TextField
          label={t("billing:details.name")}
          error={error("name")}
          value={typed.name}
          onChange={(name) => type({ name })}
          autoComplete="organization"
          maxLength={longestRegisteredName}
          isDisabled={isDisabled}
          isRequired
        />
        <TextArea
          label={t("billing:details.address")}
          error={error("address")}
          value={typed.address}
          onChange={(address) => type({ address })}
          autoComplete="street-address"
          maxLength={textLimits.address}
          isDisabled={isDisabled}
        />
        <TextField
          label={t(`billing:details.taxNumber.${region}`)}
          hint={t(`billing:details.taxNumberHint.${region}`)}
          error={error("taxNumber")}
          value={typed.taxNumber}
          onChange={(taxNumber) => type({ taxNumber: taxNumber.toUpperCase() })}
          inputDirection="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          isDisabled={isDisabled}
        />
        <RegisterNotice register={form.register} onUse={form.useRegistered} />
        {region === "IN" ? (
          <>
            <Select
              label={t("billing:details.state")}
              hint={t("billing:details.stateHint")}
              error={error("state")}
              placeholder={t("billing:details.chooseState")}
              value={typed.state === "" ? null : typed.state}
              options={states}
              onChange={(id) => type({ state: id })}
              isDisabled={isDisabled}
            />
            <TextField
              label={t("billing:details.pin")}
              hint={t("billing:details.pinHint")}
              error={error("postalCode")}
              value={typed.postalCode}
              onChange={(postalCode) => type({ postalCode })}
              inputDirection="ltr"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              isDisabled={isDisabled}
              isRequired={typed.taxNumber.trim() !== ""}
            />
            <Switch
              isSelected={typed.isInEconomicZone}
              onChange={(isInEconomicZone) => type({ isInEconomicZone })}
              isDisabled={isDisabled || typed.taxNumber.trim() === ""}
              hint={t("billing:details.zoneHint")}
            >
              {t("billing:details.zone")}
            </Switch>
          </>
        ) : null}
        <div aria-live="polite">
          <FailureNotice failure={failure} />
          {state.status === "succeeded" && form.isSaved ? (
            <Banner tone="success" title={t("billing:details.saved")}>
              {t("billing:details.savedText")}
            </Banner>
          ) : null}
        </div>
        <div>
          <Button
            type="submit"
            isDisabled={isDisabled}
            isPending={state.status === "pending"}
            pendingLabel={t("common:state.saving")}
          >
            {t("billing:details.save")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
