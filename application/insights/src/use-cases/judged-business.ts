import { countsConversions, resultKindOf } from "@domain/campaigns"
import { dearestUsual, nextActionsOf, verdictOf, type WalletOutlook } from "@domain/insights"
import type { Region } from "@domain/kernel"
import type { DashboardCampaign, DashboardFacts } from "../ports/index.ts"
import { measuredResults } from "./measured-results.ts"

type Report = DashboardFacts["report"]

/** What the results of the campaigns behind a period's figures are. */
const resultsOf = (report: Report, campaigns: ReadonlyArray<DashboardCampaign>) => {
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const ofCampaigns = report.byCampaign.map(({ campaignId, totals }) => measuredResults(byId.get(campaignId), totals))
  return { ofCampaigns, former: report.former.map((id) => resultKindOf(byId.get(id) ?? {})) }
}

/** The figures that a verdict may compare: results of one kind alone, as today and before. */
const comparedFigures = (report: Report, campaigns: ReadonlyArray<DashboardCampaign>, region: Region) => {
  const { ofCampaigns, former } = resultsOf(report, campaigns)
  const shown = ofCampaigns.map(resultKindOf)
  const kinds = new Set([...shown, ...former])
  const isComparable = kinds.size === 1 && !kinds.has(undefined) && former.length > 0
  const usualCost = dearestUsual(region, shown)
  return {
    adDays: report.adDays,
    current: report.totals,
    ...(isComparable && { previous: report.previous }),
    ...(usualCost !== undefined && { usualCost }),
  }
}

/** Whether the tag of a business's website is waited for. */
export const waitsForTag = (campaigns: ReadonlyArray<DashboardCampaign>): boolean =>
  campaigns.some((campaign) => campaign.status === "Active" && countsConversions(campaign))

/** The judgement of a business's dashboard: its acts, its verdict once it has launched, and its results by campaign. */
export const judgedBusiness = (
  { report, campaigns, unanswered, waiting, tagSeenAt }: Omit<DashboardFacts, "running">,
  { region, wallet, now }: { readonly region: Region; readonly wallet: WalletOutlook; readonly now: number },
) => {
  const tag = tagSeenAt !== undefined && waitsForTag(campaigns) ? { tagSeenAt } : {}
  const nextActions = nextActionsOf({ campaigns, leads: unanswered, wallet, ...waiting, ...tag, now })
  const statuses = campaigns.map(({ status }) => status)
  const hasLaunched = statuses.some((status) => status !== "Draft")
  return {
    nextActions,
    ofCampaigns: resultsOf(report, campaigns).ofCampaigns,
    verdict: hasLaunched
      ? verdictOf({ actions: nextActions, statuses, now, ...comparedFigures(report, campaigns, region) })
      : undefined,
  }
}
