import { resultKindOf } from "@domain/campaigns"
import type { FrozenReport, ReportRow } from "@domain/insights"
import type { CampaignId } from "@domain/kernel"
import { type Column, DataTable } from "@ui/kit/data-table"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./document.module.css"
import { rowId } from "./row-ids.ts"
import type { ReportFormat } from "./use-report-format.ts"

export interface ReportTableProps {
  readonly frozen: FrozenReport
  readonly groupBy: "Day" | "Week" | "Month" | "Channel" | "Campaign"
  readonly rows: ReadonlyArray<ReportRow>
  readonly format: ReportFormat
  /** Where a campaign's name leads; for members alone. */
  readonly campaignHref: ((campaignId: CampaignId) => string) | undefined
}

/** The rows of one table of a report; a figure without data is a dash. */
export const ReportTable = ({ frozen, groupBy, rows, format, campaignHref }: ReportTableProps) => {
  const { t } = useTranslation(["reports", "common"])
  const word = resultKindOf(frozen) ?? "any"
  const none = t("common:state.noData")
  const names = new Map(frozen.campaignNames.map(({ campaignId, name }) => [campaignId, name]))
  const inMoney = (amount: number | undefined) =>
    amount === undefined ? none : <bdi dir="ltr">{format.money(amount)}</bdi>
  const hasFormer = rows.some(({ previous }) => previous !== undefined)
  const nameOf = ({ date, channel, campaignId }: ReportRow) => {
    if (date !== undefined) return groupBy === "Month" ? format.month(date) : format.day(date)
    if (channel !== undefined) return t(`reports:channel.${channel}`)
    if (campaignId === undefined) return none
    const name = names.get(campaignId) ?? t("reports:document.unknownCampaign", { number: campaignId })
    return campaignHref === undefined ? <bdi>{name}</bdi> : <Link to={campaignHref(campaignId)}>{name}</Link>
  }
  const number = (id: string, label: string, render: Column<ReportRow>["render"]): Column<ReportRow> => ({
    id,
    label,
    isNumber: true,
    render,
  })
  const columns: ReadonlyArray<Column<ReportRow>> = [
    {
      id: groupBy,
      label: t(`reports:field.${groupBy}`),
      render: (row) => (
        <span id={rowId(row)} tabIndex={-1} className={styles["rowName"]}>
          {nameOf(row)}
        </span>
      ),
    },
    number("spend", t("reports:field.spend"), ({ totals }) => inMoney(totals.spend)),
    number("results", t(`reports:field.results.${word}`), ({ totals }) => format.number(totals.results)),
    number("cost", t(`reports:field.costPer.${word}`), ({ totals }) => inMoney(totals.costPerResult)),
    ...(rows.some(({ totals }) => totals.value !== undefined)
      ? [number("value", t("reports:field.value"), ({ totals }) => inMoney(totals.value))]
      : []),
    ...(hasFormer
      ? [
          number("former", t("reports:field.former"), ({ previous }) =>
            previous === undefined ? (
              none
            ) : (
              <span className={styles["former"]}>
                <span>
                  {t(`reports:results.${word}`, { count: previous.results, value: format.number(previous.results) })}
                </span>
                {inMoney(previous.spend)}
              </span>
            ),
          ),
        ]
      : []),
    number("clicks", t("reports:field.clicks"), ({ totals }) => format.number(totals.clicks)),
    number("views", t("reports:field.impressions"), ({ totals }) => format.number(totals.impressions)),
  ]
  return (
    <DataTable
      caption={t(`reports:document.by${groupBy}`)}
      rows={rows}
      rowKey={(row) => rowId(row)}
      columns={columns}
      empty={<p className={styles["quiet"]}>{t("reports:document.noRows")}</p>}
    />
  )
}
