import { stateOfGstin, textLimits } from "@domain/validation"
import { longestRegisteredName } from "@domain/wallet"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Switch } from "@ui/kit/switch"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"
import type { FilledText } from "./gst-lookup.ts"
import type { useGstForm } from "./use-gst-form.ts"

export interface GstFieldsProps {
  readonly form: ReturnType<typeof useGstForm>
  readonly isDisabled: boolean
}

interface OfferedTextProps {
  readonly field: FilledText
  readonly offered: GstFieldsProps["form"]["lookup"]["offered"]
  readonly onUse: GstFieldsProps["form"]["type"]
  readonly isDisabled: boolean
}

/** What the register says otherwise than the field, to be taken by a press. */
const OfferedText = ({ field, offered, onUse, isDisabled }: OfferedTextProps) => {
  const { t } = useTranslation("launch")
  const text = offered[field]
  return text === undefined ? null : (
    <div>
      <Button kind="quiet" size="small" onPress={() => onUse({ [field]: text })} isDisabled={isDisabled}>
        {t("launch:gst.useRegistered", { text })}
      </Button>
    </div>
  )
}

/** Whether a GST invoice is wanted, and for whom. The state is that of the GSTIN. Spec: entities, Billing. */
export const GstFields = ({ form, isDisabled }: GstFieldsProps) => {
  const { t } = useTranslation(["launch", "documents"])
  const fieldText = useFieldText()
  const { typed, problems, lookup, isShown, show, choose, type } = form
  const { status, isMissing, isPending, offered } = lookup
  const code = stateOfGstin(typed?.gstin ?? "")
  const error = (field: keyof typeof problems) => {
    const { key, params = {} } = problems[field] ?? {}
    return isShown && key !== undefined ? fieldText({ key, params }) : undefined
  }
  const stateHint =
    code === undefined ? t("launch:gst.gstinHint") : t("launch:gst.registered", { state: t(`documents:state.${code}`) })
  const gstinHint = isPending ? t("launch:gst.pending") : isMissing ? t("launch:gst.missing") : stateHint
  return (
    <div className={layout["tight"]}>
      <Switch isSelected={typed !== undefined} onChange={choose} isDisabled={isDisabled} hint={t("launch:gst.hint")}>
        {t("launch:gst.wanted")}
      </Switch>
      {typed === undefined ? null : (
        <div className={layout["stack"]}>
          <TextField
            label={t("launch:gst.gstin")}
            hint={gstinHint}
            error={error("gstin")}
            value={typed.gstin}
            onChange={(gstin) => type({ gstin: gstin.toUpperCase() })}
            onBlur={show}
            inputDirection="ltr"
            autoComplete="off"
            maxLength={20}
            isDisabled={isDisabled}
            isRequired
          />
          {status === undefined || status === "active" ? null : (
            <Banner tone="warning">{t(`launch:gst.status.${status}`)}</Banner>
          )}
          <TextField
            label={t("launch:gst.businessName")}
            error={error("businessName")}
            value={typed.businessName}
            onChange={(businessName) => type({ businessName })}
            onBlur={show}
            autoComplete="organization"
            maxLength={longestRegisteredName}
            isDisabled={isDisabled}
            isRequired
          />
          <OfferedText field="businessName" offered={offered} onUse={type} isDisabled={isDisabled} />
          <TextArea
            label={t("launch:gst.billingAddress")}
            error={error("billingAddress")}
            value={typed.billingAddress}
            onChange={(billingAddress) => type({ billingAddress })}
            onBlur={show}
            autoComplete="street-address"
            maxLength={textLimits.address}
            isDisabled={isDisabled}
            isRequired
          />
          <OfferedText field="billingAddress" offered={offered} onUse={type} isDisabled={isDisabled} />
          <Switch
            isSelected={typed.isInEconomicZone === true}
            onChange={(isInEconomicZone) => type({ isInEconomicZone })}
            isDisabled={isDisabled}
            hint={t("launch:gst.zoneHint")}
          >
            {t("launch:gst.zone")}
          </Switch>
        </div>
      )}
    </div>
  )
}
