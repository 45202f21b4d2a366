import type { CampaignListItem } from "@application/campaigns/contract"
import { countsConversions, resultKindOf } from "@domain/campaigns"
import type { CampaignResults } from "@domain/insights"
import { Panel } from "@ui/kit/panel"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { resultWord } from "@ui/shared/outcome"
import { TrendPanel } from "../dashboard/trend-panel.tsx"
import { BestParts } from "./best-parts.tsx"
import { CampaignConversionsPanel } from "./campaign-conversions.tsx"
import { EstimatePanel } from "./estimate-panel.tsx"

export interface CampaignOutcomeProps {
  readonly campaign: Pick<CampaignListItem, "id" | "businessProfileId" | "objective" | "resultsAre">
  readonly results: CampaignResults
  readonly format: Format
}

/** What came of a campaign: by day, beside what was expected, and as leads. */
export const CampaignOutcome = ({ campaign, results, format }: CampaignOutcomeProps) => {
  const { t } = useTranslation(["dashboard"])
  const { id, businessProfileId, objective } = campaign
  const { leads, estimate, currency, conversions, best } = results
  const word = resultWord([resultKindOf(campaign)])
  return (
    <>
      {conversions === undefined ? null : (
        <CampaignConversionsPanel
          businessProfileId={businessProfileId}
          conversions={conversions}
          areResults={countsConversions(campaign)}
          currency={currency}
          format={format}
        />
      )}
      <TrendPanel dashboard={results} word={word} format={format} />
      {estimate === undefined ? null : (
        <EstimatePanel estimate={estimate} currency={currency} word={resultWord([objective])} format={format} />
      )}
      {best === undefined ? null : <BestParts best={best} currency={currency} word={word} format={format} />}
      {objective !== "LeadGeneration" && leads === 0 ? null : (
        <Panel
          title={t("dashboard:campaign.leadsTitle")}
          actions={
            leads === 0 ? null : (
              <NavButton size="small" kind="secondary" to={`/app/${businessProfileId}/leads?campaign=${id}`}>
                {t("dashboard:campaign.seeLeads")}
              </NavButton>
            )
          }
        >
          <p>{leads === 0 ? t("dashboard:campaign.noLeads") : t("dashboard:campaign.leads", { count: leads })}</p>
        </Panel>
      )}
    </>
  )
}
