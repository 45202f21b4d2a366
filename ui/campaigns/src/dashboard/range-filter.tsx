import { type DateRange, DateRangePreset, type LocalDate } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./dashboard.module.css"

export interface RangeFilterProps {
  readonly preset: DateRangePreset
  readonly range: DateRange
  /** The last day that can be asked for. */
  readonly today: LocalDate
  readonly onChange: (preset: DateRangePreset, custom?: DateRange) => void
}

/** The period of the numbers. Spec: screens, date-range presets. */
export const RangeFilter = ({ preset, range, today, onChange }: RangeFilterProps) => {
  const { t } = useTranslation(["app", "common"])
  const [custom, setCustom] = useState<DateRange>()
  const isComplete = custom !== undefined && custom.from !== "" && custom.to !== ""
  return (
    <div className={styles["range"]}>
      <Select
        label={t("app:dashboard.period")}
        placeholder={t("app:dashboard.period")}
        value={preset}
        options={DateRangePreset.literals.map((id) => ({ id, label: t(`app:dashboard.range.${id}`) }))}
        onChange={(id) => {
          const chosen = DateRangePreset.literals.find((it) => it === id)
          if (chosen === "CustomRange") setCustom(range)
          else if (chosen !== undefined) onChange(chosen)
        }}
      />
      {preset === "CustomRange" ? (
        <Button kind="quiet" size="small" onPress={() => setCustom(range)}>
          {t("app:dashboard.changeDays")}
        </Button>
      ) : null}
      <Dialog
        isOpen={custom !== undefined}
        onClose={() => setCustom(undefined)}
        size="small"
        title={t("app:dashboard.range.CustomRange")}
        closeLabel={t("common:action.close")}
        actions={
          <Button
            isDisabled={!isComplete}
            onPress={() => {
              if (custom !== undefined) onChange("CustomRange", custom)
              setCustom(undefined)
            }}
          >
            {t("app:dashboard.showDays")}
          </Button>
        }
      >
        <div className={styles["days"]}>
          {(["from", "to"] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`app:dashboard.${end}`)}
              value={custom?.[end] ?? ""}
              {...{ max: today }}
              onChange={(day) => setCustom((before) => (before === undefined ? before : { ...before, [end]: day }))}
            />
          ))}
        </div>
      </Dialog>
    </div>
  )
}
