import type { CampaignListItem } from "@application/campaigns/contract"
import type { SaleReturn } from "@domain/insights"
import { regionFacts } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { Term } from "@ui/kit/term"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import styles from "./campaigns.module.css"
import { resultWord } from "./objective-words.ts"
import { SpendMeter } from "./spend-meter.tsx"

export interface CampaignNumbersProps {
  readonly campaign: CampaignListItem
  /** By the owner's own figures; it stands in place of the clicks. */
  readonly saleReturn: SaleReturn | undefined
  readonly format: Format
}

/** Before an ad was ever shown there is nothing to count. */
export const hasNumbers = ({ status, wentLiveAt, totals }: CampaignListItem): boolean =>
  status !== "Draft" && (wentLiveAt !== undefined || totals.impressions > 0)

/** What a campaign has spent and brought so far. */
export const CampaignNumbers = ({ campaign, saleReturn, format }: CampaignNumbersProps) => {
  const { t } = useTranslation(["app", "common", "dashboard"])
  const { totals, objective, budget } = campaign
  const currency = budget?.currency ?? regionFacts[campaign.region].currency
  const word = resultWord([objective])
  const none = t("common:state.noData")
  const facts = [
    [t(`app:dashboard.results.${word}`), format.number(totals.results), t(`dashboard:meaning.results.${word}`)],
    [
      t(`app:dashboard.costPer.${word}`),
      totals.costPerResult === undefined ? none : format.money(totals.costPerResult, currency),
      t("dashboard:meaning.costPer"),
    ],
    saleReturn === undefined
      ? [t("app:dashboard.clicks"), format.number(totals.clicks), t("dashboard:meaning.clicks")]
      : [
          t("dashboard:sale.label"),
          `×${format.number(saleReturn.ratio, { maximumFractionDigits: 1 })}`,
          t("dashboard:meaning.return"),
        ],
  ] as const
  return (
    <div className={styles["stats"]}>
      <Card padding="small">
        <Stat
          label={<Term meaning={t("dashboard:meaning.spent")}>{t("app:campaigns.spentSoFar")}</Term>}
          value={format.headline(totals.spend, currency)}
          chart={<SpendMeter campaign={campaign} format={format} isUnderSpent />}
        />
      </Card>
      {facts.map(([label, value, meaning]) => (
        <Card key={label} padding="small">
          <Stat label={<Term meaning={meaning}>{label}</Term>} value={value} />
        </Card>
      ))}
    </div>
  )
}
