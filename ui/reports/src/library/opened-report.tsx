import { MarkReportRead } from "@application/insights/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand } from "@ui/container"
import { EmptyState } from "@ui/kit/empty-state"
import { NavButton, PageTitle } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { ArrowLeft, FileQuestion } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { ReportDocument } from "../document/report-document.tsx"
import styles from "./library.module.css"
import type { Opened } from "./read-reports.ts"

export interface OpenedReportProps {
  readonly businessProfileId: BusinessProfileId
  readonly opened: Opened
  readonly root: string
  /** What may be done with the report. */
  readonly acts: ReactNode
  readonly notice: ReactNode
}

/** A report of the business on its own page; an id that names none says so. */
export const OpenedReport = ({ businessProfileId, opened, root, acts, notice }: OpenedReportProps) => {
  const { t } = useTranslation("reports")
  const [, markRead] = useCommand(MarkReportRead)
  const { listed, frozen } = opened
  const unreadId = listed === undefined || listed.isRead ? undefined : listed.id
  useEffect(() => {
    if (unreadId !== undefined) void markRead({ businessProfileId, reportId: unreadId })
  }, [businessProfileId, markRead, unreadId])
  const back = (
    <NavButton to={`${root}/publishedReports`} kind="quiet" size="small" icon={<ArrowLeft aria-hidden />}>
      {t("reports:library.back")}
    </NavButton>
  )
  if (frozen === undefined)
    return (
      <div className={page["page"]}>
        <PageTitle>{t("reports:library.unknown.title")}</PageTitle>
        <EmptyState level={1} icon={<FileQuestion />} title={t("reports:library.unknown.title")} action={back}>
          {t("reports:library.unknown.text")}
        </EmptyState>
      </div>
    )
  return (
    <div className={page["page"]}>
      <PageTitle>{frozen.name}</PageTitle>
      <div className={styles["back"]}>{back}</div>
      {notice}
      <ReportDocument frozen={frozen} actions={acts} campaignHref={(campaignId) => `${root}/campaigns/${campaignId}`} />
    </div>
  )
}
