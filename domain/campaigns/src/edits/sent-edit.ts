import { acceptCopy, adTextErrors, checkBannerCounts, checkSearchAdCounts, tidySearchAssets } from "@domain/creatives"
import type { Campaign } from "../campaign.ts"
import { showsBanner, showsPicture, showsText } from "../channel-definitions.ts"
import { missingForLaunch } from "../missing-for-launch.ts"
import { adHours } from "../plan/ad-hours.ts"
import { acceptedCards, cardsOf } from "../plan/carousel.ts"
import type { CampaignPlan } from "../plan/campaign-plan.ts"
import { launchFactsOf } from "../plan/launch-facts.ts"
import { bannedFindings } from "../plan/policy-findings.ts"
import { hasRefusedAsset } from "../plan/search-assets.ts"
import type { PlanEdit } from "./plan-edit.ts"

/** Message keys of what keeps an edit from being sent, beyond what a launch lacks. */
export const editLackKeys = [
  "campaigns.edit.nothing",
  "campaigns.edit.texts",
  "campaigns.edit.hours",
  "campaigns.edit.budget",
  "campaigns.edit.endDate",
  "campaigns.edit.money",
] as const
/** Keeps an edit from being sent, beyond what a launch lacks. */
export type EditLackKey = (typeof editLackKeys)[number]

const tidy = (lines: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(lines.map((line) => line.trim().replaceAll(/\s+/g, " ")).filter((line) => line !== "")),
]

/** The edit as its person accepts it by sending it: blank and repeated lines are left out. */
export const acceptedEdit = ({ ads: { adDetail, searchAd, bannerAd, ...ads }, ...edit }: PlanEdit): PlanEdit => ({
  ...edit,
  ads: {
    ...ads,
    ...acceptedCards(ads),
    ...(adDetail !== undefined && { adDetail: acceptCopy(adDetail) }),
    ...(searchAd !== undefined && {
      searchAd: acceptCopy({
        ...searchAd,
        ...tidySearchAssets(searchAd),
        headlines: tidy(searchAd.headlines),
        descriptions: tidy(searchAd.descriptions),
      }),
    }),
    ...(bannerAd !== undefined && {
      bannerAd: acceptCopy({
        ...bannerAd,
        headlines: tidy(bannerAd.headlines),
        descriptions: tidy(bannerAd.descriptions),
      }),
    }),
  },
})

/** Whether a text of the ads is one that its network refuses by its length or marks. */
const hasRefusedText = (plan: CampaignPlan): boolean => {
  const {
    creative: { creativeDetail: { adDetail, searchAd, bannerAd } = {} },
    targeting: { channels = [] },
    longestPrimaryText,
  } = plan
  const social =
    adDetail === undefined || !showsPicture(channels)
      ? []
      : [
          ...adTextErrors("facebook", "primaryText", adDetail.primaryText, longestPrimaryText),
          ...(cardsOf(plan) === undefined
            ? [
                ...adTextErrors("facebook", "headline", adDetail.headline),
                ...adTextErrors("facebook", "description", adDetail.description),
              ]
            : []),
        ]
  const search =
    searchAd === undefined || !showsText(channels)
      ? []
      : [
          ...searchAd.headlines.flatMap((line) => adTextErrors("google", "headline", line)),
          ...searchAd.descriptions.flatMap((line) => adTextErrors("google", "description", line)),
          ...[searchAd.path1, searchAd.path2].flatMap((path) => adTextErrors("google", "path", path ?? "")),
          ...checkSearchAdCounts(searchAd),
        ]
  const banner =
    bannerAd === undefined || !showsBanner(channels)
      ? []
      : [
          ...bannerAd.headlines.flatMap((line) => adTextErrors("display", "headline", line)),
          ...adTextErrors("display", "longHeadline", bannerAd.longHeadline),
          ...bannerAd.descriptions.flatMap((line) => adTextErrors("display", "description", line)),
          ...checkBannerCounts(bannerAd),
        ]
  const isAssetRefused = searchAd !== undefined && showsText(channels) && hasRefusedAsset(searchAd, plan)
  return [...social, ...search, ...banner].length > 0 || isAssetRefused
}

/**
 * Whether a running campaign may begin or cease to keep hours: Meta schedules only a budget for the whole time, which an ad
 * set keeps for its life. Ours.
 */
export const mayChangeHours = ({ budget, hours, channels }: Pick<Campaign, "budget" | "hours" | "channels">): boolean =>
  budget?.budgetType === "Lifetime" || hours !== undefined || !showsPicture(channels.map(({ channel }) => channel))

/** What a test's money and results are judged by in a running campaign is what is left, see `lacksOfVersion`. */
const plannedTestKeys: ReadonlyArray<string> = ["campaigns.missing.versionMoney", "campaigns.missing.versionResults"]
const banKeys: ReadonlyArray<string> = ["campaigns.missing.allowedWords", "campaigns.missing.allowedKeywords"]

/** Whether an edit seems to offer what no network shows, and the running ads do not: they were shown as they are. */
const addsBan = (running: CampaignPlan, edited: CampaignPlan): boolean => {
  const known = bannedFindings(running)
  return bannedFindings(edited).some(
    (finding) =>
      !known.some(
        ({ topic, found, text }) => topic === finding.topic && found === finding.found && text === finding.text,
      ),
  )
}

/** What keeps an accepted edit from being sent, as message keys; empty when it can be sent. */
export const lacksOfEdit = (
  campaign: Pick<Campaign, "budget" | "hours" | "channels">,
  running: CampaignPlan,
  edited: CampaignPlan,
): ReadonlyArray<string> => {
  const changesHours = JSON.stringify(adHours(running)) !== JSON.stringify(adHours(edited))
  return [
    ...missingForLaunch(launchFactsOf(edited, true)).filter(
      (key) => !plannedTestKeys.includes(key) && (!banKeys.includes(key) || addsBan(running, edited)),
    ),
    ...(hasRefusedText(edited) ? ["campaigns.edit.texts" satisfies EditLackKey] : []),
    ...(changesHours && !mayChangeHours(campaign) ? ["campaigns.edit.hours" satisfies EditLackKey] : []),
  ]
}
