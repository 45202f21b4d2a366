import { Layer } from "effect"
import {
  campaignFunds,
  campaignLaunchDrafts,
  campaignLaunchPrices,
  campaignLeads,
  campaignMetrics,
  campaignNotices,
  paymentNotices,
  campaignPictures,
  campaignPortals,
  campaignPublicPages,
  campaignSeedSessions,
  channelLinkingDrafts,
  creativesDrafts,
  identityMessages,
  identityPortals,
  identityProfileCards,
  insightsCampaigns,
  insightsLeadForms,
  insightsProfileRegion,
  messagingPortals,
  signupAccounts,
  signupCampaignDrafts,
  signupCategories,
  signupOneTimePasswords,
  signupPageReader,
  signupPortals,
  signupProfiles,
  signupSummaryMessages,
  signupTowns,
  signupWebsiteReader,
  walletCurrency,
  walletPaidCampaigns,
  walletPayableSessions,
} from "@adapters/contexts"
import { fetchOptions, pageSources } from "./providers.ts"
import { originOf } from "./origin-of.ts"
import type { Settings } from "./settings.ts"

/** What one context needs of another, in the order in which the answers build on each other. */
export const answers = (settings: Settings) => {
  const addresses = { originOf: originOf(settings) }
  const first = Layer.mergeAll(
    signupPortals,
    campaignPortals,
    identityPortals,
    identityProfileCards,
    identityMessages,
    messagingPortals,
    insightsProfileRegion,
    insightsCampaigns,
    walletCurrency,
  )
  const second = Layer.mergeAll(
    signupAccounts,
    signupOneTimePasswords,
    signupProfiles,
    signupCampaignDrafts,
    signupCategories,
    signupTowns,
    signupSummaryMessages,
    signupWebsiteReader({ fetch: fetchOptions(settings) }),
    signupPageReader({ fetch: fetchOptions(settings), ...pageSources(settings) }),
    campaignNotices(addresses),
    campaignPublicPages(addresses),
    campaignFunds,
    campaignMetrics,
    campaignLeads,
    campaignPictures,
    channelLinkingDrafts,
  )
  const third = Layer.mergeAll(
    creativesDrafts,
    campaignLaunchDrafts,
    campaignSeedSessions,
    campaignLaunchPrices,
    insightsLeadForms,
    walletPayableSessions,
    paymentNotices(addresses),
  )
  return walletPaidCampaigns.pipe(Layer.provideMerge(third), Layer.provideMerge(second), Layer.provideMerge(first))
}
