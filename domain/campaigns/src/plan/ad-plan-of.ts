import {
  consentBoxes,
  defaultLeadForm,
  type LeadForm,
  leadFormWords,
  type ThanksPage,
  withoutParameter,
} from "@domain/creatives"
import { regionFacts } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { Result } from "effect"
import type { Campaign } from "../campaign.ts"
import { type CampaignChannel } from "../campaign-channel.ts"
import { carryingPage } from "../carrying-page.ts"
import { channelShare } from "../channel-budgets.ts"
import { channelDefinitions } from "../channel-definitions.ts"
import { keptMatches, matchedKeywords } from "../keyword-match.ts"
import { linkedAddress } from "./landing-page.ts"
import type { LaunchedAd } from "../launched-ad.ts"
import { adHours } from "./ad-hours.ts"
import { adLanguageOf } from "./ad-language.ts"
import type {
  AdPlan,
  AdTerms,
  AimedAudiences,
  ConsentPlan,
  LeadFormPlan,
  MessagesPlan,
  SearchTexts,
  SocialAd,
} from "./ad-plan.ts"
import { adTracking, type CampaignMark } from "./ad-tracking.ts"
import { bannerName, bannerOf } from "./banner.ts"
import { calledPhone } from "./called-phone.ts"
import { cardsOf, haveCardsPages } from "./carousel.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { businessFactsOf } from "./creative-content.ts"
import { messagingAppOf, whatsAppNumberOf } from "./messaging-choice.ts"
import { automationOf } from "./network-automation.ts"
import { besideOf } from "./search-assets.ts"
import { servicesToPromote } from "./promoted-services.ts"
import { shownAudienceOf } from "./shown-audience.ts"
import { socialFormatOf } from "./social-format.ts"
import { socialVariantOf } from "../variant/social-variant.ts"
import type { TestMeans } from "../variant/test-means.ts"

/** The cards that a network is told: a card leads to a page of its own where a press opens the website, else as the ad. */
const carouselOf = (plan: CampaignPlan): Pick<SocialAd, "cards" | "endCard"> => {
  const cards = cardsOf(plan)
  if (cards === undefined) return {}
  const hasPages = haveCardsPages(plan)
  return {
    cards: cards.map(({ link, ...card }) => ({ ...card, ...(hasPages && link !== undefined && { link }) })),
    ...(plan.creative.creativeDetail?.carousel?.endCard === true && { endCard: true }),
  }
}

const socialOf = (plan: CampaignPlan, means: TestMeans | undefined): SocialAd | undefined => {
  const {
    creative: { creativeDetail },
    accounts: { linkedAccounts },
  } = plan
  const copy = creativeDetail?.adDetail
  const video = socialFormatOf(plan) === "video" ? creativeDetail?.video : undefined
  const variant = socialVariantOf(plan, means)
  if (copy === undefined) return undefined
  const page = linkedAccounts === undefined ? undefined : carryingPage(linkedAccounts)
  return {
    headline: copy.headline,
    description: copy.description,
    primaryText: copy.primaryText,
    callToAction: copy.callToAction,
    instagram: linkedAccounts?.instagram ?? false,
    ...(video !== undefined && { video }),
    ...(page !== undefined && { page }),
    ...carouselOf(plan),
    ...(variant !== undefined && { variant }),
  }
}

const searchOf = (plan: CampaignPlan, mark: string | undefined): SearchTexts | undefined => {
  const { creative, targeting } = plan
  const ad = creative.creativeDetail?.searchAd
  if (ad === undefined) return undefined
  const keywords = matchedKeywords(targeting.keywords, targeting.keywordMatches)
  const matches = keptMatches(keywords)
  const negatives = targeting.negativeKeywords ?? []
  return {
    headlines: ad.headlines,
    descriptions: ad.descriptions,
    ...(ad.path1 !== undefined && { path1: ad.path1 }),
    ...(ad.path2 !== undefined && { path2: ad.path2 }),
    keywords: keywords.map(({ keyword }) => keyword),
    ...(matches.length > 0 && { keywordMatches: matches }),
    ...(negatives.length > 0 && { negativeKeywords: negatives }),
    ...besideOf(plan, calledPhone(plan), mark),
  }
}

/** The form's consents in words, and which of them a lead has to agree to. */
const consentOf = (form: LeadForm, language: string, businessName: string): ConsentPlan => {
  const words = leadFormWords(language, businessName)
  return {
    title: words.consentTitle,
    text: words.consentText,
    boxes: consentBoxes(form, words).map(({ consent, ...box }) => ({ key: consent.toLowerCase(), ...box })),
  }
}

/** The button after the form in words; a call without a number to call is the website's. */
const thanksOf = ({ button, buttonText }: ThanksPage, language: string, phone: string | undefined): ThanksPage => {
  if (button === "None") return { button }
  const { thanksButtons } = leadFormWords(language, "")
  return button === "Call" && phone === undefined
    ? { button: "Website", buttonText: thanksButtons.Website }
    : { button, buttonText: buttonText ?? thanksButtons[button] }
}

const leadFormOf = (plan: CampaignPlan, language: string, privacyUrl: string): LeadFormPlan => {
  const form = plan.creative.creativeDetail?.leadForm ?? defaultLeadForm(businessFactsOf(plan), language, privacyUrl)
  const { name = "" } = plan.business
  return {
    ...form,
    services: servicesToPromote(plan),
    privacyUrl: form.privacyUrl ?? privacyUrl,
    ...(form.thanks !== undefined && { thanks: thanksOf(form.thanks, language, calledPhone(plan)) }),
    ...(form.consents.length > 0 && { consent: consentOf(form, language, name) }),
  }
}

