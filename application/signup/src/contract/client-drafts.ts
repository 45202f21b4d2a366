import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { ApprovalStanding } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PageRequest, SessionId } from "@domain/kernel"
import { LaunchState } from "@domain/launch"
import { ClientApproval, SummaryLinkState } from "@domain/signup"

const optional = Schema.optionalKey

/** The payment states by which an agent's list of drafts can be filtered. */
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
 * A page of the campaigns that the caller prepares as an agent at this portal, last changed first. A filter by approval
 * lists only campaigns that are not launched yet. Ours.
 */
export const ListClientDrafts = contract("signup/ListClientDrafts", {
  kind: "query",
  access: "listOwnProfiles",
  route: "GET /clientDrafts",
  group: "Summary approvals",
  summary: "List the campaigns that you prepare for clients, last changed first",
  description:
    "Those of the portal that began with an agent's address, and further ones of the same businesses, that belong to the signed-in user, in businesses that they still may read. standing is how far the client's approval has come, link whether the link to it works. search looks in the business's name; state is Unpaid or Paid; approval is a standing of campaigns that are not launched yet, or LinkExpired or LinkClosed where somebody was asked and can no longer answer, of the thousand that changed last.",
  example: { search: "Sunrise", state: "Unpaid", approval: "ChangeRequested", page: 1, limit: 10 },
  input: Schema.Struct({
    search: optional(textOf(100)),
    state: optional(ClientDraftState),
    approval: optional(ClientApproval),
    page: optional(PageRequest.fields.page),
    limit: optional(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 }))),
  }),
  output: Schema.Struct({ drafts: Schema.Array(ClientDraft), total: Schema.Int }),
})
