import type { CampaignStatus } from "@domain/campaigns"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import type { BillingDocument, PaymentIssue } from "@domain/wallet"
import { type PortalEvent, statusEvents } from "./portal-event.ts"

/** A campaign as its events need it. */
interface ToldCampaign {
  readonly id: CampaignId
  readonly businessProfileId: BusinessProfileId
  readonly name: string
  readonly status: CampaignStatus
  readonly reviewDueAt?: number
  readonly portalReview?: { readonly decision?: { readonly decision: "approved" | "rejected" } }
}

const campaignSubject = (id: CampaignId): string => `campaign:${id}`

/** What a campaign whose decision is awaited is news of. */
const waits = (
  event: "review.waiting" | "review.late",
  { id: campaignId, businessProfileId, name, reviewDueAt: dueAt }: ToldCampaign,
): PortalEvent => ({
  event,
  subject: campaignSubject(campaignId),
  data: { businessProfileId, campaignId, name, ...(dueAt !== undefined && { dueAt }) },
})

/** The news that a campaign's decision is late; undefined where it was made, or is due at another time by now. */
export const lateReview = (
  campaign: ToldCampaign & { readonly awaits: boolean },
  dueAt: number,
): PortalEvent | undefined =>
  campaign.awaits && campaign.reviewDueAt === dueAt ? waits("review.late", campaign) : undefined

/** The news that a document was issued. */
export const documentEvent = ({
  id: documentId,
  businessProfileId,
  kind,
  number,
  total,
  currency,
}: Pick<BillingDocument, "id" | "businessProfileId" | "kind" | "number" | "total" | "currency">): PortalEvent => ({
  event: "invoice.issued",
  subject: `document:${documentId}`,
  data: { businessProfileId, documentId, kind, number, total, currency },
})

/** The news of money that somebody has to look after. */
export const issueEvent = ({
  kind,
  gatewayReference: reference,
  amount,
  currency,
  businessProfileId,
}: Omit<PaymentIssue, "id">): PortalEvent => ({
  event: "paymentIssue.opened",
  subject: `payment:${reference}`,
  data: { kind, reference, amount, currency, ...(businessProfileId !== undefined && { businessProfileId }) },
})

/** What a change of a campaign is news of: another status, a review that began to wait, or its decision. */
export const campaignEvents = (
  before: (ToldCampaign & { readonly awaits: boolean }) | undefined,
  after: ToldCampaign & { readonly awaits: boolean },
): ReadonlyArray<PortalEvent> => {
  const { id: campaignId, businessProfileId, name, status } = after
  const subject = campaignSubject(campaignId)
  const data = { businessProfileId, campaignId, name }
  const review = after.portalReview?.decision?.decision
  const isDecided = before?.awaits === true && !after.awaits && review !== undefined
  return [
    ...(after.awaits && before?.awaits !== true ? [waits("review.waiting", after)] : []),
    ...(isDecided ? [{ event: "review.decided", subject, data: { ...data, decision: review } } as const] : []),
    ...(status !== "Draft" && status !== before?.status
      ? [{ event: statusEvents[status], subject, data: { ...data, status } } as const]
      : []),
  ]
}
