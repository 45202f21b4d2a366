import { contract, exampleCampaign, textOf } from "@application/kernel"
import {
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  SearchTerm,
} from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, CurrencyCode, DateRange } from "@domain/kernel"
import { Schema } from "effect"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/** What people searched for when the campaign's search ad was shown, read from the network at once. Ours. */
export const ListSearchTerms = contract("campaigns/ListSearchTerms", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/searchTerms",
  summary: "List what people searched for when the ad was shown",
  description:
    "The 100 searches that cost most since the campaign's first day, at most a year ago; a network tells only of searches that enough people make, so that their figures sum to less than the campaign's. standing is by the change that is typed, where there is one; waiting counts its negative keywords that no network knows yet. isAnswered is false where the network does not answer now.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({
    currency: CurrencyCode,
    days: DateRange,
    terms: Schema.Array(SearchTerm),
    waiting: Schema.Int,
    isAnswered: Schema.Boolean,
  }),
  failures: [CampaignNotFound],
})

/** Adds a search to the campaign's change as a negative keyword, or takes it back; nothing reaches the network. Ours. */
export const LeaveOutSearch = contract("campaigns/LeaveOutSearch", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/searchTerms",
  summary: "Leave a search out of a running campaign",
  description:
    "Adds the search to the change that is typed, as an exact negative keyword, or takes that back with isLeftOut false. SendCampaignEdit sends it. waiting counts the change's negative keywords that no network knows yet.",
  example: { ...exampleCampaign, term: "bread recipe", isLeftOut: true },
  input: Schema.Struct({ ...ofCampaign, term: textOf(200), isLeftOut: Schema.Boolean }),
  output: Schema.Struct({ waiting: Schema.Int }),
  failures: [CampaignNotFound, CampaignMoveNotAllowed, CampaignMoveNotOffered, CampaignDisabled, InvalidFields],
})
