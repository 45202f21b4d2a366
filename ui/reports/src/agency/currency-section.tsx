import { resultKindOf } from "@domain/campaigns"
import {
  type AgencyClientRow,
  type AgencyReport,
  changeOf,
  type ClientOutcome,
  type CurrencySummary,
} from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Badge, type Tone } from "@ui/kit/badge"
import { type Column, DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { useTranslation } from "react-i18next"
import { useReportFormat } from "../document/use-report-format.ts"
import { ReportTotals } from "../document/report-totals.tsx"
import styles from "./agency.module.css"
import { ClientReason } from "./client-reason.tsx"

const tones: Readonly<Record<ClientOutcome, Tone>> = {
  Better: "success",
  Steady: "neutral",
  Worse: "danger",
  NothingCame: "danger",
  TooEarly: "info",
  Ran: "neutral",
  NoAds: "neutral",
}

export interface CurrencySectionProps {
  readonly report: AgencyReport
  readonly summary: CurrencySummary
  readonly hrefOf: (id: BusinessProfileId) => string
}

/** The clients of one currency: what they spent and got together, and a row for each. */
export const CurrencySection = ({ report, summary, hrefOf }: CurrencySectionProps) => {
  const { t } = useTranslation(["agencyReports", "reports", "common"])
  const { currency, clients, totals, previous, resultParts, ...kind } = summary
  const pages = new Map(report.pages.map((page) => [page.businessProfileId, page.report]))
  const rows = report.summary.rows.filter((row) => row.currency === currency)
  const compared = rows.flatMap(({ businessProfileId }) => pages.get(businessProfileId)?.report.compared ?? [])[0]
  const timeZone =
    rows.flatMap(({ businessProfileId }) => pages.get(businessProfileId)?.report.timeZone ?? [])[0] ?? "UTC"
  const format = useReportFormat({ report: { currency, timeZone } })
  const none = t("common:state.noData")
  const changed = (now: number | undefined, before: number | undefined, inWords: (value: number) => string) => {
    if (before === undefined) return null
    const change = changeOf(now, before)
    const direction = change === undefined ? undefined : Math.abs(change) < 0.005 ? "level" : change > 0 ? "up" : "down"
    return (
      <span className={styles["former"]}>
        <span>
          {t("agencyReports:document.change")} <bdi dir="ltr">{inWords(before)}</bdi>
        </span>
        {change === undefined || direction === undefined ? null : (
          <span>{t(`reports:trend.${direction}`, { percent: format.percent(Math.abs(change)) })}</span>
        )}
      </span>
    )
  }
  const figure = (
    id: string,
    label: string,
    of: (totals: AgencyClientRow["totals"]) => number | undefined,
    inWords: (value: number) => string,
  ): Column<AgencyClientRow> => ({
    id,
    label,
    isNumber: true,
    render: (row) => {
      const [now, before] = [of(row.totals), row.previous === undefined ? undefined : of(row.previous)]
      return (
        <span className={styles["figure"]}>
          <bdi dir="ltr">{now === undefined ? none : inWords(now)}</bdi>
          {changed(now, before, inWords)}
        </span>
      )
    },
  })
  const word = (row: AgencyClientRow) => resultKindOf(row) ?? "any"
  const columns: ReadonlyArray<Column<AgencyClientRow>> = [
    {
      id: "client",
      label: t("agencyReports:document.client"),
      render: (row) => (
        <span className={styles["name"]}>
          <bdi>{row.name}</bdi>
          <span className={styles["quiet"]}>{t(`reports:field.results.${word(row)}`)}</span>
        </span>
      ),
    },
    figure("spend", t("reports:field.spend"), ({ spend }) => spend, format.money),
    figure("results", t("reports:field.results.any"), ({ results }) => results, format.number),
    figure("cost", t("reports:field.costPer.any"), ({ costPerResult }) => costPerResult, format.money),
    {
      id: "verdict",
      label: t("agencyReports:document.verdict"),
      onPhones: "wide",
      render: ({ businessProfileId, verdict: { outcome, reason } }) => {
        const own = pages.get(businessProfileId)
        return (
          <span className={styles["verdict"]}>
            <Badge tone={tones[outcome]}>{t(`agencyReports:verdict.${outcome}`)}</Badge>
            {reason === undefined || own === undefined ? null : (
              <span>
                <ClientReason report={own} reason={reason} />
              </span>
            )}
          </span>
        )
      },
    },
  ]
  const title = t("agencyReports:document.inCurrency", { currency })
  return (
    <Panel
      title={title}
      description={t("agencyReports:document.clients", { count: clients, value: format.number(clients) })}
    >
      <ReportTotals
        frozen={{ ...kind, resultParts, report: { totals, previous, ...(compared !== undefined && { compared }) } }}
        format={format}
        section={{ id: `agency-${currency}`, name: t("agencyReports:document.sums", { currency }) }}
      />
      <DataTable
        caption={title}
        rows={rows}
        rowKey={({ businessProfileId }) => String(businessProfileId)}
        rowHref={({ businessProfileId }) => hrefOf(businessProfileId)}
        columns={columns}
      />
    </Panel>
  )
}
