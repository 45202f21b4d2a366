import { type CampaignPlan, editOf, keywordNotation, type PlanEdit, typedKeyword } from "@domain/campaigns"
import { changedNegatives } from "./negative-keywords.ts"
import type { AdTexts, ChangeOf } from "./proposed-change.ts"

type Edited = Pick<CampaignPlan, "creative" | "targeting">

/** The words that a change names and the campaign's ads do not have. */
export const textsWithoutAd = (plan: Edited, texts: AdTexts): ReadonlyArray<keyof AdTexts> => {
  const { adDetail, searchAd } = plan.creative.creativeDetail ?? {}
  const social = ["headline", "primaryText", "description"] as const
  const search = ["searchHeadlines", "searchDescriptions"] as const
  return [...(adDetail === undefined ? social : []), ...(searchAd === undefined ? search : [])].filter(
    (name) => texts[name] !== undefined,
  )
}

const withTexts = (
  { ads, audience }: PlanEdit,
  { searchHeadlines, searchDescriptions, ...social }: AdTexts,
): PlanEdit => {
  const { adDetail, searchAd } = ads
  const search = {
    ...(searchHeadlines !== undefined && { headlines: searchHeadlines }),
    ...(searchDescriptions !== undefined && { descriptions: searchDescriptions }),
  }
  const isOf = (texts: object) => Object.keys(texts).length > 0
  return {
    ads: {
      ...ads,
      ...(adDetail !== undefined && isOf(social) && { adDetail: { ...adDetail, ...social, origin: "edited" } }),
      ...(searchAd !== undefined && isOf(search) && { searchAd: { ...searchAd, ...search, origin: "edited" } }),
    },
    audience,
  }
}

const withNegatives = ({ ads, audience }: PlanEdit, change: ChangeOf<"ChangeNegativeKeywords">): PlanEdit => {
  const { negativeKeywords = [], ...kept } = audience
  const present = new Map(negativeKeywords.map((one) => [keywordNotation(one), one]))
  const wanted = changedNegatives([...present.keys()], change)
  const negatives = wanted.map((notation) => present.get(notation) ?? typedKeyword(notation, "Broad"))
  return { ads, audience: { ...kept, ...(negatives.length > 0 && { negativeKeywords: negatives }) } }
}

/** What a running campaign's plan becomes by a change of words or negative keywords. */
export const proposedEdit = (
  plan: Edited,
  change: ChangeOf<"ChangeAdTexts"> | ChangeOf<"ChangeNegativeKeywords">,
): PlanEdit =>
  change.kind === "ChangeAdTexts" ? withTexts(editOf(plan), change.texts) : withNegatives(editOf(plan), change)
