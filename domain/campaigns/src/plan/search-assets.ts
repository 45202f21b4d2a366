import {
  draftSearchAssets,
  type SearchAd,
  type SearchAssets,
  searchAssetErrors,
  checkSearchAssets,
  withoutParameter,
  withSearchAssets,
} from "@domain/creatives"
import type { SearchTexts } from "./ad-plan.ts"
import { adLanguageOf } from "./ad-language.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { businessFactsOf } from "./creative-content.ts"
import { objectiveOf } from "./objective-of.ts"

type Draft = Pick<CampaignPlan, "region" | "business" | "creative" | "longestPrimaryText">

const opensOf = (draft: Draft): string | undefined =>
  [draft.creative.creativeDetail?.searchAd?.finalUrl, draft.business.websiteUrl].find(
    (address) => address !== undefined && address !== "",
  )

/**
 * What is proposed to stand beside a draft's search ad. A campaign for calls shows its number anyway, and counts the calls.
 * `phone` is the business's public number.
 */
export const suggestedSearchAssets = (
  draft: Draft,
  { phone, language = adLanguageOf(draft) }: { readonly phone?: string | undefined; readonly language?: string } = {},
): SearchAssets => {
  const { websitePages: pages = [], websiteClaims: claims = [] } = draft.business
  const opens = opensOf(draft)
  return draftSearchAssets(
    {
      facts: businessFactsOf(draft),
      pages,
      claims,
      ...(opens !== undefined && { opens }),
      ...(phone !== undefined && objectiveOf(draft) !== "Calls" && { phone }),
    },
    language,
  )
}

/** A search ad with what is proposed beside it, where nobody has decided. */
export const withProposedAssets = (ad: SearchAd, draft: Draft, phone: string | undefined): SearchAd =>
  withSearchAssets(ad, suggestedSearchAssets(draft, { phone }))

/** Whether something beside a search ad is what its network refuses. */
export const hasRefusedAsset = (
  ad: SearchAd,
  { business: { name, websiteUrl } }: Pick<CampaignPlan, "business">,
): boolean =>
  searchAssetErrors(
    checkSearchAssets(ad, { opens: ad.finalUrl ?? websiteUrl, names: name === undefined ? [] : [name] }),
  ).length > 0

/** Whether the phone stands beside the search ad of a draft that is not for calls, whose own number is shown anyway. */
export const showsPhoneBeside = (draft: Pick<CampaignPlan, "creative">): boolean =>
  draft.creative.creativeDetail?.searchAd?.showsPhone === true && draft.creative.objective !== "Calls"

type Beside = Pick<SearchTexts, "sitelinks" | "callouts" | "snippet" | "call">

/** What stands beside a search ad as its network is told it; `mark` is the parameter that no address carries twice. */
export const besideOf = (plan: CampaignPlan, phone: string | undefined, mark: string | undefined): Beside => {
  const { sitelinks = [], callouts = [], snippet } = plan.creative.creativeDetail?.searchAd ?? {}
  const { callHours = [] } = plan.creative
  return {
    ...(sitelinks.length > 0 && {
      sitelinks: sitelinks.map(({ origin: _origin, url, ...link }) => ({
        ...link,
        url: mark === undefined ? url : withoutParameter(url, mark),
      })),
    }),
    ...(callouts.length > 0 && { callouts: callouts.map(({ text }) => text) }),
    ...(snippet !== undefined &&
      snippet.values.length > 0 && { snippet: { header: snippet.header, values: snippet.values } }),
    ...(showsPhoneBeside(plan) && phone !== undefined && { call: callHours.length > 0 ? { hours: callHours } : {} }),
  }
}
