import type { CampaignListItem } from "@application/campaigns/contract"
import { resultKindOf } from "@domain/campaigns"
import type { CampaignResults } from "@domain/insights"
import { regionFacts } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import { Stat } from "@ui/kit/stat"
import { Term } from "@ui/kit/term"
import { useTranslation } from "react-i18next"
import type { Format } from "@ui/shared/use-format"
import { resultWord } from "@ui/shared/outcome"
import styles from "./campaigns.module.css"
import { SpendMeter } from "./spend-meter.tsx"

export interface CampaignNumbersProps {
  readonly campaign: CampaignListItem
  /** What came back for the money; by the owner's own figures, it stands in place of the clicks. */
  readonly results: Pick<CampaignResults, "saleReturn" | "conversions">
  readonly format: Format
}

/** Before an ad was ever shown there is nothing to count. */
export const hasNumbers = ({ status, wentLiveAt, totals }: CampaignListItem): boolean =>
  status !== "Draft" && (wentLiveAt !== undefined || totals.impressions > 0)

/** What a campaign has spent and brought so far. */
export const CampaignNumbers = ({ campaign, results: { saleReturn, conversions }, format }: CampaignNumbersProps) => {
  const { t } = useTranslation(["app", "common", "dashboard"])
  const { totals, budget } = campaign
  const currency = budget?.currency ?? regionFacts[campaign.region].currency
  const word = resultWord([resultKindOf(campaign)])
  const counted = conversions?.counted
  const [action, ...others] = conversions?.actions.filter(({ isResult }) => isResult) ?? []
  // One kind of conversion is called by its own name.
  const name = word === "Conversions" && others.length === 0 ? action?.name : undefined
  const none = t("common:state.noData")
  const ratio = (of: number) => `×${format.number(of, { maximumFractionDigits: 1 })}`
  const facts = [
    [name ?? t(`app:dashboard.results.${word}`), format.number(totals.results), t(`dashboard:meaning.results.${word}`)],
    [
      t(`app:dashboard.costPer.${word}`),
      totals.costPerResult === undefined ? none : format.money(totals.costPerResult, currency),
      t("dashboard:meaning.costPer"),
    ],
    ...(counted?.ratio === undefined
      ? []
      : [[t("dashboard:counted.label"), ratio(counted.ratio), t("dashboard:counted.meaning")] as const]),
    saleReturn === undefined
      ? [t("app:dashboard.clicks"), format.number(totals.clicks), t("dashboard:meaning.clicks")]
      : [t("dashboard:sale.label"), ratio(saleReturn.ratio), t("dashboard:meaning.return")],
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
