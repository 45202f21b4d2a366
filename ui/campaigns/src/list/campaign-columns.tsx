import { resultKindOf } from "@domain/campaigns"
import type { Column } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { resultWord } from "@ui/shared/outcome"
import { SpendMeter } from "../spend-meter.tsx"
import type { ColumnId } from "./columns.ts"
import { EditInPlace } from "./edit-in-place.tsx"
import { NameCell } from "./name-cell.tsx"
import type { ListedCampaign } from "./read-campaigns.ts"
import styles from "./list.module.css"

/** What people may change in a row, where they may. */
export interface InPlace {
  /** Changes the last day or the daily budget. */
  readonly change: (campaign: ListedCampaign) => (() => void) | undefined
  /** Pauses or resumes. */
  readonly toggle: (
    campaign: ListedCampaign,
  ) => { readonly move: "pause" | "resume"; readonly run: () => void } | undefined
}

export interface CampaignColumnsProps {
  readonly columns: ReadonlyArray<ColumnId>
  readonly format: Format
  readonly inPlace: InPlace
  /** The form of the campaign that is being renamed, in the place of its name. */
  readonly renaming: (campaign: ListedCampaign) => ReactNode
  /** A campaign's state with the way on. */
  readonly status: (campaign: ListedCampaign) => ReactNode
  readonly acts: (campaign: ListedCampaign) => ReactNode
}

/** The columns of the list: the name, what people have chosen, and what can be done. */
export const useCampaignColumns = (props: CampaignColumnsProps): ReadonlyArray<Column<ListedCampaign>> => {
  const { columns, format, inPlace, renaming, status, acts } = props
  const { t } = useTranslation(["app", "common", "campaigns"])
  const none = <span className={styles["none"]}>{t("common:state.noData")}</span>
  const figuresOf = ({ period, totals }: ListedCampaign) => period ?? totals
  /** A figure of a campaign that has been launched; a draft has none. */
  const figure = (id: ColumnId, valueOf: (campaign: ListedCampaign) => ReactNode): Column<ListedCampaign> => ({
    id,
    label: t(`campaigns:column.${id}`),
    isNumber: true,
    render: (campaign) => (campaign.status === "Draft" ? none : (valueOf(campaign) ?? none)),
  })
  const money = (amount: number | undefined, { budget }: ListedCampaign): ReactNode =>
    amount === undefined || budget === undefined ? undefined : (
      <bdi dir="ltr">{format.headline(amount, budget.currency)}</bdi>
    )
  const day = (id: ColumnId, dayOf: (campaign: ListedCampaign) => string | undefined): Column<ListedCampaign> => ({
    id,
    label: t(`campaigns:column.${id}`),
    render: (campaign) => {
      const date = dayOf(campaign)
      return date === undefined ? none : <span className={styles["day"]}>{format.shortDay(date)}</span>
    },
  })
  const end = day("end", ({ endDate }) => endDate)
  const daily = figure("daily", (campaign) => money(campaign.budget?.dailyBudget, campaign))
  const editable = (column: Column<ListedCampaign>, label: string): Column<ListedCampaign> => ({
    ...column,
    render: (campaign) => (
      <EditInPlace label={`${label}: ${campaign.name}`} onEdit={inPlace.change(campaign)}>
        {column.render(campaign)}
      </EditInPlace>
    ),
  })
  const all: Readonly<Record<ColumnId, Column<ListedCampaign>>> = {
    status: {
      id: "status",
      label: t("campaigns:column.status"),
      onPhones: "wide",
      render: (campaign) => {
        const toggle = inPlace.toggle(campaign)
        if (toggle === undefined) return status(campaign)
        const label = `${t(`app:campaigns.move.${toggle.move}`)}: ${campaign.name}`
        return (
          <EditInPlace label={label} onEdit={toggle.run} act={toggle.move}>
            {status(campaign)}
          </EditInPlace>
        )
      },
    },
    budget: {
      id: "budget",
      label: t("campaigns:column.budget"),
      onPhones: "wide",
      render: (campaign) =>
        campaign.status === "Draft" ? (
          none
        ) : (
          <span className={styles["meter"]}>
            <SpendMeter campaign={campaign} format={format} isShort />
          </span>
        ),
    },
    daily: editable(daily, t("campaigns:editDaily")),
    start: day("start", ({ startDate }) => startDate),
    end: editable(end, t("campaigns:editEnd")),
    spend: figure("spend", (campaign) => money(figuresOf(campaign).spend, campaign)),
    results: figure("results", (campaign) => {
      const { results } = figuresOf(campaign)
      return (
        <>
          <strong>{format.number(results)}</strong>{" "}
          {t(`app:campaigns.resultsOf.${resultWord([resultKindOf(campaign)])}`, { count: results })}
        </>
      )
    }),
    costPerResult: figure("costPerResult", (campaign) => money(figuresOf(campaign).costPerResult, campaign)),
    impressions: figure("impressions", (campaign) => format.number(figuresOf(campaign).impressions)),
    clicks: figure("clicks", (campaign) => format.number(figuresOf(campaign).clicks)),
    clickThrough: figure("clickThrough", (campaign) => {
      const { clickThroughRate } = figuresOf(campaign)
      return clickThroughRate === undefined ? undefined : format.percent(clickThroughRate, 1)
    }),
    costPerClick: figure("costPerClick", (campaign) => money(figuresOf(campaign).costPerClick, campaign)),
    value: figure("value", (campaign) => money(figuresOf(campaign).value, campaign)),
    objective: {
      id: "objective",
      label: t("campaigns:column.objective"),
      render: ({ objective }) => (objective === undefined ? none : t(`app:campaigns.objective.${objective}`)),
    },
    created: {
      id: "created",
      label: t("campaigns:column.created"),
      render: ({ createdAt }) => format.dayOf(createdAt),
    },
  }
  return [
    {
      id: "name",
      label: t("app:campaigns.name"),
      render: (campaign) => renaming(campaign) ?? <NameCell campaign={campaign} format={format} />,
    },
    ...columns.map((id) => all[id]),
    { id: "acts", label: t("campaigns:acts"), onPhones: "corner", render: acts },
  ]
}
