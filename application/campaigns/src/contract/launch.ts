import { Schema } from "effect"
import { contract, listOf, textOf, exampleCampaign } from "@application/kernel"
import {
  ApprovalMissing,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  CampaignNotLaunchable,
  JobNotFound,
} from "@domain/campaigns"
import { LaunchJob } from "@domain/channels"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, IdempotencyKey, NamedRegion } from "@domain/kernel"
import { IdempotencyConflict, InsufficientFunds } from "@domain/wallet"

/** The content of the page of a business without a website, in place of what its draft says. */
const SentMicroSite = Schema.Struct({
  businessName: textOf(200),
  tagline: Schema.optionalKey(textOf(200)),
  services: listOf(textOf(80), 40),
  phone: Schema.optionalKey(textOf(25)),
  emailAddress: Schema.optionalKey(textOf(254)),
})

/**
 * Accepts a launch: locks the campaign's money and queues the work; a cancelled campaign is refused, and an agent's that its client has not approved as it is. A repeat answers
 * the same job, and under a new key refused channels are tried again. Spec: calls C8 (isAsync true).
 */
export const LaunchCampaign = contract("campaigns/LaunchCampaign", {
  kind: "command",
  access: "launchCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch",
  specification: ["C8"],
  summary: "Launch a paid campaign",
  description:
    "Needs a whole draft with accepted ad texts. Locks the campaign's money and works in the background (isAsync): get the launch until its status is 2 Done or 3 Failed. The same idempotencyKey never launches twice; without one each attempt is launched once. The page of a business without a website is made from its draft; microSiteRequest says its name, tagline, services, phone and e-mail address instead, and is refused for a business that has a website. region is the draft's; a launch elsewhere is refused. An agent's campaign also needs its client's approval as it is now: 1032 says where that stands and what changed since.",
  example: { ...exampleCampaign, idempotencyKey: "launch:12", isAsync: true, region: "IN" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    campaignId: CampaignId,
    /** Without one, each attempt of the campaign is launched once. */
    idempotencyKey: Schema.optionalKey(IdempotencyKey),
    isAsync: Schema.optionalKey(Schema.Literal(true)),
    /** Where the draft was made; a launch elsewhere is refused. */
    region: Schema.optionalKey(NamedRegion),
    microSiteRequest: Schema.optionalKey(SentMicroSite),
  }),
  output: LaunchJob,
  failures: [
    CampaignNotFound,
    CampaignNotLaunchable,
    ApprovalMissing,
    CampaignMoveNotAllowed,
    CampaignMoveNotOffered,
    InsufficientFunds,
    IdempotencyConflict,
    InvalidFields,
  ],
})

/** The launch's progress per channel; polled every 3 s for at most 300 s. Spec: states, async job status. */
export const GetLaunchJob = contract("campaigns/GetLaunchJob", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/launch",
  summary: "Get the progress of a launch",
  description: "Ask every 3 seconds. Each channel has its own step.",
  example: exampleCampaign,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: LaunchJob,
  failures: [CampaignNotFound, JobNotFound],
})

/** The worker's half: creates what is missing on each channel and submits it for review. Safe to run again. */
export const RunLaunch = contract("campaigns/RunLaunch", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: Schema.Struct({}),
  failures: [CampaignNotFound],
})

/** Tells the networks of a store's products that changed since they were told, and takes away products that are shown no more. */
export const SendProducts = contract("campaigns/SendProducts", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({}),
})

/** Reads what the network finds wrong with a store's advertised products: refusals, and prices that are not the feed's. */
export const ReadProductStates = contract("campaigns/ReadProductStates", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({}),
})

/** Makes the channels agree with a campaign that its owner or its funds paused, resumed, ended or shortened. */
export const ApplyCampaignState = contract("campaigns/ApplyCampaignState", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId }),
  output: Schema.Struct({}),
  failures: [CampaignNotFound],
})

/** Reads review states, numbers and leads of every campaign that runs or ended lately; runs on a schedule. */
export const SyncCampaigns = contract("campaigns/SyncCampaigns", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ campaigns: Schema.Int }),
})
