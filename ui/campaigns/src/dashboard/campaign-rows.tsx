import type { CampaignListItem } from "@application/campaigns/contract"
import { resultKindOf } from "@domain/campaigns"
import type { Dashboard, MetricTotals } from "@domain/insights"
import { DataTable } from "@ui/kit/data-table"
import { Panel } from "@ui/kit/panel"
import { Term } from "@ui/kit/term"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import type { Format } from "@ui/shared/use-format"
import { resultWord } from "@ui/shared/outcome"
import { CampaignStatusBadge } from "../status-badge.tsx"
import styles from "./dashboard.module.css"

const mostRows = 6
const nothing: MetricTotals = { impressions: 0, clicks: 0, results: 0, spend: 0 }
const livelier = ["Active", "Rejected", "Paused", "Approved", "InReview", "Draft", "Completed", "Archived"]

export interface CampaignRowsProps {
  readonly root: string
  readonly campaigns: ReadonlyArray<CampaignListItem>
  readonly dashboard: Pick<Dashboard, "campaigns" | "currency" | "from" | "to" | "resultParts">
  readonly format: Format
  readonly onOpen: (href: string) => void
}

/** The campaigns that matter now, with their numbers of the period. */
export const CampaignRows = ({ root, campaigns, dashboard, format, onOpen }: CampaignRowsProps) => {
  const { t } = useTranslation(["app", "common", "dashboard"])
  const totals = new Map(dashboard.campaigns.map((row) => [row.campaignId, row.totals]))
  const rows = campaigns
    .toSorted((a, b) => livelier.indexOf(a.status) - livelier.indexOf(b.status))
    .slice(0, mostRows)
    .map((campaign) => ({ campaign, totals: totals.get(campaign.id) ?? nothing }))
  const none = t("common:state.noData")
  const period = format.days(dashboard.from, dashboard.to)
  /** What the results are, where campaigns have several kinds. */
  const kindInWords = (campaign: CampaignListItem, count: number): string =>
    dashboard.resultParts === undefined
      ? ""
      : ` ${t(`app:campaigns.resultsOf.${resultWord([resultKindOf(campaign)])}`, { count })}`
  const hrefOf = (id: number) => `${root}/campaigns/${id}`
  return (
    <Panel
      title={t("app:frame.place.campaigns")}
      {...(rows.some(({ campaign }) => campaign.status !== "Draft") && {
        description: t("app:dashboard.numbersOf", { period }),
      })}
      actions={
        <Link to={`${root}/campaigns`} className={styles["all"]}>
          {t("app:dashboard.allCampaigns")}
        </Link>
      }
    >
      <DataTable
        caption={t("app:frame.place.campaigns")}
        rows={rows}
        rowKey={({ campaign }) => String(campaign.id)}
        rowHref={({ campaign }) => hrefOf(campaign.id)}
        onRowOpen={({ campaign }) => onOpen(hrefOf(campaign.id))}
        columns={[
          { id: "name", label: t("app:campaigns.name"), render: ({ campaign }) => campaign.name },
          {
            id: "status",
            label: t("app:campaigns.statusLabel"),
            onPhones: "main",
            render: ({ campaign }) => <CampaignStatusBadge {...campaign} />,
          },
          {
            id: "spend",
            label: t("app:dashboard.spent"),
            heading: <Term meaning={t("dashboard:meaning.spent")}>{t("app:dashboard.spent")}</Term>,
            isNumber: true,
            render: ({ campaign, totals: { spend } }) =>
              campaign.status === "Draft" ? none : <bdi dir="ltr">{format.money(spend, dashboard.currency)}</bdi>,
          },
          {
            id: "results",
            label: t("app:dashboard.results.any"),
            heading: <Term meaning={t("dashboard:meaning.results.any")}>{t("app:dashboard.results.any")}</Term>,
            isNumber: true,
            render: ({ campaign, totals: { results } }) =>
              campaign.status === "Draft" ? none : `${format.number(results)}${kindInWords(campaign, results)}`,
          },
        ]}
      />
    </Panel>
  )
}
