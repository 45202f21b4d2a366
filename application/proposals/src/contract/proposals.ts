import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  ApprovalMissing,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  CampaignDisabled,
  CampaignNotFound,
  EndDateNotAllowed,
} from "@domain/campaigns"
import { InvalidFields, Role } from "@domain/identity"
import { LeadIsErased, LeadNotFound } from "@domain/insights"
import { BusinessProfileId, IdempotencyKey, MinorUnits } from "@domain/kernel"
import {
  Proposal,
  ProposalBlocked,
  ProposalChangesNothing,
  ProposalClosed,
  ProposalDecision,
  proposalLimits,
  ProposalNotFound,
  ProposalNotUndoable,
  ProposalOfAnother,
  ProposalsFull,
  ProposedChange,
} from "@domain/proposals"
import { BudgetNotAllowed, IdempotencyConflict, InsufficientFunds, PriceChanged } from "@domain/wallet"
import { Schema } from "effect"

const optional = Schema.optionalKey
const group = "Proposals"

const ProposalId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 40 }))
const ofProposal = { businessProfileId: BusinessProfileId, proposalId: ProposalId } as const
const exampleProposal = { ...exampleProfile, proposalId: 4 } as const

/** A proposal as it is shown: with the names of its people, who may approve it, and whether the reader is one of them. */
export const ShownProposal = Schema.Struct({
  ...Proposal.fields,
  businessProfileId: BusinessProfileId,
  /** The name of the person who proposes, or who let the assistant in. */
  proposerName: Schema.String,
  decision: optional(Schema.Struct({ ...ProposalDecision.fields, name: Schema.String })),
  /** The roles that may approve it. */
  roles: Schema.Array(Role),
  mayDecide: Schema.Boolean,
  mayWithdraw: Schema.Boolean,
  mayUndo: Schema.Boolean,
})
export type ShownProposal = typeof ShownProposal.Type

const refusals = [
  CampaignNotFound,
  CampaignDisabled,
  CampaignMoveNotAllowed,
  CampaignMoveNotOffered,
  EndDateNotAllowed,
  BudgetNotAllowed,
  LeadNotFound,
  LeadIsErased,
  InvalidFields,
  ProposalChangesNothing,
] as const

/** Records a change that a person decides on. Nothing is changed by it, unless a rule of the business approves it. Ours. */
export const ProposeChange = contract("proposals/ProposeChange", {
  kind: "workflow",
  access: "proposeChange",
  route: "POST /businessProfiles/:businessProfileId/proposals",
  group,
  summary: "Propose a change that a person approves",
  description: `change names its kind: PauseCampaign, ResumeCampaign, ChangeBudget (dailyBudget in minor units, endDate), ChangeAdTexts (texts), ChangeNegativeKeywords (add and remove, in Google's notation) or ChangeLead (status, note). The answer is the proposal with its difference, its price where money moves, what networks review again and the roles that may approve it. Nothing changes until somebody approves it, or a rule of the business does (status Applied). It waits ${proposalLimits.days} days. The same idempotencyKey proposes nothing twice. A proposer makes at most ${proposalLimits.madeADay} a day for a business, of which ${proposalLimits.waiting} wait at once.`,
  example: {
    ...exampleProfile,
    change: { kind: "ChangeBudget", campaignId: 12, dailyBudget: 40_000 },
    reason: "The budget is spent by noon on most days.",
    tool: "change_campaign",
    idempotencyKey: "propose:12:40000",
  },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    change: ProposedChange,
    reason: textOf(proposalLimits.reason),
    tool: optional(textOf(proposalLimits.tool)),
    promptHash: optional(textOf(proposalLimits.promptHash)),
    idempotencyKey: IdempotencyKey,
  }),
  output: ShownProposal,
  failures: [...refusals, ProposalsFull, IdempotencyConflict],
})

/** Proposals of a business, newest first: that wait for an answer, or that are done. Ours. */
export const ListProposals = contract("proposals/ListProposals", {
  kind: "query",
  access: "proposeChange",
  route: "GET /businessProfiles/:businessProfileId/proposals",
  group,
  summary: "List proposals that wait or are done",
  description:
    "part is waiting (without one) or done. waiting counts the proposals that wait. cursor continues a page.",
  example: { ...exampleProfile, part: "waiting", limit: 20 },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    part: optional(Schema.Literals(["waiting", "done"])),
    cursor: optional(textOf(200)),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({
    proposals: Schema.Array(ShownProposal),
    waiting: Schema.Int,
    nextCursor: optional(Schema.String),
  }),
})

