import { MakeAgencyReport } from "@application/insights/contract"
import { agencyReportLimits, publishingLimits } from "@domain/insights"
import { daysIn, localDateAt } from "@domain/kernel"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { presentTime } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfilesFor } from "@ui/shared/use-may"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { linkTerms, useLinkRules } from "../library/link-fields.tsx"
import { type MadeReport, NewReportForm } from "../library/new-report-form.tsx"
import { rangeOf } from "../library/new-report-values.ts"
import { presets } from "../library/period-fields.tsx"
import { ClientFields, CoverFields } from "./cover-fields.tsx"
import { useCoverRules, useOwnName } from "./use-cover-rules.ts"
import { LookFields } from "./look-fields.tsx"
import { agencyInputOf, firstAgencyValues, type NewAgencyValues } from "./new-agency-values.ts"

export interface NewAgencyDialogProps {
  /** Clients that are chosen already; a client on which the user may not report is left out. */
  readonly clients?: ReadonlyArray<string>
  readonly onClose: () => void
  /** Opens the report that was made. */
  readonly onOpen: (reportId: number) => void
}

/** Makes a report over clients: its cover, days, clients and link. */
export const NewAgencyDialog = ({ clients = [], onClose, onOpen }: NewAgencyDialogProps) => {
  const { t } = useTranslation(["agencyReports", "reports", "common", "failures"])
  const format = useFormat()
  const profiles = useProfilesFor("publishReports")
  const linkRules = useLinkRules()
  const coverRules = useCoverRules()
  const [made, setMade] = useState<MadeReport>()
  const today = localDateAt(presentTime(), format.timeZone)
  const name = useOwnName()
  /** Follows the days until somebody writes a title. */
  const proposed = (values: NewAgencyValues) => {
    const range = rangeOf(values, today)
    return range === undefined ? "" : t("agencyReports:new.proposed", { days: format.days(range.from, range.to) })
  }
  const chosen = clients.filter((id) => profiles.some((profile) => String(profile.id) === id))
  const first = {
    ...firstAgencyValues(profiles.length, name),
    ...(chosen.length > 0 && { scope: "chosen" as const, clients: chosen }),
  }
  const required = t("failures:validation.required")
  const form = useForm(MakeAgencyReport, {
    values: { ...first, title: proposed(first) },
    names: { linkUntil: "until", linkPassword: "password" },
    input: (values) => {
      const range = rangeOf(values, today)
      const refusals = {
        ...(values.term === "none" ? {} : linkRules(values)),
        ...(values.title.trim() === "" && { title: required }),
        ...coverRules(values),
        ...(range === undefined && { from: required }),
        ...(range !== undefined &&
          daysIn(range) > publishingLimits.mostDays && { from: t("failures:insights.reportTooLong") }),
      }
      return Object.keys(refusals).length > 0 ? Result.fail(refusals) : Result.succeed(agencyInputOf(values))
    },
    onSaved: ({ report, link }) => {
      if (link === undefined) onOpen(report.id)
      else setMade({ reportId: report.id, name: report.name, link, isProtected: report.isProtected })
    },
  })
  const { values } = form
  const change = (part: Partial<NewAgencyValues>) => {
    const next = { ...values, ...part }
    form.type({ ...part, ...(values.title === proposed(values) && { title: proposed(next) }) })
  }
  return (
    <NewReportForm
      title={t("agencyReports:new.title")}
      makeLabel={t("agencyReports:new.make")}
      madeTitle={t("agencyReports:new.made")}
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
      <TextField
        label={t("agencyReports:new.reportTitle")}
        maxLength={agencyReportLimits.title}
        autoComplete="off"
        {...form.field("title")}
      />
      <CoverFields form={form} />
      <LookFields />
      <ClientFields form={form} />
    </NewReportForm>
  )
}
