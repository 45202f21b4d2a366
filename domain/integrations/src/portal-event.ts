import { CampaignStatus } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, CurrencyCode, LeadId, MinorUnits } from "@domain/kernel"
import { DocumentId, DocumentKind, PaymentIssueKind, type ReversalStep } from "@domain/wallet"
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
const issueData = Schema.Struct({
  /** Absent where nobody knows whose payment it is. */
  businessProfileId: Schema.optionalKey(BusinessProfileId),
  kind: PaymentIssueKind,
  reference: Schema.String,
  /** In minor units. */
  amount: MinorUnits,
  currency: CurrencyCode,
})
const documentData = Schema.Struct({
  ...ofBusiness,
  documentId: DocumentId,
  kind: DocumentKind,
  number: Schema.String,
  /** In minor units, tax included. */
  total: MinorUnits,
  currency: CurrencyCode,
})
const reviewData = Schema.Struct({
  ...ofBusiness,
  campaignId: CampaignId,
  name: Schema.String,
  /** When the decision is due, in epoch milliseconds. */
  dueAt: Schema.optionalKey(Schema.Number),
  decision: Schema.optionalKey(Schema.Literals(["approved", "rejected"])),
})

const exampleCampaign = { businessProfileId: 7, campaignId: 12, name: "Spring" } as const
const examplePayment = {
  businessProfileId: 7,
  reference: "pay_29QQoUBi66xm2f",
  amount: 500_000,
  currency: "INR",
} as const

/** What events are about, by which an administrator picks them. */
export const eventAreas = ["campaigns", "leads", "money", "reviews"] as const
/** What an event is about. */
export type EventArea = (typeof eventAreas)[number]

/** A kind of event with its area, the schema of its data and an example as it goes over the wire. */
interface PortalEventRow {
  readonly area: EventArea
  readonly data: Schema.Codec<PortalEventData, unknown>
  readonly example: Readonly<Record<string, string | number>>
  readonly summary: string
}

/** What an event tells: names of things and facts of money, and of people nothing. */
export type PortalEventData =
  | typeof campaignData.Type
  | typeof leadData.Type
  | typeof paymentData.Type
  | typeof issueData.Type
  | typeof documentData.Type
  | typeof reviewData.Type

/** A status of a campaign that is news. */
export type ToldStatus = Exclude<CampaignStatus, "Draft">

/** What the status that a campaign came to is called among the events; a draft is nobody's news. */
export const statusEvents = {
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
  area: "campaigns",
  data: campaignData,
  example: { ...exampleCampaign, status },
  summary,
})
const leadRow = (summary: string): PortalEventRow => ({
  area: "leads",
  data: leadData,
  example: { businessProfileId: 7, leadId: 5 },
  summary,
})
const paymentRow = (summary: string): PortalEventRow => ({
  area: "money",
  data: paymentData,
  example: examplePayment,
  summary,
})
const exampleDueAt = 1_796_115_600_000
const reviewRow = (more: PortalEventRow["example"], summary: string): PortalEventRow => ({
  area: "reviews",
  data: reviewData,
  example: { ...exampleCampaign, ...more },
  summary,
})

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
  "paymentIssue.opened": {
    area: "money",
    data: issueData,
    example: { ...examplePayment, kind: "otherAmountTaken" },
    summary: "Money at a gateway needs somebody to look after it",
  },
  "invoice.issued": {
    area: "money",
    data: documentData,
    example: {
      businessProfileId: 7,
      documentId: 31,
      kind: "invoice",
      number: "MQI/26-27/00031",
      total: 590_000,
      currency: "INR",
    },
    summary: "An invoice, credit note, receipt or refund voucher was issued",
  },
  "review.waiting": reviewRow({ dueAt: exampleDueAt }, "A campaign waits for the portal's decision"),
  "review.late": reviewRow({ dueAt: exampleDueAt }, "The portal has not decided in the promised time"),
  "review.decided": reviewRow({ decision: "approved" }, "The portal has decided on a campaign"),
} as const satisfies Readonly<Record<string, PortalEventRow>> &
  Readonly<
    Record<(typeof statusEvents)[ToldStatus] | LeadEventKind | (typeof reversalEvents)[ReversalStep], PortalEventRow>
  >

/** The kind of an event. */
export const PortalEventKind = Schema.Literals(
  Object.keys(portalEvents).filter((name): name is keyof typeof portalEvents => name in portalEvents),
)
export type PortalEventKind = typeof PortalEventKind.Type

/** The kinds of an area, in their order. */
export const eventsOf = (area: EventArea): ReadonlyArray<PortalEventKind> =>
  PortalEventKind.literals.filter((kind) => portalEvents[kind].area === area)

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
