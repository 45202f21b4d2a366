import type { Campaign } from "@domain/campaigns"
import { Panel } from "@ui/kit/panel"
import { BudgetReading, Pace, SplitList, useCampaignBudget } from "@ui/shared/budget"
import { NavButton } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

export interface CampaignBudgetProps {
  readonly campaign: Pick<Campaign, "id" | "businessProfileId">
  readonly format: Format
  readonly mayChange: boolean
}

/** Whether a campaign's money is spent as planned, and how its channels share it. */
export const CampaignBudget = ({ campaign, format, mayChange }: CampaignBudgetProps) => {
  const { t } = useTranslation(["pacing"])
  const { state, failure, retry } = useCampaignBudget(campaign)
  const isSplit = mayChange && state?.split !== undefined && state.maySplit
  return (
    <Panel
      title={t("pacing:title")}
      actions={
        isSplit ? (
          <NavButton
            size="small"
            kind="secondary"
            to={`/app/${campaign.businessProfileId}/editCampaign/${campaign.id}?step=budget#edit-split`}
          >
            {t("pacing:split.show")}
          </NavButton>
        ) : null
      }
    >
      <BudgetReading state={state} failure={failure} onRetry={retry}>
        {(budget) => (
          <div className={page["page"]}>
            {budget.pacing === undefined ? null : (
              <Pace
                campaign={campaign}
                state={{ ...budget, pacing: budget.pacing }}
                format={format}
                mayChange={mayChange}
              />
            )}
            {budget.split === undefined ? null : (
              <section className={page["page"]}>
                <h3>{t("pacing:split.title")}</h3>
                <SplitList split={budget.split} currency={budget.currency} format={format} />
              </section>
            )}
          </div>
        )}
      </BudgetReading>
    </Panel>
  )
}
