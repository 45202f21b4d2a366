import { matchedKeywords, type KeywordMatch } from "@domain/campaigns"
import { adTexts, type GoogleChannel } from "./google-channel.ts"

const matchTypes: Readonly<Record<KeywordMatch, string>> = { Broad: "BROAD", Phrase: "PHRASE", Exact: "EXACT" }

/** Ads beside Google's search results, which keywords bring. */
export const googleSearch: GoogleChannel = {
  channel: "Search",
  namePrefix: "",
  steps: ["campaign", "adSet", "keywords", "ad", "review"],
  campaign: {
    advertisingChannelType: "SEARCH",
    networkSettings: {
      targetGoogleSearch: true,
      targetSearchNetwork: false,
      targetContentNetwork: false,
      targetPartnerSearchNetwork: false,
    },
  },
  adGroup: { type: "SEARCH_STANDARD" },
  showsAssets: true,
  groupCriteria: ({ search }, adGroup) =>
    matchedKeywords(search?.keywords, search?.keywordMatches).map(({ keyword, match }) => ({
      adGroup,
      status: "ENABLED",
      keyword: { text: keyword, matchType: matchTypes[match] },
    })),
  leftOut: ({ search }, campaign) =>
    (search?.negativeKeywords ?? []).map(({ keyword, match }) => ({
      campaign,
      negative: true,
      keyword: { text: keyword, matchType: matchTypes[match] },
    })),
  ad: ({ search }) => {
    const { headlines = [], descriptions = [], path1, path2 } = search ?? {}
    return {
      headlines: adTexts(headlines, 15),
      descriptions: adTexts(descriptions, 4),
      ...(path1 !== undefined && { path1 }),
      ...(path1 !== undefined && path2 !== undefined && { path2 }),
    }
  },
  adField: "responsive_search_ad",
  adParts: ["headlines", "descriptions", "path1", "path2"],
  pictures: [],
  reviewedTexts: { headlines: "headline", descriptions: "description" },
  // Nothing that follows a click on a search ad is counted but calls.
  results: { Calls: "phoneCalls", WebsiteVisits: "clicks" },
}
