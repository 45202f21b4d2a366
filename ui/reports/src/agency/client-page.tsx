import type { AgencyClientPage } from "@domain/insights"
import type { CampaignId } from "@domain/kernel"
import { NavButton } from "@ui/shared/frame"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { ReportDocument } from "../document/report-document.tsx"
import styles from "./agency.module.css"

export interface ClientPageProps {
  readonly page: AgencyClientPage
  readonly back: string
  readonly previous: string | undefined
  readonly next: string | undefined
  readonly campaignHref?: (campaignId: CampaignId) => string
}

/** A client's own report among the others, with the way to the clients before and after it. */
export const ClientPage = ({ page, back, previous, next, ...links }: ClientPageProps) => {
  const { t } = useTranslation("agencyReports")
  return (
    <div className={styles["document"]}>
      <nav aria-label={t("document.pages")} className={styles["ways"]}>
        <NavButton to={back} kind="quiet" size="small" icon={<ArrowLeft aria-hidden data-flip />}>
          {t("document.back")}
        </NavButton>
        {previous === undefined ? null : (
          <NavButton to={previous} kind="secondary" size="small">
            {t("document.previous")}
          </NavButton>
        )}
        {next === undefined ? null : (
          <NavButton to={next} kind="secondary" size="small" icon={<ArrowRight aria-hidden data-flip />}>
            {t("document.next")}
          </NavButton>
        )}
      </nav>
      <ReportDocument key={page.businessProfileId} frozen={page.report} {...links} />
    </div>
  )
}
