import type { CampaignListItem } from "@application/campaigns/contract"
import { resultKindOf } from "@domain/campaigns"
import type { CampaignResults, NextAction } from "@domain/insights"
import { NavButton } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useMay } from "@ui/shared/use-may"
import { useTranslation } from "react-i18next"
import { mayTake, resultWord, useActionInWords } from "@ui/shared/outcome"
import { VerdictCard } from "../verdict/verdict-card.tsx"

export interface CampaignVerdictProps {
  readonly campaign: Pick<CampaignListItem, "id" | "businessProfileId" | "objective" | "resultsAre">
  readonly results: Pick<CampaignResults, "verdict" | "currency" | "leads">
  readonly format: Format
  /** Whether its ads may be changed. */
  readonly mayImprove: boolean
}

/** How a campaign goes and what to do next; what the page's own banners and buttons do has no second button here. */
export const CampaignVerdict = ({ campaign, results, format, mayImprove }: CampaignVerdictProps) => {
  const { verdict, currency } = results
  const { t } = useTranslation(["dashboard"])
  const may = useMay()
  const inWords = useActionInWords(format, currency)
  if (verdict === undefined) return null
  const { id, businessProfileId } = campaign
  const root = `/app/${businessProfileId}`
  const leads = `${root}/leads?campaign=${id}`
  const placeOf = ({ kind, amount = 0 }: NextAction): string | undefined =>
    kind === "mendTag"
      ? `${root}/conversions`
      : kind === "answerLeads"
        ? `${leads}&status=New`
        : kind === "lowBalance"
          ? `${root}/wallet/add?missing=${amount}`
          : undefined
  const { action, outcome } = verdict
  const place = action === undefined || !mayTake(action, may) ? undefined : placeOf(action)
  const next =
    action !== undefined && place !== undefined ? (
      <NavButton size="small" to={place}>
        {inWords(action).label}
      </NavButton>
    ) : action !== undefined ? null : outcome === "NeedsYou" && mayImprove ? (
      <NavButton size="small" to={`${root}/editCampaign/${id}`}>
        {t("dashboard:verdict.act.improve")}
      </NavButton>
    ) : outcome === "GoingWell" && results.leads > 0 ? (
      <NavButton size="small" kind="secondary" to={leads}>
        {t("dashboard:verdict.act.leads")}
      </NavButton>
    ) : null
  return (
    <VerdictCard
      verdict={verdict}
      currency={currency}
      word={resultWord([resultKindOf(campaign)])}
      format={format}
      act={next}
    />
  )
}
