import { offeredDurations } from "@domain/budget"
import { NumberField } from "@ui/kit/number-field"
import { RadioCards } from "@ui/kit/radio-cards"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"

/** Durations that have a card; any other is typed. */
const presets = offeredDurations.slice(0, 3)

export interface DurationChoiceProps {
  /** Days; `undefined` while the box is empty. */
  readonly value: number | undefined
  readonly onChange: (days: number | undefined) => void
  readonly error: string | undefined
  readonly isDisabled: boolean
}

/** How long the campaign runs. */
export const DurationChoice = ({ value, onChange, error, isDisabled }: DurationChoiceProps) => {
  const { t } = useTranslation(["launch", "common"])
  return (
    <div className={layout["tight"]}>
      <RadioCards
        label={t("launch:budget.duration")}
        columns={3}
        isCompact
        value={value !== undefined && presets.includes(value) ? String(value) : null}
        onChange={(days) => onChange(Number(days))}
        isDisabled={isDisabled}
        options={presets.map((days) => ({ id: String(days), title: t("common:unit.days", { count: days }) }))}
      />
      <NumberField
        label={t("launch:budget.otherDuration")}
        unit={t("launch:budget.daysUnit")}
        value={value ?? Number.NaN}
        onChange={(days) => onChange(Number.isNaN(days) ? undefined : Math.round(days))}
        error={error}
        isDisabled={isDisabled}
      />
    </div>
  )
}
