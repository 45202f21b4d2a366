import { graphFamily } from "@domain/channels"
import type { SpecialCategory } from "@domain/campaigns"
import type { CallToAction, Objective } from "@domain/creatives"

/** How Meta says what a campaign is for. */
export interface MetaObjective {
  readonly objective: string
  readonly optimizationGoal: string
  readonly destinationType?: string
  /** The action of an insight that counts as a result. */
  readonly resultAction: string
}

/** What changes from one family of Graph versions to another. */
export interface MetaVocabulary {
  readonly objectives: Readonly<Record<Objective, MetaObjective>>
  readonly callsToAction: Readonly<Record<CallToAction, string>>
  /** An ad set leads to any messaging app, and names the WhatsApp number that it promotes. */
  readonly knowsMessagingApps: boolean
  readonly instagramField: "instagram_actor_id" | "instagram_user_id"
  readonly specialCategories: Readonly<Record<SpecialCategory, string>>
  /** Ad sets declare securities that people in India may buy. */
  readonly declaresSecurities: boolean
  /** Interests are searched through the ad account. */
  readonly accountSearch: boolean
  /** Alterations of a creative are refused one by one. */
  readonly refusesAlterations: boolean
  /** Ad sets must say whether their audience may be left. */
  readonly saysAudience: boolean
  /** The fields of a custom audience's least and greatest size. */
  readonly audienceSizes: ReadonlyArray<string>
  /** What datasets tell of themselves. */
  readonly datasetFields: ReadonlyArray<string>
  /** What products of a catalogue tell of themselves. */
  readonly productFields: string
  /** Campaigns must say whether ad sets share a budget. */
  readonly saysBudgetSharing: boolean
}

const results = {
  Calls: "click_to_call_call_confirm",
  LeadGeneration: "lead",
  WebsiteVisits: "link_click",
  InstantMessages: "onsite_conversion.messaging_conversation_started_7d",
} as const

const older: MetaVocabulary["objectives"] = {
  Calls: { objective: "LINK_CLICKS", optimizationGoal: "LINK_CLICKS", resultAction: results.Calls },
  LeadGeneration: {
    objective: "LEAD_GENERATION",
    optimizationGoal: "LEAD_GENERATION",
    resultAction: results.LeadGeneration,
  },
  WebsiteVisits: { objective: "LINK_CLICKS", optimizationGoal: "LINK_CLICKS", resultAction: results.WebsiteVisits },
  InstantMessages: {
    objective: "MESSAGES",
    optimizationGoal: "REPLIES",
    destinationType: "MESSENGER",
    resultAction: results.InstantMessages,
  },
}

const newer: MetaVocabulary["objectives"] = {
  // Meta's guide "Call Ads"; its description of the interface does not list this destination.
  Calls: {
    objective: "OUTCOME_LEADS",
    optimizationGoal: "QUALITY_CALL",
    destinationType: "PHONE_CALL",
    resultAction: results.Calls,
  },
  LeadGeneration: {
    objective: "OUTCOME_LEADS",
    optimizationGoal: "LEAD_GENERATION",
    destinationType: "ON_AD",
    resultAction: results.LeadGeneration,
  },
  WebsiteVisits: {
    objective: "OUTCOME_TRAFFIC",
    optimizationGoal: "LINK_CLICKS",
    destinationType: "WEBSITE",
    resultAction: results.WebsiteVisits,
  },
  InstantMessages: {
    objective: "OUTCOME_ENGAGEMENT",
    optimizationGoal: "CONVERSATIONS",
    destinationType: "MESSENGER",
    resultAction: results.InstantMessages,
  },
}

const common = {
  GetOffer: "GET_OFFER",
  LearnMore: "LEARN_MORE",
  // Meta has no "Visit Store"; directions come closest.
  VisitStore: "GET_DIRECTIONS",
  ApplyNow: "APPLY_NOW",
  GetQuote: "GET_QUOTE",
  SendMessage: "MESSAGE_PAGE",
} as const

const productFields = [
  "retailer_id,review_status,review_rejection_reasons,currency,price",
  "sale_price,sale_price_start_date,sale_price_end_date",
].join(",")

/** The words of a Graph version such as `v8.0` or `v25.0`. */
export const vocabularyOf = (version: string): MetaVocabulary => {
  const { outcomes: isNewer, instagramUser, creativeFeatures, advantageAudience, budgetSharing } = graphFamily(version)
  return {
    objectives: isNewer ? newer : older,
    callsToAction: isNewer
      ? { ...common, CallNow: "CALL_NOW", VisitWebsite: "VISIT_WEBSITE", BookNow: "BOOK_NOW" }
      : { ...common, CallNow: "CALL", VisitWebsite: "LEARN_MORE", BookNow: "BOOK_TRAVEL" },
    knowsMessagingApps: isNewer,
    instagramField: instagramUser ? "instagram_user_id" : "instagram_actor_id",
    specialCategories: {
      Housing: "HOUSING",
      Employment: "EMPLOYMENT",
      // Meta's "Financial products and services" takes the place of credit since October 2024.
      Finance: isNewer ? "FINANCIAL_PRODUCTS_SERVICES" : "CREDIT",
    },
    declaresSecurities: isNewer,
    accountSearch: isNewer,
    refusesAlterations: creativeFeatures,
    saysAudience: advantageAudience,
    audienceSizes: isNewer ? ["approximate_count_lower_bound", "approximate_count_upper_bound"] : ["approximate_count"],
    datasetFields: ["last_fired_time", "is_unavailable", ...(isNewer ? ["match_rate_approx"] : [])],
    productFields: isNewer ? `${productFields},errors{error_type,error_priority,title,description}` : productFields,
    saysBudgetSharing: budgetSharing,
  }
}
