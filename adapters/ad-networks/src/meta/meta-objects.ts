import type { AdPlan } from "@domain/campaigns"
import { externalName, type ExternalIds } from "@application/campaigns/ports"
import { addDays, type LocalDate, startOfDay } from "@domain/kernel"
import type { GraphParameters } from "./graph-client.ts"
import { buttonOf, destinationOf, messageValue, whatsAppOf } from "./meta-messages.ts"
import { alterationsOf } from "./meta-alterations.ts"
import { carouselOf } from "./meta-carousel.ts"
import { scheduleOf } from "./meta-schedule.ts"
import { type TargetingKeys, targetingOf } from "./meta-targeting.ts"
import type { MetaVocabulary } from "./meta-vocabulary.ts"

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, "+0000")

/** The end of a day in a zone, as the Graph API writes instants. */
export const endOfDay = (date: LocalDate, timeZone: string): string => instant(startOfDay(addDays(date, 1), timeZone))

/** What the ads offer that Meta lets nobody be left out of, and the country whose rules hold. */
const specialOf = ({ special, region }: AdPlan, words: MetaVocabulary): GraphParameters => {
  const categories = (special?.categories ?? []).map((category) => words.specialCategories[category])
  return {
    special_ad_categories: categories,
    ...(categories.length > 0 && { special_ad_category_country: [region] }),
  }
}

/** India's declaration of who gains by an ad for securities, and who pays for it. */
const securitiesOf = ({ special, region }: AdPlan, words: MetaVocabulary): GraphParameters =>
  special?.securities === undefined || region !== "IN" || !words.declaresSecurities
    ? {}
    : {
        regional_regulated_categories: ["INDIA_FINSERV"],
        regional_regulation_identities: {
          india_finserv_beneficiary: special.securities.beneficiary,
          india_finserv_payer: special.securities.payer,
        },
      }

/** Paused until everything beneath it exists; the review step lets it run. */
export const campaignParameters = (plan: AdPlan, words: MetaVocabulary): GraphParameters => ({
  name: externalName(plan, "campaign"),
  objective: words.objectives[plan.objective].objective,
  status: "PAUSED",
  ...specialOf(plan, words),
  ...(words.saysBudgetSharing && { is_adset_budget_sharing_enabled: false }),
})

const needsPage = ({ objective }: AdPlan, destinationType: string | undefined): boolean =>
  objective === "LeadGeneration" || objective === "InstantMessages" || destinationType === "PHONE_CALL"

/** An ad set that keeps hours has its budget as a whole: Meta schedules no other. */
const budgetOf = ({ budgetType, dailyBudget, totalBudget, hours }: AdPlan): GraphParameters =>
  budgetType === "Daily" && hours === undefined ? { daily_budget: dailyBudget } : { lifetime_budget: totalBudget }

/** Budget in minor units of the account's currency, which is the region's. */
export const adSetParameters = (
  plan: AdPlan,
  words: MetaVocabulary,
  made: ExternalIds,
  pageId: string,
  keys: TargetingKeys,
  now: number,
): GraphParameters => {
  const { optimizationGoal } = words.objectives[plan.objective]
  const destinationType = destinationOf(plan, words)
  const start = startOfDay(plan.startDate, plan.timeZone)
  return {
    name: externalName(plan, "adSet"),
    campaign_id: made.campaign,
    billing_event: "IMPRESSIONS",
    optimization_goal: optimizationGoal,
    bid_strategy: "LOWEST_COST_WITHOUT_CAP",
    targeting: targetingOf(plan, words, keys),
    ...securitiesOf(plan, words),
    status: "ACTIVE",
    ...budgetOf(plan),
    ...(plan.hours !== undefined && scheduleOf(plan.hours)),
    ...(start > now && { start_time: instant(start) }),
    end_time: endOfDay(plan.endDate, plan.timeZone),
    ...(destinationType !== undefined && { destination_type: destinationType }),
    ...(needsPage(plan, destinationType) && { promoted_object: { page_id: pageId, ...whatsAppOf(plan, words) } }),
    ...(made.products !== undefined && { promoted_object: { product_set_id: made.products } }),
  }
}

const dialled = (phone: string): string => `tel:+${phone.replaceAll(/\D/g, "")}`

const buttonValue = (plan: AdPlan, words: MetaVocabulary, made: ExternalIds, link = plan.link): GraphParameters => {
  if (made.leadForm !== undefined) return { lead_gen_form_id: made.leadForm }
  if (plan.objective === "InstantMessages") return messageValue(plan, words)
  return plan.objective === "Calls" && plan.phone !== undefined ? { link: dialled(plan.phone) } : { link }
}

/** The accepted picture with its words, followed by the store's products under their own names and prices. */
const templateOf = (plan: AdPlan, button: GraphParameters, picture: string | undefined): GraphParameters => ({
  link: plan.link,
  message: plan.social?.primaryText,
  name: "{{product.name}}",
  description: "{{product.price}}",
  call_to_action: button,
  child_attachments: [
    {
      static_card: true,
      link: plan.link,
      name: plan.social?.headline,
      description: plan.social?.description || undefined,
      image_hash: picture,
      call_to_action: button,
    },
  ],
})

/** A video with its cover and its words; its address is the button's. */
const videoDataOf = (plan: AdPlan, button: GraphParameters, { video, picture }: ExternalIds): GraphParameters => ({
  video_id: video,
  image_hash: picture,
  title: plan.social?.headline,
  message: plan.social?.primaryText,
  link_description: plan.social?.description || undefined,
  call_to_action: button,
})

/** The ad as it is shown: words, picture, cards or video, button; on Instagram too when the page has an identity there. */
export const creativeParameters = (
  plan: AdPlan,
  words: MetaVocabulary,
  made: ExternalIds,
  pageId: string,
  instagramId: string | undefined,
): GraphParameters => {
  const buttonTo = (link: string) => ({ type: buttonOf(plan, words), value: buttonValue(plan, words, made, link) })
  const button = buttonTo(plan.link)
  const { social } = plan
  const shown =
    social?.cards === undefined
      ? { name: social?.headline, description: social?.description || undefined, image_hash: made.picture }
      : carouselOf(plan, social, made.picture, buttonTo)
  const ad = { link: plan.link, message: social?.primaryText, ...shown, call_to_action: button }
  return {
    name: externalName(plan, "creative"),
    ...(plan.tracking !== undefined && { url_tags: plan.tracking }),
    ...(made.products !== undefined && { product_set_id: made.products }),
    ...alterationsOf(plan, words),
    object_story_spec: {
      page_id: pageId,
      ...(instagramId !== undefined && { [words.instagramField]: instagramId }),
      ...(plan.social?.video !== undefined
        ? { video_data: videoDataOf(plan, button, made) }
        : made.products === undefined
          ? { link_data: ad }
          : { template_data: templateOf(plan, button, made.picture) }),
    },
  }
}

export const adParameters = (plan: AdPlan, made: ExternalIds): GraphParameters => ({
  name: externalName(plan, "ad"),
  adset_id: made.adSet,
  creative: { creative_id: made.creative },
  status: "ACTIVE",
})
