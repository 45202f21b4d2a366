import { periodsOf } from "@domain/insights"
import type { UserId } from "@domain/kernel"
import { translatedLanguages } from "@domain/portals"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { asOptions, timesEvery, useWeekdayName, useWeekdays, zonesAfter, zoneWords } from "@ui/shared/clock-options"
import type { useForm } from "@ui/shared/form"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { SaveReportSchedule } from "@application/insights/contract"
import styles from "./schedule.module.css"
import { cadences, type RegularValues, withCadence } from "./schedule-values.ts"

/** The form of a regular report, whatever else it holds. */
type RegularForm = Pick<
  ReturnType<typeof useForm<typeof SaveReportSchedule, RegularValues>>,
  "values" | "type" | "field" | "choice"
>

const monthDays = Array.from({ length: 31 }, (_, index) => index + 1)
const times = timesEvery(15)

export interface TimingFieldsProps {
  readonly form: RegularForm
  /** Says the zone first that the reports are usually in. */
  readonly timeZone: string
  readonly nameLabel: string
  /** Stands beside the period. */
  readonly besidePeriod?: ReactNode
}

/** What a regular report is called, when it leaves and which days it is about. */
export const TimingFields = ({ form, timeZone, nameLabel, besidePeriod }: TimingFieldsProps) => {
  const { t } = useTranslation("reportMails")
  const { values } = form
  const zones = zonesAfter([values.timeZone, timeZone])
  const dayName = useWeekdayName()
  const weekdays = useWeekdays()
  return (
    <>
      <TextField label={nameLabel} {...form.field("name")} maxLength={100} autoComplete="off" />
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
        {besidePeriod}
      </div>
    </>
  )
}

export interface RecipientFieldsProps {
  readonly form: RegularForm
  readonly members: ReadonlyArray<{ readonly userId: UserId; readonly name: string; readonly isMailable: boolean }>
}

/** Who gets a regular report, and in which language. */
export const RecipientFields = ({ form, members }: RecipientFieldsProps) => {
  const { t } = useTranslation("reportMails")
  return (
    <>
      <CheckboxGroup
        label={t("reportMails:form.members")}
        options={members.map(({ userId, name, isMailable }) => ({
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
    </>
  )
}

/** A language's own name. */
const languageName = (code: string): string => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code
