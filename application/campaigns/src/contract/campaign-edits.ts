import { Schema } from "effect"
import { anyValue, contract, exampleCampaign, textOf } from "@application/kernel"
import {
  ApprovalMissing,
  ApprovalStanding,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignNotFound,
  CampaignNotLaunchable,
  CampaignPlan,
  EditedTerms,
  EndDateNotAllowed,
  PlanChange,
  PlanEdit,
  PlanRevisionNotFound,
  SentChange,
  TestMeans,
} from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, CampaignId, IdempotencyKey, MinorUnits } from "@domain/kernel"
import { BudgetNotAllowed, IdempotencyConflict, InsufficientFunds, PriceChanged } from "@domain/wallet"
import { ChangeQuote } from "./change-campaign.ts"

const ofCampaign = { businessProfileId: BusinessProfileId, campaignId: CampaignId } as const
const optional = Schema.optionalKey

/** Fields of any value, which their rules check. */
const typedFields = Schema.Record(textOf(40), anyValue).check(Schema.isMaxProperties(20))

/** A change as it is sent: all that can be changed. */
const typedEdit = Schema.Struct({ ads: typedFields, audience: typedFields, terms: optional(typedFields) })

/** A change of a campaign's ads or audience that was typed and not sent yet. `editedAt` is in epoch milliseconds. */
const EditDraft = Schema.Struct({
  edit: PlanEdit,
  version: Schema.Int,
  editedAt: Schema.Number,
  /** Who typed it last; absent once the person is gone. */
  editedBy: optional(Schema.String),
})

/** A running campaign's plan, the change that is typed, and what follows from sending it. */
export const CampaignEditState = Schema.Struct({
  /** The plan that runs. */
  plan: CampaignPlan,
  draft: optional(EditDraft),
  /** Grows by one with each save, sending and discarding; 0 before the first. */
  version: Schema.Int,
  /** What differs on each channel between what it shows and the draft. */
  changes: Schema.Array(PlanChange),
  /** The daily amount and last day with which the campaign runs. */
  running: EditedTerms,
  /** What the draft's terms cost, where they differ from the running terms and are allowed. */
  quote: optional(ChangeQuote),
  /** Message keys of what keeps the draft from being sent. */
  lacks: Schema.Array(Schema.String),
  /** Whether the campaign may begin or cease to keep hours. */
  mayChangeHours: Schema.Boolean,
  /** What a test of two versions would have that begins now; absent for a campaign without money or days. */
  means: optional(TestMeans),
  /** How far the client's approval of the draft is, where sending it needs one. */
  approval: optional(ApprovalStanding),
  /** Changes that were sent and are not shown yet, or were refused. */
  sent: Schema.Array(SentChange),
})
export type CampaignEditState = typeof CampaignEditState.Type

const refusals = [CampaignNotFound, CampaignMoveNotAllowed, CampaignMoveNotOffered, CampaignDisabled] as const

/** The change of a running campaign's ads and audience that is typed, with its effects at the networks. Ours. */
export const GetCampaignEdit = contract("campaigns/GetCampaignEdit", {
  kind: "query",
  access: "readCampaigns",
  route: "GET /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit",
  summary: "Get what is being changed in a running campaign",
  description:
    "The plan that runs, the draft of a change with what differs by channel and field, what the networks make of each difference (newAd: a new ad is reviewed while the present ad goes on; secondAd: a second ad is reviewed and then shown beside the present ad; reviewedAgain: the present ad is reviewed again; checkedApart: the added part alone; atOnce), what keeps it from being sent, and changes that were sent and are not shown yet.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: CampaignEditState,
  failures: [CampaignNotFound],
})

/** Keeps a change as it is typed; nothing reaches the networks. A draft that somebody else has saved since is not overwritten. Ours. */
export const SaveCampaignEdit = contract("campaigns/SaveCampaignEdit", {
  kind: "command",
  access: "editCampaigns",
  route: "PUT /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit",
  summary: "Keep a change of a running campaign as it is typed",
  description:
    "edit is all that can be changed, not a difference; its terms are another dailyBudget (minor units) or endDate, whose price the answer's quote says. version is the one that was read, 0 before anything was typed; where a draft was saved, sent or discarded since, the answer is 409 with what is there. A draft that equals the running plan is removed.",
  example: { ...exampleCampaign, edit: { ads: {}, audience: { targetGender: "All" } }, version: 0 },
  input: Schema.Struct({
    ...ofCampaign,
    edit: typedEdit,
    version: Schema.Int,
  }),
  output: CampaignEditState,
  failures: [...refusals, DifferenceStale, InvalidFields],
})

