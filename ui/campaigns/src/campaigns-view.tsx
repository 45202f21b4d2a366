import { type CampaignTab, campaignTabs } from "@domain/campaigns"
import { countLine } from "@domain/insights"
import { Button } from "@ui/kit/button"
import { EmptyState } from "@ui/kit/empty-state"
import { LoadMore } from "@ui/kit/load-more"
import { Tabs } from "@ui/kit/tabs"
import { Megaphone, SearchX } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import { RoleNote } from "@ui/shared/role-note"
import { SearchBox } from "@ui/shared/search-box"
import type { Format } from "@ui/shared/use-format"
import { CampaignCard } from "./campaign-card.tsx"
import type { OwnerMove } from "./campaign-moves.tsx"
import styles from "./campaigns.module.css"
import { NoCampaigns } from "./no-campaigns.tsx"
import type { CampaignsReading } from "./read-campaigns.ts"

type Item = CampaignsReading["campaigns"][number]

export interface CampaignsViewProps {
  readonly reading: CampaignsReading
  readonly root: string
  readonly format: Format
  /** What the last move did, with a way back. */
  readonly notice: ReactNode
  readonly newCampaign: ReactNode
  readonly opening: string | undefined
  readonly isLoadingMore: boolean
  readonly onTab: (tab: CampaignTab) => void
  readonly onSearch: (words: string) => void
  /** Every campaign again, whatever tab or search. */
  readonly onAll: () => void
  readonly onMore: () => void
  readonly onMove: (move: OwnerMove, campaign: Item) => void
  readonly onContinue: (campaign: Item) => void
}

/** Every campaign by tab, with its state, money and results. Spec: screens, campaigns list. */
export const CampaignsView = (props: CampaignsViewProps) => {
  const { reading, root, format, notice, newCampaign, opening, isLoadingMore } = props
  const { onTab, onSearch, onAll, onMore, onMove, onContinue } = props
  const { t } = useTranslation(["app", "common"])
  const { tab, words, campaigns, counts, hasMore } = reading
  const isBare = campaigns.length === 0 && words === "" && tab === "all"
  const shown = campaignTabs.filter((id) => id !== "rejected" || id === tab || (counts[id] ?? 0) > 0)
  const count = countLine(campaigns.length, counts[tab] ?? campaigns.length)
  const list =
    campaigns.length === 0 ? (
      <EmptyState
        level={2}
        icon={words === "" ? <Megaphone /> : <SearchX />}
        title={t(words === "" ? `app:campaigns.empty.${tab}` : "app:campaigns.noneFound", { words })}
        action={
          <Button kind="secondary" onPress={onAll}>
            {t("app:campaigns.showAll")}
          </Button>
        }
      />
    ) : (
      <>
        <ul className={styles["list"]}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <CampaignCard
                campaign={campaign}
                href={`${root}/campaigns/${campaign.id}`}
                format={format}
                isOpening={opening === campaign.sessionId}
                onMove={(move) => onMove(move, campaign)}
                onContinue={() => onContinue(campaign)}
              />
            </li>
          ))}
        </ul>
        {hasMore || campaigns.length > 5 ? (
          <LoadMore
            summary={t("app:list.showing", { items: format.number(count.items), total: format.number(count.total) })}
            label={t("app:list.more")}
            pendingLabel={t("common:state.loading")}
            hasMore={hasMore}
            isPending={isLoadingMore}
            onMore={onMore}
          />
        ) : null}
      </>
    )
  return (
    <div className={page["page"]}>
      <PageHead title={t("app:frame.place.campaigns")} {...(!isBare && { actions: newCampaign })} />
      {notice}
      <RoleNote action="editCampaigns" />
      {isBare ? (
        <NoCampaigns newCampaign={newCampaign} />
      ) : (
        <div className={styles["filters"]}>
          <div className={styles["search"]}>
            <SearchBox label={t("app:campaigns.search")} words={words} onSearch={onSearch} />
          </div>
          <Tabs
            label={t("app:campaigns.tabs")}
            selected={tab}
            onSelect={(id) => {
              const chosen = campaignTabs.find((it) => it === id)
              if (chosen !== undefined && chosen !== tab) onTab(chosen)
            }}
            items={shown.map((id) => ({
              id,
              label: t(`app:campaigns.tab.${id}`),
              count: format.number(counts[id] ?? 0),
              content: list,
            }))}
          />
        </div>
      )}
    </div>
  )
}
