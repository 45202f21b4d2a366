import { Schema } from "effect"
import { contract } from "@application/kernel"
import { CampaignMoveNotAllowed, CampaignNotFound } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import {
  DetailsChanged,
  DetailsFrozen,
  SessionBelongsToUser,
  SessionNotFound,
  SessionNotLinkable,
} from "@domain/signup"
import { SavedChange } from "./business-details.ts"
import { SentChange } from "./wire-change.ts"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const

/**
 * Makes a session the one that an unpaid draft campaign is launched from, and the profile's; a session that belongs to
 * another profile or campaign, or to another region, is refused. Spec: calls C10.
 */
export const LinkCampaignSession = contract("signup/LinkCampaignSession", {
  access: "editCampaigns",
  input: Schema.Struct({ ...ofCampaign, sessionId: SessionId }),
  output: Schema.Struct({}),
  failures: [CampaignNotFound, CampaignMoveNotAllowed, SessionNotFound, SessionBelongsToUser, SessionNotLinkable],
})

/**
 * Applies a difference to what is filled in for a campaign, under the rules of a sign-up session. One that would overwrite what
 * has changed since its revision is refused with the session as it is. Spec: calls C12.
 */
export const ChangeCampaignDetails = contract("signup/ChangeCampaignDetails", {
  access: "editCampaigns",
  input: Schema.Struct({ ...ofCampaign, data: SentChange, revision: Schema.optionalKey(Schema.Int) }),
  output: SavedChange,
  failures: [CampaignNotFound, SessionNotFound, SessionBelongsToUser, DetailsChanged, DetailsFrozen, InvalidFields],
})
