import type { BusinessProfileId } from "@domain/kernel"
import { gstStates, isGstStateCode, textLimits } from "@domain/validation"
import { longestRegisteredName } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { Switch } from "@ui/kit/switch"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { LeavePrompt } from "@ui/shared/form"
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
  const { region } = details
  const form = useBillingForm(businessProfileId, details, isDisabled)
  const hasNumber = form.values.taxNumber.trim() !== ""
  return (
    <Panel
      title={t("billing:details.who")}
      description={t(details.isSaved ? "billing:details.whoText" : "billing:details.notSavedText")}
    >
      <form {...form.props} className={styles["form"]}>
        <LeavePrompt form={form} isKept />
        <TextField
          label={t("billing:details.name")}
          {...form.field("name")}
          autoComplete="organization"
          maxLength={longestRegisteredName}
          isRequired
        />
        <TextArea
          label={t("billing:details.address")}
          {...form.field("address")}
          autoComplete="street-address"
          maxLength={textLimits.address}
        />
        <TextField
          label={t(`billing:details.taxNumber.${region}`)}
          hint={t(`billing:details.taxNumberHint.${region}`)}
          {...form.field("taxNumber")}
          onChange={form.typeTaxNumber}
          inputDirection="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
        />
        <RegisterNotice register={form.register} onUse={form.useRegistered} />
        {region === "IN" ? (
          <>
            <Select
              label={t("billing:details.state")}
              hint={t("billing:details.stateHint")}
              placeholder={t("billing:details.chooseState")}
              {...form.choice("state", stateCodes)}
              options={states}
            />
            <TextField
              label={t("billing:details.pin")}
              hint={t("billing:details.pinHint")}
              {...form.field("postalCode")}
              inputDirection="ltr"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              isRequired={hasNumber}
            />
            <Switch
              {...form.checkbox("isInEconomicZone")}
              isDisabled={isDisabled || !hasNumber}
              hint={t("billing:details.zoneHint")}
            >
              {t("billing:details.zone")}
            </Switch>
          </>
        ) : null}
        <div aria-live="polite">
          <FailureNotice failure={form.failure} />
          {form.isSaved ? (
            <Banner tone="success" title={t("billing:details.saved")}>
              {t("billing:details.savedText")}
            </Banner>
          ) : null}
        </div>
        <div>
          <Button
            type="submit"
            isDisabled={isDisabled}
            isPending={form.isPending}
            pendingLabel={t("common:state.saving")}
          >
            {t("billing:details.save")}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
