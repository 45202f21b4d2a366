import { mergeDayParts, partsOfRanges, rangesOfParts, weeklyMinutes, wholeSteps, wholeWeek } from "@domain/budget"
import type { DayPart } from "@domain/budget"
import { adHours, hourPresets, hoursOfPreset } from "@domain/campaigns"
import { canonicalJson } from "@domain/creatives"
import { callHours, failureOf } from "@domain/validation"
import type { PlanEditing } from "@ui/journey/plan-editing"
import { useWeekHours } from "@ui/journey/use-week-hours"
import { Button } from "@ui/kit/button"
import { useWeekWords, WeekLines } from "@ui/shared/hours"
import { useFormat } from "@ui/shared/use-format"
import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { HoursGrid } from "./hours-grid.tsx"
import styles from "./hours-grid.module.css"

const isSame = (one: ReadonlyArray<DayPart>, other: ReadonlyArray<DayPart>): boolean =>
  canonicalJson(mergeDayParts(one)) === canonicalJson(mergeDayParts(other))

/** When the ads run, as a week of hours to paint, with presets. Spec: day-parting. */
export const AdHoursField = ({ details, change }: Pick<PlanEditing, "details" | "change">) => {
  const { t } = useTranslation(["editor", "launch"])
  const format = useFormat()
  const { region, creative, targeting } = details
  const { zone } = useWeekWords(region)
  const hours = useWeekHours(targeting.dayParts, region, (dayParts) => change({ targeting: { dayParts } }))
  const parts = hours.ranges === undefined ? wholeWeek : partsOfRanges(hours.ranges)
  const set = (next: ReadonlyArray<DayPart>) => hours.set(isSame(next, wholeWeek) ? undefined : rangesOfParts(next))
  const openingHours = creative.callHours?.length ? creative.callHours : undefined
  const isUsual = openingHours === undefined
  const problem = parts.length === 0 ? "empty" : failureOf(callHours(parts)) === undefined ? undefined : "tooManySpans"
  const isCutAtMeta = !isSame(wholeSteps(parts, 60), parts)
  const running = adHours({ creative, targeting: { dayParts: parts } })
  const shownHours = weeklyMinutes({ mode: "Schedule", dayParts: running ?? wholeWeek }) / 60
  return (
    <div className={styles["field"]}>
      <div role="group" aria-label={t("editor:hours.presets")} className={styles["presets"]}>
        {hourPresets.map((preset) => {
          const week = hoursOfPreset(preset, { region, openingHours })
          const isChosen = isSame(week, parts)
          return (
            <Button
              key={preset}
              kind="secondary"
              size="small"
              aria-pressed={isChosen}
              icon={isChosen ? <Check size={16} /> : undefined}
              onPress={() => set(week)}
            >
              {t(preset === "Business" && isUsual ? "editor:hours.preset.Usual" : `editor:hours.preset.${preset}`)}
            </Button>
          )
        })}
      </div>
      <p className={styles["soft"]}>
        {t("launch:hours.zone", { zone })} <span className={styles["byMouse"]}>{t("editor:hours.how")}</span>
        <span className={styles["byTouch"]}>{t("editor:hours.howByTouch")}</span>{" "}
        {isUsual ? t("editor:hours.unknown") : null}
      </p>
      <HoursGrid label={t("launch:hours.ads.title")} parts={parts} region={region} onChange={set} />
      <p role="alert" className={styles["problem"]}>
        {problem === undefined ? null : t(`editor:hours.problem.${problem}`)}
      </p>
      <div className={styles["week"]}>
        <p role="status">{t("editor:hours.perWeek", { count: shownHours, hours: format.number(shownHours) })}</p>
        {problem === "empty" ? null : (
          <p>
            <WeekLines hours={running} region={region} />
          </p>
        )}
      </div>
      {isCutAtMeta ? <p className={styles["soft"]}>{t("editor:hours.fullHours")}</p> : null}
      {creative.objective === "Calls" && !isUsual ? (
        <p className={styles["soft"]}>
          {t("editor:hours.calls")} <WeekLines hours={openingHours} region={region} />
        </p>
      ) : null}
    </div>
  )
}
