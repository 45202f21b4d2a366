import { channelDefinitions } from "@domain/campaigns"
import type { Dashboard } from "@domain/insights"
import { DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { Term } from "@ui/kit/term"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Format } from "@ui/shared/use-format"
import type { ResultWord } from "@ui/shared/outcome"
import styles from "./dashboard.module.css"

export interface ChannelTableProps {
  readonly dashboard: Pick<Dashboard, "byChannel" | "currency" | "from" | "to" | "leads">
  /** The list of the same days' leads. */
  readonly leadsHref: string
  readonly word: ResultWord
  readonly format: Format
}

/**
 * Shows where the money went and what each channel brought; for enquiries it also says why some are not in the list of
 * leads.
 */
export const ChannelTable = ({ dashboard, leadsHref, word, format }: ChannelTableProps) => {
  const { t } = useTranslation(["app", "common", "dashboard"])
  const { byChannel, currency, from, to, leads } = dashboard
  const period = format.days(from, to)
  const hasOwnEnquiries =
    word === "LeadGeneration" &&
    byChannel.some(({ channel, totals }) => !channelDefinitions[channel].hasLeadForm && totals.results > 0)
  return (
    <Panel title={t("app:dashboard.byChannel")} description={t("app:dashboard.numbersOf", { period })}>
      <DataTable
        caption={t("app:dashboard.byChannel")}
        rows={byChannel}
        rowKey={({ channel }) => channel}
        columns={[
          {
            id: "channel",
            label: t("app:campaigns.channels"),
            render: ({ channel }) => t(`app:campaigns.channel.${channel}`),
          },
          {
            id: "spend",
            label: t("app:dashboard.spent"),
            heading: <Term meaning={t("dashboard:meaning.spent")}>{t("app:dashboard.spent")}</Term>,
            isNumber: true,
            render: ({ totals }) => <bdi dir="ltr">{format.money(totals.spend, currency)}</bdi>,
          },
          {
            id: "results",
            label: t(`app:dashboard.results.${word}`),
            heading: <Term meaning={t(`dashboard:meaning.results.${word}`)}>{t(`app:dashboard.results.${word}`)}</Term>,
            isNumber: true,
            render: ({ totals }) => format.number(totals.results),
          },
          {
            id: "costPerResult",
            label: t(`app:dashboard.costPer.${word}`),
            heading: <Term meaning={t("dashboard:meaning.costPer")}>{t(`app:dashboard.costPer.${word}`)}</Term>,
            isNumber: true,
            render: ({ totals }) =>
              totals.costPerResult === undefined ? (
                t("common:state.noData")
              ) : (
                <bdi dir="ltr">{format.money(totals.costPerResult, currency)}</bdi>
              ),
          },
          {
            id: "clicks",
            label: t("app:dashboard.clicks"),
            heading: <Term meaning={t("dashboard:meaning.clicks")}>{t("app:dashboard.clicks")}</Term>,
            isNumber: true,
            render: ({ totals }) => format.number(totals.clicks),
          },
        ]}
      />
      {word === "LeadGeneration" || leads > 0 ? (
        <p className={styles["quiet"]}>
          {t("app:dashboard.listedLeads", { count: leads, period })}{" "}
          <Link to={leadsHref}>{t("app:dashboard.seeLeads")}</Link>
        </p>
      ) : null}
      {hasOwnEnquiries && <p className={styles["quiet"]}>{t("app:dashboard.searchEnquiries")}</p>}
    </Panel>
  )
}