/** What follows from a change of a running campaign that is kept nowhere. Ours. */
export const PreviewCampaignEdit = contract("campaigns/PreviewCampaignEdit", {
  kind: "query",
  access: "readCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit/preview",
  summary: "Preview a change of a running campaign",
  description:
    "edit is all that can be changed, not a difference. changes are what would differ on each channel with what its network makes of it, as in GetCampaignEdit, and lacks what would keep the change from being sent. Nothing is kept.",
  example: { ...exampleCampaign, edit: { ads: {}, audience: { targetGender: "All" } } },
  input: Schema.Struct({ ...ofCampaign, edit: typedEdit }),
  output: Schema.Struct({ changes: Schema.Array(PlanChange), lacks: Schema.Array(Schema.String) }),
  failures: [CampaignNotFound, InvalidFields],
})

/** Ours. */
export const DiscardCampaignEdit = contract("campaigns/DiscardCampaignEdit", {
  kind: "command",
  access: "editCampaigns",
  route: "DELETE /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit",
  summary: "Discard a change that was not sent",
  description: "version is the draft's that was looked at; another one is answered with 409.",
  example: { ...exampleCampaign, version: 3 },
  input: Schema.Struct({ ...ofCampaign, version: Schema.Int }),
  output: CampaignEditState,
  failures: [CampaignNotFound, DifferenceStale],
})

/**
 * Accepts the draft and sends it to the networks as the smallest change that each takes, once per key. A portal that reviews
 * campaigns decides on it first. Ours.
 */
export const SendCampaignEdit = contract("campaigns/SendCampaignEdit", {
  kind: "command",
  access: "launchCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit/send",
  summary: "Send a change of a running campaign to its networks",
  description:
    "version is the draft's that was looked at; another one is answered with 409. The same idempotencyKey sends nothing twice. New words or pictures make a new ad beside the present ad, which goes on until the new one is approved. Where the draft has other terms, total is their quoted price: another one is answered with the price of now, and nothing is sent.",
  example: { ...exampleCampaign, version: 3, idempotencyKey: "edit:12:3" },
  input: Schema.Struct({
    ...ofCampaign,
    version: Schema.Int,
    idempotencyKey: IdempotencyKey,
    total: optional(MinorUnits),
  }),
  output: CampaignEditState,
  failures: [
    ...refusals,
    CampaignNotLaunchable,
    ApprovalMissing,
    DifferenceStale,
    EndDateNotAllowed,
    BudgetNotAllowed,
    PriceChanged,
    InsufficientFunds,
    IdempotencyConflict,
    InvalidFields,
  ],
})

/** Makes an earlier revision of the plan the draft, to be looked at and sent; a draft that is there is replaced. Ours. */
export const RestorePlanRevision = contract("campaigns/RestorePlanRevision", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/revisions/:revision/restore",
  summary: "Begin a change with an earlier version of a campaign",
  description:
    "The ads, the audience and, where it has them, the daily amount and the last day of the revision become the draft; a day that has passed stays as it is. Send an empty object.",
  example: { ...exampleCampaign, revision: 1 },
  input: Schema.Struct({ ...ofCampaign, revision: Schema.Int }),
  output: CampaignEditState,
  failures: [...refusals, PlanRevisionNotFound],
})

/** Shows the draft to the client on the campaign's summary, where it can be approved. Ours. */
export const ShowEditToClient = contract("campaigns/ShowEditToClient", {
  kind: "command",
  access: "editCampaigns",
  route: "POST /businessProfiles/:businessProfileId/roimaticCampaigns/:campaignId/edit/show",
  summary: "Show a change to the client who approves the campaign",
  description:
    "From now on the campaign's summary link shows the draft; its approvers decide on it there. Send an empty object.",
  example: exampleCampaign,
  input: Schema.Struct(ofCampaign),
  output: CampaignEditState,
  failures: refusals,
})

/** Tells the networks what was changed, and shows a new ad once its network has approved it; run again it goes on. */
export const ApplyCampaignEdit = contract("campaigns/ApplyCampaignEdit", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct(ofCampaign),
  output: Schema.Struct({}),
  failures: [CampaignNotFound],
})