/** A proposal; the price of an open one is the price of this moment. Ours. */
export const GetProposal = contract("proposals/GetProposal", {
  kind: "query",
  access: "proposeChange",
  route: "GET /businessProfiles/:businessProfileId/proposals/:proposalId",
  group,
  summary: "Get a proposal with what became of it",
  description:
    "status is Open, Applied, Refused, Withdrawn, Expired, Stale (changed says what differs by now) or Failed (failure says why).",
  example: exampleProposal,
  input: Schema.Struct(ofProposal),
  output: ShownProposal,
  failures: [ProposalNotFound],
})

/** Makes a proposed change in the name of whoever approves it, by the call and with the rights that it takes. Ours. */
export const ApproveProposal = contract("proposals/ApproveProposal", {
  kind: "workflow",
  access: "decideProposals",
  route: "POST /businessProfiles/:businessProfileId/proposals/:proposalId/approve",
  group,
  summary: "Approve a proposal, which makes its change",
  description:
    "No assistant and no API key may. total is the price that was shown, for a proposal that has one. The answer's status is Applied; or Stale where what it changes has changed since, with what differs in changed; or Failed, with the failure of the call. A right that is missing, another price and missing funds leave it open.",
  example: { ...exampleProposal, total: 45_000 },
  input: Schema.Struct({ ...ofProposal, total: optional(MinorUnits) }),
  output: ShownProposal,
  failures: [ProposalNotFound, ProposalClosed, ProposalBlocked, PriceChanged, InsufficientFunds, ApprovalMissing],
})

/** Ours. */
export const RefuseProposal = contract("proposals/RefuseProposal", {
  kind: "command",
  access: "decideProposals",
  route: "POST /businessProfiles/:businessProfileId/proposals/:proposalId/refuse",
  group,
  summary: "Refuse a proposal",
  description: "words tell the proposer why.",
  example: { ...exampleProposal, words: "We keep it until the holidays are over." },
  input: Schema.Struct({ ...ofProposal, words: optional(textOf(proposalLimits.words)) }),
  output: ShownProposal,
  failures: [ProposalNotFound, ProposalClosed],
})

/** Takes a proposal back; only its proposer may. Ours. */
export const WithdrawProposal = contract("proposals/WithdrawProposal", {
  kind: "command",
  access: "proposeChange",
  route: "POST /businessProfiles/:businessProfileId/proposals/:proposalId/withdraw",
  group,
  summary: "Withdraw a proposal of one's own",
  description: "Send an empty object.",
  example: exampleProposal,
  input: Schema.Struct(ofProposal),
  output: ShownProposal,
  failures: [ProposalNotFound, ProposalClosed, ProposalOfAnother],
})

/** Proposes to restore what an applied proposal changed. Ours. */
export const UndoProposal = contract("proposals/UndoProposal", {
  kind: "workflow",
  access: "proposeChange",
  route: "POST /businessProfiles/:businessProfileId/proposals/:proposalId/undo",
  group,
  summary: "Propose to undo an applied proposal",
  description:
    "The answer is a new proposal with the former values, which somebody approves. A second call answers with the same one while it waits. A note of a lead is not undone.",
  example: { ...exampleProposal, reason: "More people called before." },
  input: Schema.Struct({
    ...ofProposal,
    reason: optional(textOf(proposalLimits.reason)),
    tool: optional(textOf(proposalLimits.tool)),
    promptHash: optional(textOf(proposalLimits.promptHash)),
  }),
  output: ShownProposal,
  failures: [ProposalNotFound, ProposalNotUndoable, ...refusals, ProposalsFull, IdempotencyConflict],
})

/** Ends a proposal that nobody answered in time. Ours. */
export const ExpireProposal = contract("proposals/ExpireProposal", {
  kind: "command",
  access: "system",
  input: Schema.Struct(ofProposal),
  output: Schema.Struct({}),
})
