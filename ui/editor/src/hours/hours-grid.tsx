import { type DayPart, hourCover, mergeDayParts } from "@domain/budget"
import type { Region } from "@domain/kernel"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { useWeekWords } from "@ui/shared/hours"
import type { CSSProperties } from "react"
import { useTranslation } from "react-i18next"
import styles from "./hours-grid.module.css"
import { useGridKeys } from "./use-grid-keys.ts"
import { isSameCell, usePainting } from "./use-painting.ts"

export interface HoursGridProps {
  readonly label: string
  readonly parts: ReadonlyArray<DayPart>
  readonly region: Region
  readonly onChange: (parts: ReadonlyArray<DayPart>) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const at = (day: number, hour: number) => ({ "--day": day, "--hour": hour }) as CSSProperties

/** The hours of a week to paint: days below one another, on phones beside one another. */
export const HoursGrid = ({ label, parts, region, onChange }: HoursGridProps) => {
  const { t } = useTranslation("editor")
  const { dayName, hourName, range, weekdays } = useWeekWords(region)
  const merged = mergeDayParts(parts)
  const keys = useGridKeys(merged, weekdays, onChange)
  const { grid, handlers, shown, isPainting } = usePainting(merged, weekdays, (painted, last) => {
    keys.setActive(last)
    onChange(painted)
  })
  const cell = (weekday: number, day: number, hour: number) => {
    const cover = hourCover(shown, { weekday, hour })
    const name = t("editor:hours.cell", {
      day: dayName(weekday),
      hours: range({ from: hour * 60, to: hour * 60 + 60 }),
    })
    return (
      <div
        key={hour}
        role="gridcell"
        aria-selected={cover !== "None"}
        aria-label={cover === "Part" ? t("editor:hours.partCell", { cell: name }) : name}
        tabIndex={isSameCell(keys.active, { weekday, hour }) ? 0 : -1}
        data-weekday={weekday}
        data-hour={hour}
        data-cover={cover}
        className={styles["cell"]}
        style={at(day, hour)}
        onFocus={() => keys.setActive({ weekday, hour })}
      />
    )
  }
  return (
    <div className={styles["frame"]}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-multiselectable
        className={styles["grid"]}
        data-painting={isPainting}
        onKeyDown={keys.onKeyDown}
        {...handlers}
      >
        <div role="row" className={styles["row"]}>
          <span role="columnheader" className={styles["corner"]}>
            <VisuallyHidden>{t("editor:hours.day")}</VisuallyHidden>
          </span>
          {hours.map((hour) => (
            <span key={hour} role="columnheader" className={styles["hour"]} style={at(0, hour)}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={t("editor:hours.everyDay", { hour: hourName(hour) })}
                onClick={() => keys.everyDay(hour)}
              >
                <bdi>{hourName(hour)}</bdi>
              </button>
            </span>
          ))}
        </div>
        {weekdays.map((weekday, day) => (
          <div key={weekday} role="row" className={styles["row"]}>
            <span role="rowheader" className={styles["day"]} style={at(day, 0)}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={t("editor:hours.wholeDay", { day: dayName(weekday, "short") })}
                onClick={() => keys.wholeDay(weekday)}
              >
                {dayName(weekday, "short")}
              </button>
            </span>
            {hours.map((hour) => cell(weekday, day, hour))}
          </div>
        ))}
      </div>
    </div>
  )
}
