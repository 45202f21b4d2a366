import type { PromoOutcome } from "@domain/pricing"
import { TextField } from "@ui/kit/text-field"
import { TicketPercent } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"

export interface PromoFieldProps {
  readonly value: string
  readonly onChange: (typed: string) => void
  /** What became of the typed code; `undefined` while that is not known yet. */
  readonly outcome: PromoOutcome | undefined
  readonly isDisabled: boolean
}

/** A promo code and whether it holds; a half-typed code is not called wrong. */
export const PromoField = ({ value, onChange, outcome, isDisabled }: PromoFieldProps) => {
  const { t } = useTranslation("launch")
  const [isTyping, setTyping] = useState(false)
  const isRefused = value.trim() !== "" && outcome !== undefined && outcome !== "none" && outcome !== "applied"
  return (
    <div className={layout["tight"]}>
      <TextField
        label={t("launch:promo.label")}
        prefix={<TicketPercent aria-hidden size={18} />}
        inputDirection="ltr"
        autoComplete="off"
        maxLength={40}
        value={value}
        onChange={(typed) => onChange(typed.toUpperCase())}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        isDisabled={isDisabled}
        error={isRefused && !isTyping ? t(`launch:promo.${outcome}`) : undefined}
      />
      <p role="status" className={layout["soft"]}>
        {value.trim() !== "" && outcome === "applied" ? t("launch:promo.applied") : null}
      </p>
    </div>
  )
}
