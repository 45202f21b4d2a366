import { textLimits } from "@domain/validation"
import { longestRegisteredName } from "@domain/wallet"
import { Switch } from "@ui/kit/switch"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { useFieldText } from "../parts/use-field-text.ts"
import { stateLetters } from "./gst-form.ts"
import type { useGstForm } from "./use-gst-form.ts"

export interface GstFieldsProps {
  readonly form: ReturnType<typeof useGstForm>
  readonly isDisabled: boolean
}

/** Whether a GST invoice is wanted, and for whom. The state is that of the GSTIN. Spec: entities, Billing. */
export const GstFields = ({ form, isDisabled }: GstFieldsProps) => {
  const { t } = useTranslation("launch")
  const fieldText = useFieldText()
  const { typed, problems, isShown, show, choose, type } = form
  const letters = stateLetters(typed?.gstin ?? "")
  const error = (field: keyof typeof problems) => {
    const { key, params = {} } = problems[field] ?? {}
    return isShown && key !== undefined ? fieldText({ key, params }) : undefined
  }
  return (
    <div className={layout["tight"]}>
      <Switch isSelected={typed !== undefined} onChange={choose} isDisabled={isDisabled} hint={t("launch:gst.hint")}>
        {t("launch:gst.wanted")}
      </Switch>
      {typed === undefined ? null : (
        <div className={layout["stack"]}>
          <TextField
            label={t("launch:gst.gstin")}
            hint={letters === undefined ? t("launch:gst.gstinHint") : t(`launch:gst.state.${letters}`)}
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
        </div>
      )}
    </div>
  )
}
