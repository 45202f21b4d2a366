import { partsOfRanges, type WeekRange } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Checkbox } from "@ui/kit/checkbox"
import { IconButton } from "@ui/kit/icon-button"
import { RadioCards } from "@ui/kit/radio-cards"
import { useWeekWords, WeekLines } from "@ui/shared/hours"
import { Clock, Infinity as Always, Plus } from "lucide-react"
import { type ReactNode, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import layout from "../parts/layout.module.css"
import { useFieldText } from "../parts/use-field-text.ts"
import { copiedToAll, furtherRange, mostRanges, rangesOn, withDay } from "./day-ranges.ts"
import { RangeFields } from "./range-fields.tsx"
import type { WeekHours } from "./use-week-hours.ts"
import styles from "./week-hours.module.css"

export interface WeekHoursFieldProps {
  readonly hours: WeekHours
  readonly region: Region
  readonly label: string
  /** What follows from each choice. */
  readonly anyTime: { readonly title: string; readonly description: string }
  readonly atHours: { readonly title: string; readonly description: string }
  /** Where the hours were read. */
  readonly note?: ReactNode
  readonly isDisabled?: boolean
}

/** At any time, or from when to when on each day of the week; a night may go on past midnight. */
export const WeekHoursField = (props: WeekHoursFieldProps) => {
  const { hours, region, label, anyTime, atHours, note, isDisabled = false } = props
  const { t } = useTranslation("launch")
  const fieldText = useFieldText()
  const { dayName, weekdays, zone } = useWeekWords(region)
  const { area, ranges, set, begin, problem } = hours
  // Hours that were read or chosen before stand folded, as they are usually right.
  const [isOpen, setOpen] = useState(ranges === undefined)
  const openWeek = () => {
    flushSync(() => setOpen(true))
    area.current?.querySelector<HTMLElement>("li input[type=checkbox]")?.focus()
  }
  const openDays = weekdays.filter((weekday) => rangesOn(ranges ?? [], weekday).length > 0)

  const dayRow = (week: ReadonlyArray<WeekRange>, weekday: number) => {
    const day = rangesOn(week, weekday)
    const replace = (next: ReadonlyArray<WeekRange>) => set(withDay(week, weekday, next))
    const name = dayName(weekday)
    return (
      <li key={weekday}>
        <div className={styles["day"]} role="group" aria-label={name}>
          <div className={styles["head"]}>
            <Checkbox
              isSelected={day.length > 0}
              isDisabled={isDisabled}
              onChange={(isOpen) => replace(isOpen ? [furtherRange(weekday, undefined)] : [])}
            >
              {name}
            </Checkbox>
            {day.length === 0 ? <span className={layout["soft"]}>{t("launch:hours.closed")}</span> : null}
            {weekday === openDays[0] ? (
              <Button
                kind="quiet"
                size="small"
                flush="end"
                isDisabled={isDisabled}
                onPress={() => set(copiedToAll(week, weekday))}
              >
                {t("launch:hours.copy")}
              </Button>
            ) : null}
            {day.length > 0 && day.length < mostRanges ? (
              <IconButton
                label={t("launch:hours.add")}
                isDisabled={isDisabled}
                onPress={() => replace([...day, furtherRange(weekday, day.at(-1))])}
              >
                <Plus size={18} />
              </IconButton>
            ) : null}
          </div>
          {day.map((range, index) => (
            <RangeFields
              // oxlint-disable-next-line react/no-array-index-key -- a range has no name but its place
              key={index}
              range={range}
              region={region}
              onChange={(next) => replace(day.with(index, next))}
              onRemove={day.length === 1 ? undefined : () => replace(day.toSpliced(index, 1))}
            />
          ))}
        </div>
      </li>
    )
  }
  return (
    <div className={layout["tight"]} ref={area}>
      <RadioCards
        label={label}
        columns={2}
        isDisabled={isDisabled}
        value={ranges === undefined ? "any" : "hours"}
        onChange={(id) => {
          setOpen(id === "hours")
          if (id === "any") set(undefined)
          else begin()
        }}
        options={[
          { id: "any", ...anyTime, icon: <Always size={20} /> },
          { id: "hours", ...atHours, icon: <Clock size={20} /> },
        ]}
      />
      {ranges === undefined ? null : isOpen || problem !== undefined ? (
        <>
          <p className={layout["soft"]}>
            {t("launch:hours.zone", { zone })} {note}
          </p>
          <ul className={styles["week"]}>{weekdays.map((weekday) => dayRow(ranges, weekday))}</ul>
          <p role="status" className={styles["problem"]}>
            {fieldText(problem)}
          </p>
        </>
      ) : (
        <div className={styles["folded"]}>
          <div>
            <WeekLines hours={partsOfRanges(ranges)} region={region} /> {note}
          </div>
          <Button kind="secondary" size="small" aria-expanded={false} onPress={openWeek}>
            {t("launch:hours.change")}
          </Button>
        </div>
      )}
    </div>
  )
}
