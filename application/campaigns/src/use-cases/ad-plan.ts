import { Effect } from "effect"
import {
  adLanguageOf,
  adHours,
  adTracking,
  automationOf,
  businessFactsOf,
  calledPhone,
  messagingAppOf,
  type SignupSession,
  servicesToPromote,
  shownAudienceOf,
  whatsAppNumberOf,
} from "@domain/signup"
import {
  type Campaign,
  type CampaignChannel,
  channelDefinitions,
  channelShare,
  type LaunchedAd,
} from "@domain/campaigns"
import { carryingPage } from "@domain/channels"
import { defaultLeadForm, type LeadForm, leadFormWords } from "@domain/creatives"
import { regionFacts } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import {
  type AdPlan,
  AdvertisedProducts,
  type ConsentPlan,
  type LeadFormPlan,
  type MessagesPlan,
  PublicPages,
  type SearchTexts,
  type SocialAd,
} from "../ports/index.ts"

const socialOf = ({
  creative: { creativeDetail },
  accounts: { linkedAccounts },
}: SignupSession): SocialAd | undefined => {
  const copy = creativeDetail?.adDetail
  if (copy === undefined) return undefined
  const page = linkedAccounts === undefined ? undefined : carryingPage(linkedAccounts)
  return {
    headline: copy.headline,
    description: copy.description,
    primaryText: copy.primaryText,
    callToAction: copy.callToAction,
    instagram: linkedAccounts?.instagram ?? false,
    ...(page !== undefined && { page }),
  }
}

const searchOf = ({
  creative: { creativeDetail },
  targeting: { keywords },
}: SignupSession): SearchTexts | undefined => {
  const ad = creativeDetail?.searchAd
  if (ad === undefined) return undefined
  const distinct = new Set((keywords ?? []).map((keyword) => keyword.trim().toLowerCase()))
  return {
    headlines: ad.headlines,
    descriptions: ad.descriptions,
    ...(ad.path1 !== undefined && { path1: ad.path1 }),
    ...(ad.path2 !== undefined && { path2: ad.path2 }),
    keywords: [...distinct].filter((keyword) => keyword !== ""),
  }
}

/** The form's consents in words; whoever asks to be contacted must agree to that, and to nothing else. */
const consentOf = ({ consents }: LeadForm, language: string, businessName: string): ConsentPlan => {
  const words = leadFormWords(language, businessName)
  return {
    title: words.consentTitle,
    text: words.consentText,
    boxes: consents.map((consent) => ({
      key: consent.toLowerCase(),
      text: words.consents[consent],
      isRequired: consent === "Contact",
    })),
  }
}

const leadFormOf = (details: SignupSession, language: string, privacyUrl: string): LeadFormPlan => {
  const form =
    details.creative.creativeDetail?.leadForm ?? defaultLeadForm(businessFactsOf(details), language, privacyUrl)
  const { name = "" } = details.business
  return {
    ...form,
    services: servicesToPromote(details),
    privacyUrl: form.privacyUrl ?? privacyUrl,
    ...(form.consents.length > 0 && { consent: consentOf(form, language, name) }),
  }
}

const messagesOf = (details: SignupSession): MessagesPlan => {
  const app = messagingAppOf(details)
  const number = app === "WhatsApp" ? whatsAppNumberOf(details) : undefined
  return { app, ...(number !== undefined && { whatsAppNumber: number }) }
}

const linkOf = (
  { creative: { creativeDetail }, business: { websiteUrl } }: SignupSession,
  channel: CampaignChannel,
): string | undefined =>
  (channelDefinitions[channel].ad === "text"
    ? creativeDetail?.searchAd?.finalUrl
    : creativeDetail?.adDetail?.websiteUrl) ?? websiteUrl

/** What the portal decides of an ad, its tracking and what is left to a network: as its launch fixed it, else by the portal's settings. */
export type PlanSource =
  | { readonly fixed: Pick<LaunchedAd, "automation" | "tracking"> | undefined }
  | { readonly portal: Pick<Portal, "flags" | "tracking"> }

/** What a launched campaign's channel shall show: its share of the money, its audience and the accepted texts. */
export const adPlanOf = Effect.fnUntraced(function* (
  campaign: Campaign,
  details: SignupSession,
  attempt: number,
  channel: CampaignChannel,
  source: PlanSource,
): Effect.fn.Return<AdPlan, never, PublicPages | AdvertisedProducts> {
  const pages = yield* PublicPages
  const { budget, startDate, endDate } = campaign
  const { targetLocation: location, specialAds } = details.targeting
  if (budget === undefined || startDate === undefined || endDate === undefined || location === undefined) {
    return yield* Effect.die(new Error(`Campaign ${campaign.id} was launched without budget, dates or audience`))
  }
  const dailyBudget = channelShare(campaign, budget.dailyBudget, channel)
  const objective = campaign.objective ?? details.creative.objective ?? "WebsiteVisits"
  const language = adLanguageOf(details)
  const { ad, hasLeadForm } = channelDefinitions[channel]
  const social = ad === "picture" ? socialOf(details) : undefined
  const search = ad === "text" ? searchOf(details) : undefined
  const asksForLeads = hasLeadForm && objective === "LeadGeneration"
  const showsProducts =
    ad === "picture" &&
    objective === "WebsiteVisits" &&
    (yield* (yield* AdvertisedProducts).areThere(campaign.businessProfileId))
  const phone = calledPhone(details)
  const hours = adHours({ ...details, creative: { ...details.creative, objective } })
  const link = linkOf(details, channel) ?? (yield* pages.landing(details))
  const tracking =
    "fixed" in source
      ? (source.fixed?.tracking ?? "")
      : adTracking(details, source.portal.tracking, { channel, campaignName: campaign.name, address: link })
  const automation = "fixed" in source ? source.fixed?.automation : automationOf(details, source.portal.flags)
  return {
    businessProfileId: campaign.businessProfileId,
    campaignId: campaign.id,
    attempt,
    name: campaign.name,
    businessName: details.business.name ?? campaign.name,
    region: details.region,
    currency: budget.currency,
    timeZone: regionFacts[details.region].timeZone,
    language,
    objective,
    budgetType: budget.budgetType,
    dailyBudget,
    totalBudget: dailyBudget * budget.days,
    startDate,
    endDate,
    ...shownAudienceOf(details),
    ...(specialAds !== undefined && { special: specialAds }),
    link,
    ...(tracking !== "" && { tracking }),
    channel,
    ...(showsProducts && { showsProducts }),
    ...(phone !== undefined && { phone }),
    ...(objective === "InstantMessages" && { messages: messagesOf(details) }),
    ...(hours !== undefined && { hours }),
    ...(social !== undefined && { social }),
    ...(social !== undefined && automation !== undefined && { automation }),
    ...(search !== undefined && { search }),
    ...(asksForLeads && { leadForm: leadFormOf(details, language, yield* pages.privacy(details)) }),
  }
})
