import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  AudienceContent,
  AudienceId,
  Interest,
  SavedAudience,
  SavedAudienceChanged,
  SavedAudienceNotFound,
  TooManySavedAudiences,
} from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId } from "@domain/kernel"

const ofBusiness = { businessProfileId: BusinessProfileId } as const

/** A campaign that uses an audience or a list. */
const UsingCampaign = Schema.Struct({ campaignId: CampaignId, name: Schema.String })

/** A saved audience with when it was changed and the campaigns that began with it. */
export const ListedAudience = Schema.Struct({
  audience: SavedAudience,
  /** Epoch milliseconds. */
  changedAt: Schema.Int,
  campaigns: Schema.Array(UsingCampaign),
})
export type ListedAudience = typeof ListedAudience.Type

/** A business's saved audiences, newest first, with the campaigns that use them. Ours; spec: screens, audience. */
export const ListSavedAudiences = contract("campaigns/ListSavedAudiences", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/audiences",
  summary: "List a business's saved audiences",
  description:
    "Newest first, at most 50. listUses names the campaigns of each customer list that is used. campaigns are those whose plan began with the audience; a later change of the audience does not change them.",
  example: exampleProfile,
  input: Schema.Struct(ofBusiness),
  output: Schema.Struct({
    audiences: Schema.Array(ListedAudience),
    /** The campaigns that use a customer list. */
    listUses: Schema.Array(Schema.Struct({ listId: AudienceId, campaigns: Schema.Array(UsingCampaign) })),
  }),
})

const exampleAudience = {
  name: "Families near the shop",
  targetGender: 3,
  ageBands: ["25-34", "35-44"],
  targetLocation: {
    mode: 1,
    radius: 10,
    unit: 2,
    centre: { name: "Koregaon Park", latitude: 18.5362, longitude: 73.8939 },
    areas: [],
  },
  interests: [],
  includedLists: [],
  excludedLists: [],
} as const

/**
 * Saves an audience under a name. With an id it takes the place of that audience, if nobody has changed it since the named
 * version. Ours.
 */
export const SaveAudience = contract("campaigns/SaveAudience", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/audiences",
  summary: "Save an audience, or change a saved one",
  description:
    "Without id a new audience is made. With id and version the audience is replaced; a version that is not the present one is refused with the present audience, and nothing is lost. name has 1 to 60 characters. At least one age band and one place are needed, and no list may be both in includedLists and in excludedLists. At most 50 audiences for each business. Campaigns that began with the audience stay as they are.",
  example: { ...exampleProfile, ...exampleAudience },
  input: Schema.Struct({
    ...ofBusiness,
    id: Schema.optionalKey(AudienceId),
    version: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 }))),
    ...AudienceContent.fields,
    name: textOf(2_000),
  }),
  output: SavedAudience,
  failures: [InvalidFields, TooManySavedAudiences, SavedAudienceNotFound, SavedAudienceChanged],
})

/** Removes a saved audience; campaigns that began with it stay as they are, and one that is gone is no error. Ours. */
export const RemoveSavedAudience = contract("campaigns/RemoveSavedAudience", {
  kind: "command",
  access: "editCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/audiences/:audienceId",
  summary: "Remove a saved audience",
  description: "Campaigns that began with it stay as they are. An audience that is gone is answered alike.",
  example: { ...exampleProfile, audienceId: 3 },
  input: Schema.Struct({ ...ofBusiness, audienceId: AudienceId }),
  output: Schema.Struct({}),
})

/** Interests of the social network by name, for an audience that is of no campaign yet. Ours; as calls C6. */
export const SearchAudienceInterests = contract("campaigns/SearchAudienceInterests", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/audienceInterests",
  summary: "Search interests for a saved audience",
  description: "Best matches first, at most 25, named in language where the network can.",
  example: { ...exampleProfile, searchQuery: "bakery", language: "en" },
  input: Schema.Struct({
    ...ofBusiness,
    searchQuery: Schema.String.check(Schema.isMaxLength(80)),
    language: textOf(10),
  }),
  output: Schema.Array(Interest),
})
