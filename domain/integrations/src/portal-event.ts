import { CampaignStatus } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, CurrencyCode, LeadId, MinorUnits } from "@domain/kernel"
import type { ReversalStep } from "@domain/wallet"
import { DateTime, Schema } from "effect"
import { LeadEventKind } from "./lead-message.ts"

const ofBusiness = { businessProfileId: BusinessProfileId } as const
const campaignData = Schema.Struct({
  ...ofBusiness,
  campaignId: CampaignId,
  name: Schema.String,
  status: CampaignStatus,
})
const leadData = Schema.Struct({ ...ofBusiness, leadId: LeadId })
const paymentData = Schema.Struct({
  ...ofBusiness,
  reference: Schema.String,
  /** In minor units. */
  amount: MinorUnits,
  currency: CurrencyCode,
})
const reviewData = Schema.Struct({
  ...ofBusiness,
  campaignId: CampaignId,
  name: Schema.String,
  decision: Schema.optionalKey(Schema.Literals(["approved", "rejected"])),
})

const exampleCampaign = { businessProfileId: 7, campaignId: 12, name: "Spring" } as const
const examplePayment = {
  businessProfileId: 7,
  reference: "pay_29QQoUBi66xm2f",
  amount: 500_000,
  currency: "INR",
} as const

/** A kind of event with the schema of its data and an example as it goes over the wire. */
interface PortalEventRow {
  readonly data: Schema.Codec<PortalEventData, unknown>
  readonly example: Readonly<Record<string, string | number>>
  readonly summary: string
}

/** What an event tells: names of things and facts of money, and of people nothing. */
export type PortalEventData =
  | typeof campaignData.Type
  | typeof leadData.Type
  | typeof paymentData.Type
  | typeof reviewData.Type

type ToldStatus = Exclude<CampaignStatus, "Draft">

/** What the status that a campaign came to is called among the events; a draft is nobody's news. */
const statusEvents = {
  InReview: "campaign.inReview",
  Approved: "campaign.approved",
  Active: "campaign.active",
  Paused: "campaign.paused",
  Rejected: "campaign.rejected",
  Completed: "campaign.completed",
  Archived: "campaign.archived",
} as const satisfies Readonly<Record<ToldStatus, string>>

/** What a step of a payment's reversal is called among the events. */
export const reversalEvents = {
  refund: "payment.refunded",
  hold: "payment.disputed",
  lose: "payment.disputeLost",
  win: "payment.disputeWon",
} as const satisfies Readonly<Record<ReversalStep, string>>

const campaignRow = (status: ToldStatus, summary: string): PortalEventRow => ({
  data: campaignData,
  example: { ...exampleCampaign, status },
  summary,
})
const leadRow = (summary: string): PortalEventRow => ({
  data: leadData,
  example: { businessProfileId: 7, leadId: 5 },
  summary,
})
const paymentRow = (summary: string): PortalEventRow => ({ data: paymentData, example: examplePayment, summary })

/** Every event that a portal's endpoints can be told. Its kinds, the API's page and the tests follow. Ours. */
export const portalEvents = {
  "campaign.inReview": campaignRow("InReview", "A campaign waits for a network's or the portal's review"),
  "campaign.approved": campaignRow("Approved", "A campaign was approved and has yet to begin"),
  "campaign.active": campaignRow("Active", "A campaign was launched or goes on"),
  "campaign.paused": campaignRow("Paused", "A campaign was paused"),
  "campaign.rejected": campaignRow("Rejected", "A campaign was refused"),
  "campaign.completed": campaignRow("Completed", "A campaign has ended"),
  "campaign.archived": campaignRow("Archived", "A campaign was archived"),
  "lead.created": leadRow("A lead came; ask for it by its number"),
  "lead.updated": leadRow("A lead was changed"),
  "payment.received": paymentRow("A payment was credited"),
  "payment.refunded": paymentRow("A payment was refunded, in part or whole"),
  "payment.disputed": paymentRow("A payment is disputed, and its money held"),
  "payment.disputeLost": paymentRow("A dispute was lost"),
  "payment.disputeWon": paymentRow("A dispute was won"),
  "review.waiting": {
    data: reviewData,
    example: exampleCampaign,
    summary: "A campaign waits for the portal's decision",
  },
  "review.decided": {
    data: reviewData,
    example: { ...exampleCampaign, decision: "approved" },
    summary: "The portal has decided on a campaign",
  },
} as const satisfies Readonly<Record<string, PortalEventRow>> &
  Readonly<
    Record<(typeof statusEvents)[ToldStatus] | LeadEventKind | (typeof reversalEvents)[ReversalStep], PortalEventRow>
  >

/** The kind of an event. */
export const PortalEventKind = Schema.Literals(
  Object.keys(portalEvents).filter((name): name is keyof typeof portalEvents => name in portalEvents),
)
export type PortalEventKind = typeof PortalEventKind.Type

/** An event with its subject, whose events reach a receiver in order. */
export interface PortalEvent {
  readonly event: PortalEventKind
  readonly subject: string
  readonly data: PortalEventData
}

/** The message of an event that happened at a moment. */
export const portalMessage = (
  {
    event,
    data,
    isTest = false,
  }: Pick<PortalEvent, "event"> & { readonly data: Schema.Json; readonly isTest?: boolean },
  at: number,
) => ({
  type: event,
  timestamp: DateTime.formatIso(DateTime.makeUnsafe(at)),
  ...(isTest && { test: true as const }),
  data,
})

/** A campaign as its events need it. */
interface ToldCampaign {
  readonly id: CampaignId
  readonly businessProfileId: BusinessProfileId
  readonly name: string
  readonly status: CampaignStatus
  readonly portalReview?: { readonly decision?: { readonly decision: "approved" | "rejected" } }
}

/** What a change of a campaign is news of: another status, a review that began to wait, or its decision. */
export const campaignEvents = (
  before: (ToldCampaign & { readonly awaits: boolean }) | undefined,
  after: ToldCampaign & { readonly awaits: boolean },
): ReadonlyArray<PortalEvent> => {
  const { id: campaignId, businessProfileId, name, status } = after
  const subject = `campaign:${campaignId}`
  const data = { businessProfileId, campaignId, name }
  const review = after.portalReview?.decision?.decision
  const isDecided = before?.awaits === true && !after.awaits && review !== undefined
  return [
    ...(after.awaits && before?.awaits !== true ? [{ event: "review.waiting", subject, data } as const] : []),
    ...(isDecided ? [{ event: "review.decided", subject, data: { ...data, decision: review } } as const] : []),
    ...(status !== "Draft" && status !== before?.status
      ? [{ event: statusEvents[status], subject, data: { ...data, status } } as const]
      : []),
  ]
}
