import type { WeekRange } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { IconButton } from "@ui/kit/icon-button"
import { Select } from "@ui/kit/select"
import { useWeekWords } from "@ui/shared/hours"
import { X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { beginningAt, beginnings, endings } from "./day-ranges.ts"
import styles from "./week-hours.module.css"

export interface RangeFieldsProps {
  readonly range: WeekRange
  readonly region: Region
  readonly onChange: (range: WeekRange) => void
  /** Takes the range away; nothing for the only one, whose day is closed instead. */
  readonly onRemove: (() => void) | undefined
}

/** From when to when; an end past midnight says so. */
export const RangeFields = ({ range, region, onChange, onRemove }: RangeFieldsProps) => {
  const { t } = useTranslation("launch")
  const { time } = useWeekWords(region)
  const endWords = (end: number) => (end === 1440 ? t("launch:hours.midnight") : time(end))
  return (
    <div className={styles["range"]}>
      <Select
        label={t("launch:hours.from")}
        placeholder=""
        value={String(range.from)}
        onChange={(id) => onChange(beginningAt(range, Number(id)))}
        options={beginnings(range.from).map((minute) => ({ id: String(minute), label: time(minute) }))}
      />
      <Select
        label={t("launch:hours.to")}
        placeholder=""
        value={String(range.to)}
        onChange={(id) => onChange({ ...range, to: Number(id) })}
        {...(range.to > 1440 && { hint: t("launch:hours.nextDay") })}
        options={endings(range).map((minute) => ({
          id: String(minute),
          label: endWords(minute),
          ...(minute > 1440 && { detail: t("launch:hours.nextDay") }),
        }))}
      />
      {onRemove === undefined ? null : (
        <IconButton label={t("launch:hours.remove")} onPress={onRemove}>
          <X size={18} />
        </IconButton>
      )}
    </div>
  )
}
