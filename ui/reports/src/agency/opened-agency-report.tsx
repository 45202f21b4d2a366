import { DownloadAgencyReport } from "@application/insights/contract"
import type { AgencyReportListed } from "@domain/insights"
import { useCall } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { NavButton, PageTitle } from "@ui/shared/frame"
import { ArrowLeft, FileQuestion } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { type ReportAct, ReportActs } from "../library/report-acts.tsx"
import { FormatsMenu } from "../schedule/formats-menu.tsx"
import { AgencyDocument } from "./agency-document.tsx"
import styles from "./agency.module.css"
import type { OpenedAgency } from "./read-agency-reports.ts"

export interface OpenedAgencyReportProps {
  readonly opened: OpenedAgency
  readonly notice: ReactNode
  readonly onAct: (act: ReportAct, report: AgencyReportListed) => void
}

/** A report over many clients as its maker reads it; an id that names none says so. */
export const OpenedAgencyReport = ({ opened, notice, onAct }: OpenedAgencyReportProps) => {
  const { t } = useTranslation("agencyReports")
  const call = useCall(DownloadAgencyReport)
  const { listed, report } = opened
  const back = (
    <NavButton to="/clients/reports" kind="quiet" size="small" icon={<ArrowLeft aria-hidden data-flip />}>
      {t("list.back")}
    </NavButton>
  )
  if (listed === undefined || report === undefined)
    return (
      <>
        <PageTitle>{t("unknown.title")}</PageTitle>
        <EmptyState level={1} icon={<FileQuestion />} title={t("unknown.title")} action={back}>
          {t("unknown.text")}
        </EmptyState>
      </>
    )
  return (
    <>
      <PageTitle>{listed.name}</PageTitle>
      <div className={styles["ways"]}>{back}</div>
      {notice}
      <AgencyDocument
        report={report}
        campaignHref={(businessProfileId, campaignId) => `/app/${businessProfileId}/campaigns/${campaignId}`}
        actions={
          <>
            <FormatsMenu ask={(format, language) => call({ reportId: listed.id, format, language })} />
            <ReportActs report={listed} mayPublish onAct={onAct} isOpened />
          </>
        }
      />
    </>
  )
}
