import { DateRangePreset, type LocalDate } from "@domain/kernel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import type { Fields } from "@ui/shared/form"
import { useTranslation } from "react-i18next"
import styles from "./library.module.css"

export const presets = DateRangePreset.literals

/** What forms hold of a report's days. */
export interface PeriodValues {
  readonly preset: DateRangePreset
  readonly from: LocalDate
  readonly to: LocalDate
}

type PeriodForm = Fields<PeriodValues>

export interface PeriodFieldsProps {
  readonly preset: ReturnType<PeriodForm["choice"]>
  readonly from: ReturnType<PeriodForm["field"]>
  readonly to: ReturnType<PeriodForm["field"]>
  readonly today: LocalDate
  readonly onChange: (part: Partial<PeriodValues>) => void
}

/** The days of a report: a usual period, or a first and a last day. */
export const PeriodFields = ({ preset, from, to, today, onChange }: PeriodFieldsProps) => {
  const { t } = useTranslation("reports")
  return (
    <>
      <Select
        label={t("reports:field.period")}
        placeholder={t("reports:field.period")}
        {...preset}
        options={presets.map((id) => ({ id, label: t(`reports:range.${id}`) }))}
        onChange={(id) => {
          const chosen = presets.find((one) => one === id)
          if (chosen !== undefined) onChange({ preset: chosen })
        }}
      />
      {preset.value === "CustomRange" ? (
        <div className={styles["pair"]}>
          <TextField
            type="date"
            label={t("reports:new.from")}
            {...{ max: today }}
            {...from}
            onChange={(day) => onChange({ from: day })}
          />
          <TextField
            type="date"
            label={t("reports:new.to")}
            {...{ max: today }}
            {...to}
            onChange={(day) => onChange({ to: day })}
          />
        </div>
      ) : null}
    </>
  )
}
