import { type Campaign, type CampaignPlan, keywordNotation } from "@domain/campaigns"
import type { Lead } from "@domain/insights"
import type { ProposalField, ProposalValue } from "./proposal.ts"

/** The values of a campaign's or a lead's fields that proposals change; absent where there is none. */
export type SubjectFacts = Readonly<Partial<Record<ProposalField, ProposalValue>>>

const withoutAbsent = (facts: Readonly<Partial<Record<ProposalField, ProposalValue | undefined>>>): SubjectFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as SubjectFacts

/** What a campaign and its plan say; a plan is named where its ads or keywords are about to change. Keywords are in Google's notation, sorted. */
export const campaignFacts = (
  { status, budget, endDate }: Pick<Campaign, "status" | "budget" | "endDate">,
  plan?: Pick<CampaignPlan, "creative" | "targeting">,
): SubjectFacts => {
  const { adDetail, searchAd } = plan?.creative.creativeDetail ?? {}
  return withoutAbsent({
    status,
    dailyBudget: budget?.dailyBudget,
    endDate,
    headline: adDetail?.headline,
    primaryText: adDetail?.primaryText,
    description: adDetail?.description,
    searchHeadlines: searchAd?.headlines,
    searchDescriptions: searchAd?.descriptions,
    negativeKeywords: plan && (plan.targeting.negativeKeywords ?? []).map(keywordNotation).toSorted(),
  })
}

/** What a lead says; a note is added, so that none stands before. */
export const leadFacts = ({ status }: Pick<Lead, "status">): SubjectFacts => ({ leadStatus: status })
