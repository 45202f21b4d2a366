import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ApprovalStanding } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PageRequest, SessionId } from "@domain/kernel"
import { LaunchState } from "@domain/launch"
import { ClientApproval, SummaryLinkState } from "@domain/signup"

const optional = Schema.optionalKey

/** Drafts of which an agent's list can be asked for. */
export const ClientDraftState = Schema.Literals(["Unpaid", "Paid"])
export type ClientDraftState = typeof ClientDraftState.Type

/** A campaign that an agent prepares for a client: where it stands and what its client says; times are epoch milliseconds. */
export const ClientDraft = Schema.Struct({
  sessionId: SessionId,
  businessProfileId: optional(BusinessProfileId),
  campaignId: optional(CampaignId),
  /** Absent before the business has one. */
  businessName: optional(Schema.String),
  launchState: LaunchState,
  changedAt: Schema.Number,
  standing: ApprovalStanding,
  link: SummaryLinkState,
  isPaid: Schema.Boolean,
  isLaunched: Schema.Boolean,
})
export type ClientDraft = typeof ClientDraft.Type

/**
 * A page of the campaigns that the caller prepares as an agent at this portal, the one that changed last first. By an approval
 * only those are listed that are not launched yet. Ours.
 */
export const ListClientDrafts = contract("signup/ListClientDrafts", {
  access: "listOwnProfiles",
  input: Schema.Struct({
    search: optional(textOf(100)),
    state: optional(ClientDraftState),
    approval: optional(ClientApproval),
    page: optional(PageRequest.fields.page),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 }))),
  }),
  output: Schema.Struct({ drafts: Schema.Array(ClientDraft), total: Schema.Int }),
})
