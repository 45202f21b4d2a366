import { DateRangePreset, defaultDateRangePreset } from "@domain/kernel"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import type { ChosenRange } from "./chosen-range.ts"
import panel from "./panel.module.css"
import { useSearchChange } from "./use-search-change.ts"
import { useTranslation } from "react-i18next"

/** The period of the figures, in the address: one of the presets, or days of one's own. */
export const PeriodChoice = ({ preset, range }: Pick<ChosenRange, "preset" | "range">) => {
  const { t } = useTranslation("app")
  const [, change] = useSearchChange()
  const isCustom = preset === "CustomRange"
  return (
    <div className={panel["tools"]}>
      <Select
        label={t("app:dashboard.period")}
        placeholder={t("app:dashboard.period")}
        value={preset}
        options={DateRangePreset.literals.map((id) => ({ id, label: t(`app:dashboard.range.${id}`) }))}
        onChange={(id) =>
          change({
            after: undefined,
            range: id === defaultDateRangePreset ? undefined : id,
            from: id === "CustomRange" ? range.from : undefined,
            to: id === "CustomRange" ? range.to : undefined,
          })
        }
      />
      {isCustom
        ? (["from", "to"] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={t(`app:dashboard.${end}`)}
              value={range[end]}
              onChange={(day) => (day === "" ? undefined : change({ [end]: day }, { replace: true }))}
            />
          ))
        : null}
    </div>
  )
}
