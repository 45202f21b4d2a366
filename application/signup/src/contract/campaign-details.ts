import { Schema } from "effect"
import { contract, draftBody, exampleCampaign, exampleDraft } from "@application/kernel"
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
 * Makes an unpaid draft campaign launch from another session, which becomes the profile's. A session that belongs to
 * another profile, campaign or region is refused. Spec: calls C10.
 */
export const LinkCampaignSession = contract("signup/LinkCampaignSession", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/roimaticcampaigns/:campaignId",
  specification: ["C10"],
  summary: "Launch a draft campaign from another session",
  description:
    "The session becomes the profile's. A paid draft keeps its own; a session of another campaign, profile or region is refused with 409.",
  example: { ...exampleCampaign, ...exampleDraft },
  input: Schema.Struct({ ...ofCampaign, sessionId: SessionId }),
  output: Schema.Struct({}),
  failures: [CampaignNotFound, CampaignMoveNotAllowed, SessionNotFound, SessionBelongsToUser, SessionNotLinkable],
})

/**
 * Applies a difference to what is filled in for a campaign, under the rules of a sign-up session. One that would overwrite what
 * has changed since its revision is refused with the session as it is. Spec: calls C12.
 */
export const ChangeCampaignDetails = contract("signup/ChangeCampaignDetails", {
  kind: "command",
  access: "editCampaigns",
  route: "PATCH /businessprofiles/:businessProfileId/localBusiness/campaigns/:campaignId",
  largestBody: draftBody,
  specification: ["C12"],
  summary: "Change what is filled in for a campaign",
  description:
    "data is the difference as Name and Value pairs, by the names of a draft's fields; null removes one. A stale difference is refused with 409 and the details as they are, and so is a field of a campaign in review or live.",
  example: { ...exampleCampaign, revision: 3, data: [{ Name: "objective", Value: 2 }] },
  input: Schema.Struct({ ...ofCampaign, data: SentChange, revision: Schema.optionalKey(Schema.Int) }),
  output: SavedChange,
  failures: [CampaignNotFound, SessionNotFound, SessionBelongsToUser, DetailsChanged, DetailsFrozen, InvalidFields],
})
