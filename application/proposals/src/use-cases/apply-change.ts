import {
  ChangeCampaign,
  PauseCampaign,
  ResumeCampaign,
  SaveCampaignEdit,
  SendCampaignEdit,
} from "@application/campaigns/contract"
import { CampaignCalls } from "@application/campaigns/services"
import { AddLeadNote, ChangeLead } from "@application/insights/contract"
import { LeadCalls } from "@application/insights/services"
import { type BusinessProfileId, IdempotencyKey, type MinorUnits } from "@domain/kernel"
import { type ChangeOf, type ProposedChange, ProposalBlocked } from "@domain/proposals"
import { PriceChanged } from "@domain/wallet"
import { Effect } from "effect"
import { editFor, signedIn, type Subject } from "./subject.ts"

/** A proposal on its way: whose it is, its number, and the price that was seen. */
export interface ApprovedChange {
  readonly businessProfileId: BusinessProfileId
  readonly proposalId: number
  readonly subject: Subject
  readonly total?: MinorUnits | undefined
}

const keyOf = ({ businessProfileId, proposalId }: ApprovedChange) =>
  IdempotencyKey.make(`proposal:${businessProfileId}:${proposalId}`)

/** Sends another plan to the networks; what somebody is typing is not mixed with it. */
const sendEdit = Effect.fnUntraced(function* (
  approved: ApprovedChange,
  change: ChangeOf<"ChangeAdTexts"> | ChangeOf<"ChangeNegativeKeywords">,
) {
  const { businessProfileId, subject } = approved
  if (subject.edit?.draft !== undefined) return yield* new ProposalBlocked({ why: "draft" })
  const { call } = yield* CampaignCalls
  const key = { businessProfileId, campaignId: change.campaignId }
  const edit = yield* editFor(subject, change)
  const { version } = yield* signedIn(call(SaveCampaignEdit, { ...key, edit, version: subject.edit?.version ?? 0 }))
  yield* signedIn(call(SendCampaignEdit, { ...key, version, idempotencyKey: keyOf(approved) }))
})

const resume = Effect.fnUntraced(function* (
  { businessProfileId, subject: { returned = 0 }, total = 0 }: ApprovedChange,
  { campaignId }: ChangeOf<"ResumeCampaign">,
) {
  if (returned !== total) return yield* new PriceChanged({ total: returned, due: 0 })
  yield* signedIn((yield* CampaignCalls).call(ResumeCampaign, { businessProfileId, campaignId }))
})

const changeTerms = Effect.fnUntraced(function* (
  approved: ApprovedChange,
  { kind: _kind, ...terms }: ChangeOf<"ChangeBudget">,
) {
  const { businessProfileId, total } = approved
  const { call } = yield* CampaignCalls
  const idempotencyKey = keyOf(approved)
  yield* signedIn(call(ChangeCampaign, { businessProfileId, ...terms, total: total ?? 0, idempotencyKey }))
})

const changeLead = Effect.fnUntraced(function* (
  { businessProfileId, subject }: ApprovedChange,
  { leadId, status, note }: ChangeOf<"ChangeLead">,
) {
  const { call } = yield* LeadCalls
  const was = subject.facts.leadStatus as NonNullable<typeof status>
  if (status !== undefined && status !== was)
    yield* signedIn(call(ChangeLead, { businessProfileId, leadId, change: { kind: "Status", was, now: status } }))
  if (note !== undefined) yield* signedIn(call(AddLeadNote, { businessProfileId, leadId, text: note }))
})

/** Makes a change by the call that it describes, in the name of whoever calls. */
export const applyChange = Effect.fnUntraced(function* (approved: ApprovedChange, change: ProposedChange) {
  const { businessProfileId } = approved
  switch (change.kind) {
    case "PauseCampaign":
      yield* signedIn((yield* CampaignCalls).call(PauseCampaign, { businessProfileId, campaignId: change.campaignId }))
      return
    case "ResumeCampaign":
      return yield* resume(approved, change)
    case "ChangeBudget":
      return yield* changeTerms(approved, change)
    case "ChangeAdTexts":
    case "ChangeNegativeKeywords":
      return yield* sendEdit(approved, change)
    case "ChangeLead":
      return yield* changeLead(approved, change)
  }
})
