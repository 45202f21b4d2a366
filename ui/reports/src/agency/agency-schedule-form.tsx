import { type ListAgencySchedules, SaveAgencySchedule } from "@application/insights/contract"
import type { AgencySchedule } from "@domain/insights"
import type { OutputOf } from "@ui/container"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { usePortal } from "@ui/shared/frame"
import { useProfilesFor } from "@ui/shared/use-may"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { RecipientFields, TimingFields } from "../schedule/schedule-fields.tsx"
import { ScheduleDialog } from "../schedule/schedule-dialog.tsx"
import {
  newRegularValues,
  regularSettingsOf,
  type RegularValues,
  regularValuesOf,
} from "../schedule/schedule-values.ts"
import { AgencySchedulePreview } from "./agency-schedule-preview.tsx"
import { ClientFields, CoverFields } from "./cover-fields.tsx"
import { LookFields } from "./look-fields.tsx"
import { coverInputOf, type CoverValues, firstCoverValues } from "./new-agency-values.ts"
import { useCoverRules, useOwnName } from "./use-cover-rules.ts"

type Choices = Pick<OutputOf<typeof ListAgencySchedules>, "members" | "timeZone">

export interface AgencyScheduleFormProps {
  readonly choices: Choices
  /** The schedule that is changed; absent for a new one. */
  readonly schedule?: AgencySchedule
  readonly onClose: () => void
  readonly onSaved: (schedule: AgencySchedule) => void
}

type Values = RegularValues & CoverValues

/** The values of a schedule; clients on which its maker may no longer report are left out. */
const valuesOf = (schedule: AgencySchedule, choices: Choices, mayReport: ReadonlySet<number>): Values => ({
  ...regularValuesOf(schedule, choices),
  agency: schedule.agency,
  preparedBy: schedule.preparedBy ?? "",
  preparedFor: schedule.preparedFor ?? "",
  note: schedule.note ?? "",
  scope: schedule.clients === undefined ? "all" : "chosen",
  clients: (schedule.clients ?? []).filter((id) => mayReport.has(id)).map(String),
})

const settingsOf = (values: Values) => ({ ...regularSettingsOf(values), ...coverInputOf(values) })

/** Makes or changes a regular report over many clients, with a look at what it would send. */
export const AgencyScheduleForm = ({ choices, schedule, onClose, onSaved }: AgencyScheduleFormProps) => {
  const { t } = useTranslation(["agencyReports", "reportMails"])
  const { language } = usePortal()
  const profiles = useProfilesFor("publishReports")
  const coverRules = useCoverRules()
  const ownName = useOwnName()
  const scheduleId = schedule === undefined ? {} : { scheduleId: schedule.id }
  const begun = (): Values => ({
    ...newRegularValues(choices.timeZone, language, t("agencyReports:regular.usualName")),
    ...firstCoverValues(profiles.length, ownName),
    members: choices.members.map(({ userId }) => String(userId)),
  })
  const form = useForm(SaveAgencySchedule, {
    values:
      schedule === undefined ? begun() : valuesOf(schedule, choices, new Set(profiles.map(({ id }) => Number(id)))),
    input: (typed: Values) => {
      const refusals = coverRules(typed)
      return Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({ ...scheduleId, ...settingsOf(typed) })
    },
    revalidate: false,
    onSaved: (saved) => {
      toastSuccess(t("reportMails:form.saved", { name: saved.name }))
      onSaved(saved)
    },
  })
  return (
    <ScheduleDialog
      isNew={schedule === undefined}
      form={form}
      preview={<AgencySchedulePreview {...scheduleId} settings={settingsOf(form.values)} />}
      onClose={onClose}
    >
      <TimingFields form={form} timeZone={choices.timeZone} nameLabel={t("agencyReports:regular.title")} />
      <ClientFields form={form} hint={t("agencyReports:regular.scopeHint")} />
      <RecipientFields form={form} members={choices.members} />
      <CoverFields form={form} />
      <LookFields />
    </ScheduleDialog>
  )
}
