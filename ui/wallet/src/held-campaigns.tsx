import type { CampaignListItem } from "@application/campaigns/contract"
import { Panel } from "@ui/kit/panel"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./held-campaigns.module.css"

interface Held {
  readonly campaign: CampaignListItem
  readonly total: number
  readonly left: number
}

/** The rest of a campaign that has ended or was cancelled is back in the wallet. */
const over: ReadonlyArray<CampaignListItem["status"]> = ["Completed", "Archived"]

/** The campaigns whose money is not spent yet. */
export const heldBy = (campaigns: ReadonlyArray<CampaignListItem>): ReadonlyArray<Held> =>
  campaigns.flatMap((campaign) => {
    const total = campaign.price?.media ?? 0
    const left = total - campaign.spent
    return left > 0 && !over.includes(campaign.status) ? [{ campaign, total, left }] : []
  })

export interface HeldCampaignsProps {
  readonly held: ReadonlyArray<Held>
  readonly format: Format
}

/** What is left of each campaign's money, what it spends a day and until when. */
export const HeldCampaigns = ({ held, format }: HeldCampaignsProps) => {
  const { t } = useTranslation("app")
  const stateOf = ({ status, budget, endDate }: CampaignListItem): string =>
    status === "Active" && budget !== undefined && endDate !== undefined
      ? t("app:wallet.held.until", {
          daily: format.money(budget.dailyBudget, budget.currency),
          day: format.day(endDate, { day: "numeric", month: "short" }),
        })
      : t(`app:campaigns.status.${status}`)
  return (
    <Panel title={t("app:wallet.held.title")}>
      <ul className={styles["list"]}>
        {held.map(({ campaign, total, left }) => {
          const currency = campaign.price?.currency ?? "INR"
          return (
            <li key={campaign.id} className={styles["campaign"]}>
              <Link className={styles["name"]} to={`/app/${campaign.businessProfileId}/campaigns/${campaign.id}`}>
                {campaign.name}
              </Link>
              <span className={styles["state"]}>
                <bdi>{stateOf(campaign)}</bdi>
              </span>
              <span className={styles["track"]} aria-hidden>
                <span className={styles["fill"]} style={{ inlineSize: `${(left / total) * 100}%` }} />
              </span>
              <span className={styles["left"]}>
                {t("app:wallet.held.left", {
                  left: format.money(left, currency),
                  total: format.money(total, currency),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
