import { SaveFeedSchedule } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import { hoursOfCadence, nextReading } from "@domain/businesses"
import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { asOptions, timesEvery, useWeekdayName, useWeekdays, zonesAfter, zoneWords } from "@ui/shared/clock-options"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice, presentTime } from "@ui/shared/frame"
import { useMomentIn } from "@ui/shared/use-moment-in"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./feeds.module.css"
import { type FeedTimings, sourceOf } from "./read-feeds.ts"
import { cadenceKinds, scheduleOf, type ScheduleValues, valuesOf } from "./schedule-values.ts"

export interface ScheduleTabProps {
  readonly businessProfileId: BusinessProfileId
  readonly feed: Feed
  readonly schedules: FeedTimings
  /** The business's own time zone. */
  readonly zone: string
  readonly mayEdit: boolean
  readonly isCovered: boolean
  readonly onSaved: () => void
}

const times = timesEvery(30)

/** When a feed is read again; files and linked stores have nothing to set. */
export const ScheduleTab = (props: ScheduleTabProps) => {
  const { t } = useTranslation("feeds")
  const source = sourceOf(props.feed)
  return (
    <Panel title={t("feeds:schedule.title")}>
      {source === "address" ? <ScheduleForm {...props} /> : <p>{t(`feeds:schedule.${source}`)}</p>}
    </Panel>
  )
}

const ScheduleForm = ({ businessProfileId, feed, schedules, zone, mayEdit, isCovered, onSaved }: ScheduleTabProps) => {
  const { t } = useTranslation(["feeds", "common"])
  const momentIn = useMomentIn()
  const timing = schedules.find(({ feedId }) => feedId === feed.id)
  const form = useForm(SaveFeedSchedule, {
    values: valuesOf(timing, zone),
    input: (typed: ScheduleValues) =>
      Result.succeed({ businessProfileId, feedId: feed.id, ...scheduleOf(typed, timing) }),
    keepAs: `feedSchedule-${feed.id}`,
    isDisabled: !mayEdit,
    revalidate: false,
    onSaved: () => {
      toastSuccess(t("feeds:schedule.saved"))
      onSaved()
    },
  })
  const { values } = form
  const zones = zonesAfter([values.timeZone, zone])
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  const { cadence, timeZone } = scheduleOf(values, timing)
  const isTimed = values.cadence === "Daily" || values.cadence === "Weekly"
  return (
    <form {...form.props} className={styles["form"]}>
      <FailureNotice failure={form.failure} />
      <div className={styles["pair"]}>
        <Select
          label={t("feeds:schedule.cadence")}
          placeholder=""
          options={asOptions(cadenceKinds, (id) => t(`feeds:schedule.${id}`))}
          {...form.choice("cadence", cadenceKinds)}
        />
        {values.cadence === "Hours" ? (
          <Select
            label={t("feeds:schedule.every")}
            placeholder=""
            options={asOptions(hoursOfCadence, (count) => t("feeds:schedule.hours", { count }))}
            {...form.choice("every", hoursOfCadence)}
          />
        ) : null}
        {values.cadence === "Weekly" ? (
          <Select
            label={t("feeds:schedule.weekday")}
            placeholder=""
            options={asOptions(weekdays, dayName)}
            {...form.choice("weekday", weekdays)}
          />
        ) : null}
        {isTimed ? (
          <Select
            label={t("feeds:schedule.time")}
            placeholder=""
            options={asOptions([...new Set([...times, values.time])].toSorted(), (time) => time)}
            {...form.choice("time", [...times, values.time])}
          />
        ) : null}
        {values.cadence === "Off" ? null : (
          <Select
            label={t("feeds:schedule.zone")}
            placeholder=""
            options={asOptions(zones, zoneWords)}
            {...form.choice("timeZone", zones)}
          />
        )}
      </div>
      {values.cadence === "Off" ? null : (
        <p role="status">
          {t("feeds:schedule.next", { moment: momentIn(nextReading({ cadence, timeZone }, presentTime()), timeZone) })}{" "}
          <span className={styles["quiet"]}>{t("feeds:schedule.clock")}</span>
        </p>
      )}
      {mayEdit ? (
        <div className={styles["acts"]}>
          <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
            {t("common:action.save")}
          </Button>
        </div>
      ) : null}
      {isCovered ? null : <LeavePrompt form={form} about="feed" />}
    </form>
  )
}
