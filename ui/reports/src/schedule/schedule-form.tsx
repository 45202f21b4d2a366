import type { ListReportSchedules } from "@application/insights/contract"
import { SaveReportSchedule } from "@application/insights/contract"
import type { ReportSchedule } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import type { OutputOf } from "@ui/container"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { Select } from "@ui/kit/select"
import { toastSuccess } from "@ui/shared/app-toasts"
import { asOptions } from "@ui/shared/clock-options"
import { useForm } from "@ui/shared/form"
import { usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { ScheduleDialog } from "./schedule-dialog.tsx"
import { RecipientFields, TimingFields } from "./schedule-fields.tsx"
import { SchedulePreview } from "./schedule-preview.tsx"
import { comparisons, newValues, settingsOf, type ScheduleValues, valuesOf } from "./schedule-values.ts"

export interface ScheduleFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly choices: Pick<OutputOf<typeof ListReportSchedules>, "members" | "campaigns" | "timeZone">
  /** The schedule that is changed; absent for a new one. */
  readonly schedule?: ReportSchedule
  readonly onClose: () => void
  readonly onSaved: (schedule: ReportSchedule) => void
}

/** Makes or changes a regular report, with a look at what it would send. */
export const ScheduleForm = ({ businessProfileId, choices, schedule, onClose, onSaved }: ScheduleFormProps) => {
  const { t } = useTranslation(["reportMails", "common"])
  const { language } = usePortal()
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
  return (
    <ScheduleDialog
      isNew={schedule === undefined}
      form={form}
      preview={
        <SchedulePreview
          businessProfileId={businessProfileId}
          {...(schedule !== undefined && { scheduleId: schedule.id })}
          settings={settingsOf(form.values)}
        />
      }
      onClose={onClose}
    >
      <TimingFields
        form={form}
        timeZone={choices.timeZone}
        nameLabel={t("reportMails:form.name")}
        besidePeriod={
          <Select
            label={t("reportMails:form.compare")}
            placeholder=""
            options={asOptions(comparisons, (id) => t(`reportMails:compare.${id}`))}
            {...form.choice("compare", comparisons)}
          />
        }
      />
      {choices.campaigns.length === 0 ? null : (
        <CheckboxGroup
          label={t("reportMails:form.campaigns")}
          hint={t("reportMails:form.campaignsHint")}
          options={choices.campaigns.map(({ campaignId, name }) => ({ id: String(campaignId), label: name }))}
          {...form.field("campaignIds")}
        />
      )}
      <RecipientFields form={form} members={choices.members} />
    </ScheduleDialog>
  )
}
