import type { ListReportSchedules } from "@application/insights/contract"
import { SaveReportSchedule } from "@application/insights/contract"
import { periodsOf, type ReportSchedule } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { translatedLanguages } from "@domain/portals"
import type { OutputOf } from "@ui/container"
import { Button } from "@ui/kit/button"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Dialog } from "@ui/kit/dialog"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { asOptions, timesEvery, useWeekdayName, useWeekdays, zonesAfter, zoneWords } from "@ui/shared/clock-options"
import { useForm } from "@ui/shared/form"
import { FailureNotice, usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { SchedulePreview } from "./schedule-preview.tsx"
import styles from "./schedule.module.css"
import {
  cadences,
  comparisons,
  newValues,
  settingsOf,
  type ScheduleValues,
  valuesOf,
  withCadence,
} from "./schedule-values.ts"

export interface ScheduleFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly choices: Pick<OutputOf<typeof ListReportSchedules>, "members" | "campaigns" | "timeZone">
  /** The schedule that is changed; absent for a new one. */
  readonly schedule?: ReportSchedule
  readonly onClose: () => void
  readonly onSaved: (schedule: ReportSchedule) => void
}

const monthDays = Array.from({ length: 31 }, (_, index) => index + 1)
const times = timesEvery(15)

/** Makes or changes a regular report, with a look at what it would send. */
export const ScheduleForm = ({ businessProfileId, choices, schedule, onClose, onSaved }: ScheduleFormProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const { language } = usePortal()
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useForm(SaveReportSchedule, {
    values:
      schedule === undefined
        ? newValues(choices.timeZone, language, t("reportMails:form.usualName"))
        : valuesOf(schedule, choices),
    input: (typed: ScheduleValues) =>
      Result.succeed({
        businessProfileId,
        ...(schedule !== undefined && { scheduleId: schedule.id }),
        ...settingsOf(typed),
      }),
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("reportMails:form.saved", { name: saved.name }))
      onSaved(saved)
    },
  })
  const { values } = form
  const zones = zonesAfter([values.timeZone, choices.timeZone])
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={t(`reportMails:form.${schedule === undefined ? "new" : "change"}`)}
      closeLabel={t("common:action.close")}
      actions={
        <>
          <Button kind="secondary" onPress={() => setPreviewed(true)}>
            {t("reportMails:form.preview")}
          </Button>
          <Button isPending={form.isPending} pendingLabel={t("common:state.saving")} onPress={() => void form.submit()}>
            {t("common:action.save")}
          </Button>
        </>
      }
    >
      <form {...form.props} className={styles["form"]}>
        <FailureNotice failure={form.failure} />
        <TextField label={t("reportMails:form.name")} {...form.field("name")} maxLength={100} autoComplete="off" />
        <div className={styles["pair"]}>
          <Select
            label={t("reportMails:form.cadence")}
            placeholder=""
            options={asOptions(cadences, (id) => t(`reportMails:cadence.${id}`))}
            {...form.choice("cadence", cadences)}
            onChange={(id) => {
              const cadence = cadences.find((one) => one === id)
              if (cadence !== undefined) form.type(withCadence(values, cadence))
            }}
          />
          {values.cadence === "Weekly" ? (
            <Select
              label={t("reportMails:form.weekday")}
              placeholder=""
              options={asOptions(weekdays, dayName)}
              {...form.choice("weekday", weekdays)}
            />
          ) : null}
          {values.cadence === "Monthly" ? (
            <Select
              label={t("reportMails:form.day")}
              hint={t("reportMails:form.dayHint")}
              placeholder=""
              options={asOptions(monthDays, String)}
              {...form.choice("day", monthDays)}
            />
          ) : null}
        </div>
        <div className={styles["pair"]}>
          <Select
            label={t("reportMails:form.time")}
            placeholder=""
            options={asOptions([...new Set([...times, values.time])].toSorted(), (time) => time)}
            {...form.choice("time", [...times, values.time])}
          />
          <Select
            label={t("reportMails:form.zone")}
            placeholder=""
            options={asOptions(zones, zoneWords)}
            {...form.choice("timeZone", zones)}
          />
        </div>
        <div className={styles["pair"]}>
          <Select
            label={t("reportMails:form.period")}
            placeholder=""
            options={asOptions(periodsOf[values.cadence], (id) => t(`reportMails:period.${id}`))}
            {...form.choice("period", periodsOf[values.cadence])}
          />
          <Select
            label={t("reportMails:form.compare")}
            placeholder=""
            options={asOptions(comparisons, (id) => t(`reportMails:compare.${id}`))}
            {...form.choice("compare", comparisons)}
          />
        </div>
        {choices.campaigns.length === 0 ? null : (
          <CheckboxGroup
            label={t("reportMails:form.campaigns")}
            hint={t("reportMails:form.campaignsHint")}
            options={choices.campaigns.map(({ campaignId, name }) => ({ id: String(campaignId), label: name }))}
            {...form.field("campaignIds")}
          />
        )}
        <CheckboxGroup
          label={t("reportMails:form.members")}
          options={choices.members.map(({ userId, name, isMailable }) => ({
            id: String(userId),
            label: name,
            ...(!isMailable && { detail: t("reportMails:form.unproved") }),
          }))}
          {...form.field("members")}
        />
        <TextArea
          label={t("reportMails:form.addresses")}
          hint={t("reportMails:form.addressesHint")}
          inputDirection="ltr"
          autoComplete="off"
          maxLength={6_000}
          {...form.field("addresses")}
        />
        <Select
          label={t("reportMails:form.language")}
          placeholder=""
          options={asOptions(translatedLanguages, (code) => languageName(code))}
          {...form.choice("language", translatedLanguages)}
        />
        {isPreviewed ? (
          <SchedulePreview
            businessProfileId={businessProfileId}
            {...(schedule !== undefined && { scheduleId: schedule.id })}
            settings={settingsOf(values)}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

/** A language's own name. */
const languageName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code