const messagesOf = (plan: CampaignPlan): MessagesPlan => {
  const app = messagingAppOf(plan)
  const number = app === "WhatsApp" ? whatsAppNumberOf(plan) : undefined
  return { app, ...(number !== undefined && { whatsAppNumber: number }) }
}

/** What the portal decides of an ad, its tracking and what is left to a network: as its launch fixed it, else by the portal's settings. */
export type AdPlanSource =
  | { readonly fixed: Pick<LaunchedAd, "automation" | "tracking"> | undefined }
  | { readonly portal: Pick<Portal, "flags" | "tracking"> }

/** What a channel's ad is made of beside its campaign and plan. */
export interface AdPlanFacts {
  readonly channel: CampaignChannel
  /** Counts the campaign's launches from 1. */
  readonly attempt: number
  readonly source: AdPlanSource
  /** The business's page at its portal, where its privacy words stand too. */
  readonly ownPage: string
  /** Whether the business has products to show. */
  readonly hasProducts: boolean
  /** The mark of ads that lead to the business's own website; none where absent. */
  readonly mark?: CampaignMark
  /** The lists of people that the channel's network is told; none where absent. */
  readonly audiences?: AimedAudiences
  /** What a test has that is added to a running campaign; the plan's money and days where absent. */
  readonly means?: TestMeans | undefined
}

/** The campaign was launched without a budget, dates or an audience. */
export interface AdPlanLack {
  readonly lacks: "terms" | "audience"
}

/** A channel's money and days as the campaign has them now; undefined before a launch. */
export const adTermsOf = (campaign: Campaign, channel: CampaignChannel): AdTerms | undefined => {
  const { budget, startDate, endDate } = campaign
  if (budget === undefined || startDate === undefined || endDate === undefined) return undefined
  const dailyBudget = channelShare(campaign, budget.dailyBudget, channel)
  const { currency, budgetType, days } = budget
  return { currency, budgetType, dailyBudget, totalBudget: dailyBudget * days, startDate, endDate }
}

/** What one channel of a launched campaign shall show: its share of the money, its audience and the accepted texts. Ours. */
export const adPlanOf = (
  campaign: Campaign,
  plan: CampaignPlan,
  { channel, attempt, source, ownPage, hasProducts, mark, audiences, means }: AdPlanFacts,
): Result.Result<AdPlan, AdPlanLack> => {
  const terms = adTermsOf(campaign, channel)
  if (terms === undefined) return Result.fail({ lacks: "terms" })
  if (plan.targeting.targetLocation === undefined) return Result.fail({ lacks: "audience" })
  const objective = campaign.objective ?? plan.creative.objective ?? "WebsiteVisits"
  const language = adLanguageOf(plan)
  const { ad, hasLeadForm } = channelDefinitions[channel]
  const social = ad === "picture" ? socialOf(plan, means) : undefined
  const banner = ad === "banner" ? bannerOf(plan) : undefined
  const businessName = plan.business.name ?? campaign.name
  const phone = calledPhone(plan)
  const hours = adHours({ ...plan, creative: { ...plan.creative, objective } })
  const website = linkedAddress(plan, channel)
  const isMarked = website !== undefined && mark !== undefined && "portal" in source
  // An address that was copied from a click on another ad would be counted for that ad.
  const link = isMarked ? withoutParameter(website, mark.name) : (website ?? ownPage)
  const search = ad === "text" ? searchOf(plan, isMarked ? mark.name : undefined) : undefined
  const tracking =
    "fixed" in source
      ? (source.fixed?.tracking ?? "")
      : adTracking(plan, source.portal.tracking, {
          channel,
          campaignName: campaign.name,
          address: link,
          ...(isMarked && { mark }),
        })
  const automation = "fixed" in source ? source.fixed?.automation : automationOf(plan, source.portal.flags)
  const { specialAds, excludedPlacements = [] } = plan.targeting
  return Result.succeed({
    ...terms,
    businessProfileId: campaign.businessProfileId,
    campaignId: campaign.id,
    attempt,
    name: campaign.name,
    businessName: ad === "banner" ? bannerName(businessName) : businessName,
    region: plan.region,
    timeZone: regionFacts[plan.region].timeZone,
    language,
    objective,
    ...shownAudienceOf(plan),
    ...(audiences !== undefined && { audiences }),
    ...(specialAds !== undefined && { special: specialAds }),
    link,
    ...(tracking !== "" && { tracking }),
    channel,
    // Products follow a picture; Meta's cards of products begin with no video, and a carousel has cards of its own.
    ...(ad === "picture" &&
      objective === "WebsiteVisits" &&
      hasProducts &&
      social?.cards === undefined &&
      social?.video === undefined && { showsProducts: true }),
    ...(phone !== undefined && { phone }),
    ...(objective === "InstantMessages" && { messages: messagesOf(plan) }),
    ...(hours !== undefined && { hours }),
    ...(social !== undefined && { social }),
    ...(social !== undefined && automation !== undefined && { automation }),
    ...(search !== undefined && { search }),
    ...(banner !== undefined && { banner }),
    ...(banner !== undefined && excludedPlacements.length > 0 && { placements: { excluded: excludedPlacements } }),
    ...(hasLeadForm &&
      objective === "LeadGeneration" && { leadForm: leadFormOf(plan, language, `${ownPage}#privacy`) }),
  })
}
