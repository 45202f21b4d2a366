import { campaignTabs } from "@domain/campaigns"
import { type BusinessProfileId, DateRangePreset } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import { Tabs } from "@ui/kit/tabs"
import { ColumnChoice } from "@ui/shared/column-choice"
import { List, type ListReading, useList } from "@ui/shared/list"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { NavButton } from "@ui/shared/frame"
import { useMay } from "@ui/shared/use-may"
import { Megaphone, SearchX } from "lucide-react"
import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"
import { NoCampaigns } from "../no-campaigns.tsx"
import { type CampaignColumnsProps, useCampaignColumns } from "./campaign-columns.tsx"
import { campaignsAddress } from "./campaigns-address.ts"
import { columnIds, firstColumns } from "./columns.ts"
import styles from "./list.module.css"
import type { CampaignsReading, ListedCampaign } from "./read-campaigns.ts"
import { SavedViews } from "./saved-views.tsx"
import { useCampaignActs } from "./use-campaign-acts.tsx"
import { useColumns } from "./use-columns.ts"

/** Tabs that stand in the list also while they are empty. */
const alwaysShown: ReadonlyArray<string> = ["all", "active", "inReview", "paused", "completed", "draft"]

const orders = [
  { id: "newest", sort: { column: "created", direction: "descending" } },
  { id: "name", sort: { column: "name", direction: "ascending" } },
  { id: "ending", sort: { column: "end", direction: "ascending" } },
  { id: "spent", sort: { column: "spend", direction: "descending" } },
  { id: "results", sort: { column: "results", direction: "descending" } },
  { id: "dearest", sort: { column: "costPerResult", direction: "descending" } },
  { id: "cheapest", sort: { column: "costPerResult", direction: "ascending" } },
] as const

export interface CampaignsViewProps extends Omit<CampaignColumnsProps, "columns"> {
  readonly reading: CampaignsReading & Pick<ListReading<ListedCampaign>, "isLoading">
  readonly businessProfileId: BusinessProfileId
  readonly format: Format
  /** What the last change did, with a way back. */
  readonly notice: ReactNode
  readonly newCampaign: ReactNode
  /** Receives the search of the address that a saved view stands for. */
  readonly onView: (query: string) => void
  readonly hrefOf: (campaign: ListedCampaign) => string | undefined
  readonly onOpen: (campaign: ListedCampaign) => void
}

/** Every campaign by tab, with its state, money and results. Spec: screens, campaigns list. */
export const CampaignsView = (props: CampaignsViewProps) => {
  const { reading, format, notice, newCampaign, businessProfileId, hrefOf, onOpen, onView } = props
  const { t } = useTranslation(["app", "common", "campaigns"])
  const list = useList(campaignsAddress)
  const { columns: chosen, view, choose, keep } = useColumns()
  const columns = useCampaignColumns({ ...props, columns: chosen })
  const bulk = useCampaignActs()
  const mayEdit = useMay()("editCampaigns")
  const { tab, words, counts, period } = reading
  const sizeOf = (id: string) => counts[id] ?? 0
  const isBare = !list.isNarrowed && sizeOf("all") === 0 && sizeOf("archived") === 0
  const shown = campaignTabs.filter((id) => alwaysShown.includes(id) || id === tab || sizeOf(id) > 0)
  // What became of the last campaigns stays told, also once there is none.
  const wasFilled = useRef(false)
  if (!isBare) wasFilled.current = true
  if (!wasFilled.current)
    return (
      <div className={page["page"]}>
        <PageHead title={t("app:frame.place.campaigns")} />
        {notice}
        <RoleNote action="editCampaigns" />
        <NoCampaigns newCampaign={newCampaign} />
      </div>
    )
  const customDays = [
    { name: "from" as const, label: t("app:dashboard.from") },
    { name: "to" as const, label: t("app:dashboard.to") },
  ]
  return (
    <div className={page["page"]}>
      <PageHead
        title={t("app:frame.place.campaigns")}
        actions={
          <>
            <NavButton to={`/app/${businessProfileId}/conversions`} kind="secondary">
              {t("campaigns:conversions")}
            </NavButton>
            {newCampaign}
          </>
        }
        {...(period !== undefined && {
          lead: t("app:dashboard.numbersOf", { period: format.days(period.range.from, period.range.to) }),
        })}
      />
      {notice}
      <RoleNote action="editCampaigns" />
      <List
        caption={t("app:frame.place.campaigns")}
        list={list}
        reading={reading}
        keyOf={({ id }) => id}
        columns={columns}
        rowHref={hrefOf}
        onRowOpen={onOpen}
        search={t("app:campaigns.search")}
        filters={[
          {
            name: "range",
            label: t("app:dashboard.period"),
            any: t("campaigns:anyDay"),
            options: DateRangePreset.literals.map((id) => ({ id, label: t(`app:dashboard.range.${id}`) })),
          },
          ...(list.filter.range === "CustomRange" ? customDays : []),
        ]}
        orders={{
          label: t("campaigns:order.label"),
          options: orders.map((order) => ({ ...order, label: t(`campaigns:order.${order.id}`) })),
        }}
        level={2}
        noneFound={{
          icon: words === "" ? <Megaphone /> : <SearchX />,
          title: t(words === "" ? `app:campaigns.empty.${tab}` : "app:campaigns.noneFound", { words }),
          clear: t("app:campaigns.showAll"),
        }}
        empty={{ icon: <Megaphone />, title: t("app:campaigns.empty.all") }}
        bulk={mayEdit ? bulk : undefined}
        tools={
          <ColumnChoice
            options={columnIds.map((id) => ({ id, label: t(`campaigns:column.${id}`) }))}
            columns={chosen}
            first={firstColumns}
            onChange={choose}
          />
        }
        frame={(filters, rows) => (
          <div className={styles["page"]}>
            {filters}
            <SavedViews
              businessProfileId={businessProfileId}
              query={view}
              onOpen={(query) => {
                keep(query)
                onView(query)
              }}
            />
            <Tabs
              label={t("app:campaigns.tabs")}
              selected={tab}
              onSelect={(id) => list.narrow({ tab: id === "all" ? undefined : id })}
              items={shown.map((id) => ({
                id,
                label: t(`app:campaigns.tab.${id}`),
                count: format.number(sizeOf(id)),
                content: <Card>{rows}</Card>,
              }))}
            />
          </div>
        )}
      />
    </div>
  )
}
