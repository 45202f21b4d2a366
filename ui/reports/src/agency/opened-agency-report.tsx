import { DownloadAgencyReport } from "@application/insights/contract"
import { type AgencyReportListed, pdfPartsOf } from "@domain/insights"
import { useCall } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { VisuallyHidden } from "@ui/kit/visually-hidden"
import { NavButton, PageTitle } from "@ui/shared/frame"
import { ArrowLeft, FileQuestion } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { type ReportAct, ReportActs } from "../library/report-acts.tsx"
import { FormatsMenu } from "../schedule/formats-menu.tsx"
import { AgencyDocument } from "./agency-document.tsx"
import styles from "./agency.module.css"
import { MakingNotice } from "./making-notice.tsx"
import type { useOpenedAgency } from "./read-agency-reports.ts"

export interface OpenedAgencyReportProps {
  readonly reading: ReturnType<typeof useOpenedAgency>
  readonly notice: ReactNode
  readonly onAct: (act: ReportAct, report: AgencyReportListed) => void
}

/** A report over many clients as its maker reads it; an id that names none says so. */
export const OpenedAgencyReport = ({ reading, notice, onAct }: OpenedAgencyReportProps) => {
  const { t } = useTranslation(["agencyReports", "common"])
  const call = useCall(DownloadAgencyReport)
  const { opened, isUnknown, isFailed, refresh } = reading
  const back = (
    <NavButton to="/clients/reports" kind="quiet" size="small" icon={<ArrowLeft aria-hidden data-flip />}>
      {t("agencyReports:list.back")}
    </NavButton>
  )
  if (isUnknown)
    return (
      <>
        <PageTitle>{t("agencyReports:unknown.title")}</PageTitle>
        <EmptyState level={1} icon={<FileQuestion />} title={t("agencyReports:unknown.title")} action={back}>
          {t("agencyReports:unknown.text")}
        </EmptyState>
      </>
    )
  if (isFailed)
    return (
      <ErrorState
        level={1}
        title={t("common:pageFailed")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={refresh}
      >
        {t("agencyReports:list.notLoaded")}
      </ErrorState>
    )
  if (opened === undefined)
    return (
      <LoadingRegion label={t("common:state.loading")}>
        <VisuallyHidden>
          <h1>{t("agencyReports:title")}</h1>
        </VisuallyHidden>
        <Skeleton shape="box" height="12rem" />
        <Skeleton lines={6} />
      </LoadingRegion>
    )
  const { listed, report } = opened
  const { making } = listed
  const parts = pdfPartsOf(report)
  const head = (
    <>
      <PageTitle>{listed.name}</PageTitle>
      <div className={styles["ways"]}>{back}</div>
      {notice}
    </>
  )
  if (making !== undefined)
    return (
      <>
        {head}
        <h1 className={styles["title"]}>
          <bdi>{listed.name}</bdi>
        </h1>
        <MakingNotice report={listed} making={making} onChanged={refresh} />
      </>
    )
  return (
    <>
      {head}
      <AgencyDocument
        report={report}
        campaignHref={(businessProfileId, campaignId) => `/app/${businessProfileId}/campaigns/${campaignId}`}
        actions={
          <>
            <FormatsMenu
              pdfParts={parts}
              ask={(format, language, part) =>
                call({ reportId: listed.id, format, language, ...(part !== undefined && { part }) })
              }
            />
            <ReportActs report={listed} mayPublish onAct={onAct} isOpened />
          </>
        }
      />
    </>
  )
}
