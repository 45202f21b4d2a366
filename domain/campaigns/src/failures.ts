import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, CampaignId } from "@domain/kernel"
import { CampaignStatus } from "./campaign-status.ts"

/** No such campaign. Spec: error catalogue, 104. */
export class CampaignNotFound extends Schema.TaggedError<CampaignNotFound>()("CampaignNotFound", {
  errorCode: errorCode(104),
  campaignId: CampaignId,
}) {}

/** The moves of a campaign. Spec: states, campaign statuses. */
export const CampaignMove = Schema.Literals([
  "launch",
  "resubmit",
  "approve",
  "reject",
  "pause",
  "resume",
  "complete",
  "end",
  "changeEndDate",
  "delete",
  "edit",
  "changeAd",
  "disable",
  "enable",
  "archive",
  "restore",
])
export type CampaignMove = typeof CampaignMove.Type

/** The campaign's status does not allow this move. Spec: states, campaign statuses. */
export class CampaignMoveNotAllowed extends Schema.TaggedError<CampaignMoveNotAllowed>()("CampaignMoveNotAllowed", {
  errorCode: errorCode(1006),
  campaignId: CampaignId,
  status: CampaignStatus,
  move: CampaignMove,
}) {}

/**
 * The portal does not offer this move to owners. Spec: roles, "Portal flags toggle signup, launch, schedule editing";
 * error catalogue, 56.
 */
export class CampaignMoveNotOffered extends Schema.TaggedError<CampaignMoveNotOffered>()("CampaignMoveNotOffered", {
  errorCode: errorCode(56),
  move: CampaignMove,
}) {}

/** Only staff may enable it again. Spec: states, "A disabled campaign cannot be activated". */
export class CampaignDisabled extends Schema.TaggedError<CampaignDisabled>()("CampaignDisabled", {
  errorCode: errorCode(1016),
  campaignId: CampaignId,
}) {}

/** What a launch still needs, as message keys. */
export class CampaignNotLaunchable extends Schema.TaggedError<CampaignNotLaunchable>()("CampaignNotLaunchable", {
  errorCode: errorCode(1014),
  campaignId: CampaignId,
  missing: Schema.Array(Schema.String),
}) {}

/** The end date is before today or more than a year after the start. */
export class EndDateNotAllowed extends Schema.TaggedError<EndDateNotAllowed>()("EndDateNotAllowed", {
  errorCode: errorCode(102),
  earliest: Schema.String,
  latest: Schema.String,
}) {}

/** No such job. Spec: error catalogue, 308. */
export class JobNotFound extends Schema.TaggedError<JobNotFound>()("JobNotFound", { errorCode: errorCode(308) }) {}

/** The campaign's plan has no such revision. Ours; spec: error catalogue, 104. */
export class PlanRevisionNotFound extends Schema.TaggedError<PlanRevisionNotFound>()("PlanRevisionNotFound", {
  errorCode: errorCode(104),
  revision: Schema.Int,
}) {}

/** The business that a campaign is to be copied to has not said yet what every ad needs. Ours. */
export class BusinessUnfinished extends Schema.TaggedError<BusinessUnfinished>()("BusinessUnfinished", {
  errorCode: errorCode(1014),
  businessProfileId: BusinessProfileId,
}) {}

/** Some products of an ad can be advertised no longer. Ours; spec: error catalogue, 104. */
export class ReadyAdGone extends Schema.TaggedError<ReadyAdGone>()("ReadyAdGone", {
  errorCode: errorCode(104),
  productIds: Schema.Array(Schema.String),
}) {}
