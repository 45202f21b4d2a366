import { Schema } from "effect"
import { AdCopy, LeadForm, Objective, Offer, SearchAd } from "@domain/creatives"
import {
  AgeBand,
  CampaignBudget,
  CampaignChannel,
  Gender,
  LinkedAccounts,
  TargetLocation,
  Interest,
} from "@domain/campaigns"
import { targetingLimits } from "@domain/channels"
import { BusinessProfileId, CampaignId, Region, SessionId, UserId } from "@domain/kernel"
import { flavours, LaunchState } from "@domain/launch"
import { GstBilling } from "@domain/wallet"
import { BusinessCategory, BusinessLocation } from "./place.ts"
import { DetailSource, Extraction } from "./extraction.ts"

const text = (maximum: number) => Schema.String.check(Schema.isMaxLength(maximum))

/** A picture found, uploaded or chosen; `credit` must be shown beside stock photographs. */
export const Picture = Schema.Struct({
  url: Schema.String,
  source: Schema.Literals(["website", "stock", "upload", "facebook", "listing"]),
  alt: Schema.optionalKey(Schema.String),
  credit: Schema.optionalKey(Schema.Struct({ name: Schema.String, link: Schema.String })),
})
export type Picture = typeof Picture.Type

/** The creative being made. Spec: entities, creativeDetail. */
export const CreativeDetail = Schema.Struct({
  selectedTemplateId: Schema.optionalKey(Schema.String),
  picture: Schema.optionalKey(Picture),
  palette: Schema.optionalKey(Schema.Array(Schema.String)),
  adDetail: Schema.optionalKey(AdCopy),
  searchAd: Schema.optionalKey(SearchAd),
  leadForm: Schema.optionalKey(LeadForm),
})
export type CreativeDetail = typeof CreativeDetail.Type

/**
 * What a person fills in before the launch; every field may still be missing. Saved by difference after each step.
 * Spec: entities, Business-details session.
 */
export const editableDetails = {
  websiteUrl: Schema.optionalKey(text(2048)),
  facebookPageUrl: Schema.optionalKey(text(2048)),
  facebookPageId: Schema.optionalKey(text(64)),
  googlePlaceUrl: Schema.optionalKey(text(2048)),
  name: Schema.optionalKey(text(80)),
  tagline: Schema.optionalKey(text(200)),
  category: Schema.optionalKey(BusinessCategory),
  services: Schema.optionalKey(Schema.Array(text(80)).check(Schema.isMaxLength(40))),
  gender: Schema.optionalKey(Gender),
  phone: Schema.optionalKey(text(25)),
  emailAddress: Schema.optionalKey(text(254)),
  location: Schema.optionalKey(BusinessLocation),
  logoUrl: Schema.optionalKey(text(2048)),
  colours: Schema.optionalKey(Schema.Array(text(9)).check(Schema.isMaxLength(8))),
  pictures: Schema.optionalKey(Schema.Array(Picture).check(Schema.isMaxLength(60))),
  objective: Schema.optionalKey(Objective),
  promoteServices: Schema.optionalKey(Schema.Array(text(80)).check(Schema.isMaxLength(20))),
  offerDetail: Schema.optionalKey(Offer),
  creativeDetail: Schema.optionalKey(CreativeDetail),
  targetGender: Schema.optionalKey(Gender),
  ageBands: Schema.optionalKey(Schema.Array(AgeBand)),
  targetLocation: Schema.optionalKey(TargetLocation),
  budget: Schema.optionalKey(CampaignBudget),
  gstBilling: Schema.optionalKey(GstBilling),
  channels: Schema.optionalKey(Schema.Array(CampaignChannel)),
  interests: Schema.optionalKey(Schema.Array(Interest).check(Schema.isMaxLength(targetingLimits.interests.most))),
  keywords: Schema.optionalKey(Schema.Array(text(40)).check(Schema.isMaxLength(targetingLimits.keywords.most))),
  linkedAccounts: Schema.optionalKey(LinkedAccounts),
  language: Schema.optionalKey(text(10)),
  freshChatExternalId: Schema.optionalKey(text(128)),
  freshChatRestoreId: Schema.optionalKey(text(128)),
} as const

/** The fields of `editableDetails` together. */
export const EditableDetails = Schema.Struct(editableDetails)
export type EditableDetails = typeof EditableDetails.Type

/** How the journey runs for this session. Spec: states, next-step alternatives. */
export const SessionFlavour = Schema.Literals(flavours)
export type SessionFlavour = typeof SessionFlavour.Type

/** A sign-up session: the draft, how far it came and what it has led to. Times are epoch milliseconds. */
export const BusinessDetails = Schema.Struct({
  sessionId: SessionId,
  encodedId: Schema.String,
  revision: Schema.Int,
  region: Region,
  flavour: SessionFlavour,
  shortenFlow: Schema.Boolean,
  queryParameters: Schema.Record(Schema.String, Schema.String),
  launchState: LaunchState,
  extraction: Extraction,
  sources: Schema.Record(Schema.String, DetailSource),
  suggestedCategories: Schema.Array(BusinessCategory),
  suggestedServices: Schema.Array(Schema.String),
  /** The owner's mobile that a code has proved, and the address they sign in with: nobody else's business. */
  ownerPhone: Schema.optionalKey(text(25)),
  ownerEmail: Schema.optionalKey(text(254)),
  phoneVerified: Schema.Boolean,
  paid: Schema.Boolean,
  userId: Schema.optionalKey(UserId),
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  campaignId: Schema.optionalKey(CampaignId),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
  ...editableDetails,
})
export type BusinessDetails = typeof BusinessDetails.Type
