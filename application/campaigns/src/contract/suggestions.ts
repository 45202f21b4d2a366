import { Schema } from "effect"
import { contract, listOf, exampleCampaign, exampleDraft } from "@application/kernel"
import { AimedKind, CampaignNotFound, Interest, TargetKind } from "@domain/campaigns"
import { SessionBelongsToUser, SessionNotFound } from "@domain/signup"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"

const searchQuery = Schema.optionalKey(Schema.String.check(Schema.isMaxLength(80)))

/**
 * Interests of the social network that match a query; without a query, interests that suit the business. Ours: a draft
 * has no campaign yet.
 */
export const SearchInterests = contract("campaigns/SearchInterests", {
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/targets",
  summary: "Search interests to target",
  example: { ...exampleDraft, searchQuery: "dentist" },
  input: Schema.Struct({
    sessionId: SessionId,
    searchQuery,
  }),
  output: Schema.Array(Interest),
  failures: [SessionNotFound, SessionBelongsToUser],
})

/** A keyword idea; searches are monthly. */
export const KeywordIdea = Schema.Struct({
  keyword: Schema.String,
  monthlySearches: Schema.optionalKey(Schema.Int),
  competition: Schema.optionalKey(Schema.Literals(["LOW", "MEDIUM", "HIGH"])),
})
export type KeywordIdea = typeof KeywordIdea.Type

/** Keyword ideas under 20 characters from the business's category, services and site. Ours: a draft has no campaign yet. */
export const SuggestKeywords = contract("campaigns/SuggestKeywords", {
  kind: "query",
  access: "readSignup",
  route: "GET /localBusiness/:sessionId/keywords",
  summary: "Suggest search keywords for a draft",
  example: exampleDraft,
  input: Schema.Struct({ sessionId: SessionId }),
  output: Schema.Array(KeywordIdea),
  failures: [SessionNotFound, SessionBelongsToUser],
})

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/** A target that an ad may aim at, with its type's number. */
const Target = Schema.Struct({ ...Interest.fields, type: AimedKind })

/**
 * Targets that match a query; without a query, targets that suit the campaign's business. Ads aim at interests (type 1)
 * and behaviours (type 3), so other types have no targets. Spec: calls C6.
 */
export const SearchTargets = contract("campaigns/SearchTargets", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /LocalBusiness/businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/targets",
  specification: ["C6"],
  summary: "Search targets for a campaign",
  description:
    "fbTargetTypes is 1 for interests and 3 for behaviours; both without. Ads aim at no others, so type 2 finds none. Without searchQuery those that suit the business. To aim at one, add it with its type to interests in the campaign's details.",
  example: { ...exampleCampaign, searchQuery: "bakery", fbTargetTypes: [1, 3] },
  input: Schema.Struct({ ...ofCampaign, searchQuery, fbTargetTypes: Schema.optionalKey(listOf(TargetKind, 10)) }),
  output: Schema.Array(Target),
  failures: [CampaignNotFound],
})

/** Keyword ideas for a campaign, under 20 characters. Spec: calls C7. */
export const ListKeywords = contract("campaigns/ListKeywords", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/keywords",
  specification: ["C7"],
  summary: "List keyword ideas for a campaign",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Schema.Array(KeywordIdea),
  failures: [CampaignNotFound],
})
