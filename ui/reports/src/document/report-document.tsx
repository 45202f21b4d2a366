import type { FrozenReport, ReportPart } from "@domain/insights"
import type { CampaignId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { BreakdownTable } from "./breakdown-table.tsx"
import { PrintButton } from "./print-button.tsx"
import styles from "./document.module.css"
import { ReportChart } from "./report-chart.tsx"
import { ReportStory } from "./report-story.tsx"
import { ReportTable } from "./report-table.tsx"
import { ReportTotals } from "./report-totals.tsx"
import { useReportFormat } from "./use-report-format.ts"
import { useShowsAll } from "./use-shows-all.ts"

export interface ReportDocumentProps {
  readonly frozen: FrozenReport
  /** Buttons beside the print button, for members. */
  readonly actions?: ReactNode
  /** Where a campaign's name leads; for members alone. */
  readonly campaignHref?: (campaignId: CampaignId) => string
}

/** Days that are shown before the others are asked for. */
const fewDays = 7

/** A report as it was published: plain words, totals, days, channels and campaigns; the same for members and strangers. */
export const ReportDocument = ({ frozen, actions, campaignHref }: ReportDocumentProps) => {
  const { t } = useTranslation("reports")
  const format = useReportFormat(frozen)
  const [showsAllDays, showAllDays] = useShowsAll()
  const { name, businessName, publishedAt, report, parts, story } = frozen
  const { days, totals, total } = report
  // Reports of earlier releases have the table alone that was asked for.
  const tables: ReadonlyArray<ReportPart> = parts ?? [{ groupBy: frozen.groupBy, rows: report.rows }]
  const byDay = tables.find(({ groupBy }) => groupBy === "Day")?.rows ?? []
  const hasNumbers = totals.impressions + totals.clicks + totals.results + totals.spend > 0
  const isCut = parts === undefined && report.rows.length < total
  const shownOf = ({ groupBy, rows }: ReportPart) =>
    groupBy === "Day" && rows.length > fewDays && !showsAllDays ? rows.slice(0, fewDays) : rows
  return (
    <article className={styles["document"]}>
      <header className={styles["head"]}>
        <div className={styles["words"]}>
          <p className={styles["business"]}>
            <bdi>{businessName}</bdi>
          </p>
          <h1 className={styles["title"]}>
            <bdi>{name}</bdi>
          </h1>
          <p className={styles["period"]}>
            <bdi>{format.days(days.from, days.to)}</bdi>
          </p>
          <p className={styles["quiet"]}>{t("reports:document.asOf", { moment: format.moment(publishedAt) })}</p>
        </div>
        <div className={styles["acts"]}>
          {actions}
          <PrintButton />
        </div>
      </header>
      {story === undefined ? (
        <Banner tone="info">{t("reports:document.former")}</Banner>
      ) : (
        <ReportStory frozen={frozen} story={story} format={format} onDay={showAllDays} />
      )}
      <ReportTotals frozen={frozen} format={format} />
      {hasNumbers && byDay.length > 1 ? <ReportChart frozen={frozen} days={byDay} format={format} /> : null}
      {hasNumbers
        ? tables.toReversed().map((part) => (
            <Panel key={part.groupBy} title={t(`reports:document.by${part.groupBy}`)}>
              <ReportTable
                frozen={frozen}
                groupBy={part.groupBy}
                rows={shownOf(part)}
                format={format}
                campaignHref={campaignHref}
              />
              {shownOf(part).length < part.rows.length ? (
                <p>
                  <Button kind="secondary" size="small" onPress={showAllDays}>
                    {t("reports:document.allDays", { count: part.rows.length, value: format.number(part.rows.length) })}
                  </Button>
                </p>
              ) : null}
            </Panel>
          ))
        : null}
      {hasNumbers
        ? frozen.breakdowns?.map((table) => (
            <BreakdownTable key={table.dimension} frozen={frozen} table={table} format={format} />
          ))
        : null}
      {isCut ? <p className={styles["quiet"]}>{t("reports:document.cut")}</p> : null}
    </article>
  )
}
