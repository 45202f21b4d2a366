import { PublishReport } from "@application/insights/contract"
import { publishingLimits } from "@domain/insights"
import { type BusinessProfileId, daysIn, localDateAt } from "@domain/kernel"
import { RadioCards } from "@ui/kit/radio-cards"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { CampaignChoice } from "./campaign-choice.tsx"
import { linkOf, linkTerms, useLinkRules } from "./link-fields.tsx"
import { type MadeReport, NewReportForm } from "./new-report-form.tsx"
import { comparisons, firstValues, type NewReportValues, questionOf, rangeOf } from "./new-report-values.ts"
import { presets } from "./period-fields.tsx"
import { ReportPreview } from "./report-preview.tsx"

export interface NewReportDialogProps {
  readonly businessProfileId: BusinessProfileId
  readonly onClose: () => void
  /** Opens the report that was published. */
  readonly onOpen: (reportId: number) => void
}

/** Publishes a report of days and campaigns, with its numbers beforehand. */
export const NewReportDialog = ({ businessProfileId, onClose, onOpen }: NewReportDialogProps) => {
  const { t } = useTranslation(["reports", "common", "failures"])
  const format = useFormat()
  const linkRules = useLinkRules()
  const [made, setMade] = useState<MadeReport>()
  const today = localDateAt(presentTime(), format.timeZone)
  /** Follows the days until somebody names the report. */
  const proposed = (values: NewReportValues) => {
    const range = rangeOf(values, today)
    return range === undefined ? "" : t("reports:new.proposed", { days: format.days(range.from, range.to) })
  }
  const form = useForm(PublishReport, {
    values: { ...firstValues, name: proposed(firstValues) },
    names: { linkUntil: "until", linkPassword: "password", campaignIds: "campaigns" },
    input: (values) => {
      const question = questionOf(values)
      const range = rangeOf(values, today)
      const refusals = {
        ...(values.term === "none" ? {} : linkRules(values)),
        ...(values.name.trim() === "" && { name: t("failures:validation.required") }),
        ...(range === undefined && { from: t("failures:validation.required") }),
        ...(range !== undefined &&
          daysIn(range) > publishingLimits.mostDays && { from: t("failures:insights.reportTooLong") }),
        ...(values.scope === "chosen" && values.campaigns.length === 0 && { campaigns: t("reports:new.chooseOne") }),
      }
      return question === undefined || Object.keys(refusals).length > 0
        ? Result.fail(refusals)
        : Result.succeed({
            businessProfileId,
            name: values.name,
            ...question,
            ...linkOf(values),
            ...(values.term === "none" && { isUnshared: true as const }),
          })
    },
    onSaved: ({ report, link }) => {
      if (link === undefined) onOpen(report.id)
      else setMade({ reportId: report.id, name: report.name, link, isProtected: report.isProtected })
    },
  })
  const { values } = form
  const change = (part: Partial<NewReportValues>) => {
    const next = { ...values, ...part }
    form.type({ ...part, ...(values.name === proposed(values) && { name: proposed(next) }) })
  }
  const question = questionOf(values)
  return (
    <NewReportForm
      title={t("reports:new.title")}
      makeLabel={t("reports:new.publish")}
      madeTitle={t("reports:new.published")}
      made={made}
      form={form.props}
      isPending={form.isPending}
      failure={form.failure}
      period={{
        preset: form.choice("preset", presets),
        from: form.field("from"),
        to: form.field("to"),
        today,
        onChange: change,
      }}
      link={{ term: form.choice("term", linkTerms), until: form.field("until"), password: form.field("password") }}
      onMake={() => void form.submit()}
      onOpen={onOpen}
      onClose={onClose}
    >
      <TextField label={t("reports:new.name")} maxLength={100} autoComplete="off" {...form.field("name")} />
      <RadioCards
        label={t("reports:field.campaigns")}
        isCompact
        columns={2}
        {...form.choice("scope", ["all", "chosen"])}
        options={(["all", "chosen"] as const).map((id) => ({ id, title: t(`reports:new.scope.${id}`) }))}
      />
      {values.scope === "chosen" ? (
        <CampaignChoice
          businessProfileId={businessProfileId}
          value={values.campaigns}
          error={form.errorOf("campaigns")}
          onChange={(campaigns) => form.type({ campaigns })}
        />
      ) : null}
      <Select
        label={t("reports:new.compare")}
        placeholder={t("reports:new.compare")}
        {...form.choice("compare", comparisons)}
        options={comparisons.map((id) => ({ id, label: t(`reports:comparison.${id}`) }))}
      />
      <ReportPreview
        question={question === undefined ? undefined : { businessProfileId, ...question, groupBy: "Channel", limit: 1 }}
      />
    </NewReportForm>
  )
}
