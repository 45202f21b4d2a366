import type { AgencyReport, StandingOut } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./agency.module.css"
import { ClientReason } from "./client-reason.tsx"
import { CurrencySection } from "./currency-section.tsx"

export interface AgencySummaryProps {
  readonly report: AgencyReport
  /** Where a client's own page is. */
  readonly hrefOf: (id: BusinessProfileId) => string
}

/** All clients in short: who stands out and why, then the clients of each currency with their sum. */
export const AgencySummary = ({ report, hrefOf }: AgencySummaryProps) => {
  const { t } = useTranslation("agencyReports")
  const { currencies, rows, best, worst } = report.summary
  const standing = (key: "best" | "worst", one: StandingOut | undefined) => {
    const page = report.pages.find(({ businessProfileId }) => businessProfileId === one?.businessProfileId)
    if (one === undefined || page === undefined) return null
    return (
      <Card key={key}>
        <div className={styles["standing"]}>
          <h3 className={styles["label"]}>{t(`document.${key}`)}</h3>
          <Link to={hrefOf(page.businessProfileId)} className={styles["client"]}>
            <bdi>{page.report.businessName}</bdi>
          </Link>
          <p>
            <ClientReason report={page.report} reason={one.reason} />
          </p>
        </div>
      </Card>
    )
  }
  const areEven = best === undefined && worst === undefined
  return (
    <>
      <section className={styles["short"]} aria-labelledby="agency-summary">
        <h2 id="agency-summary">{t("document.summary")}</h2>
        {areEven ? (
          rows.length > 1 ? (
            <p>{t("document.noneStandsOut")}</p>
          ) : null
        ) : (
          <div className={styles["pair"]}>
            {standing("best", best)}
            {standing("worst", worst)}
          </div>
        )}
        {currencies.length > 1 ? <p className={styles["quiet"]}>{t("document.severalCurrencies")}</p> : null}
      </section>
      {currencies.map((summary) => (
        <CurrencySection key={summary.currency} report={report} summary={summary} hrefOf={hrefOf} />
      ))}
    </>
  )
}
