import { Schema } from "effect"
import { sessionIdPattern } from "./session-id-pattern.ts"

const positive = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

/** A white-labelled portal. Spec: entities, portal. */
export const PortalId = positive.pipe(Schema.brand("PortalId"))
export type PortalId = typeof PortalId.Type

/** A user. Spec: entities, user. */
export const UserId = positive.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** An advertiser, the tenant. Spec: entities, business profile (-1, the brand portal level, is not a tenant). */
export const BusinessProfileId = positive.pipe(Schema.brand("BusinessProfileId"))
export type BusinessProfileId = typeof BusinessProfileId.Type

/** A campaign of a business profile. Spec: entities, campaign. */
export const CampaignId = positive.pipe(Schema.brand("CampaignId"))
export type CampaignId = typeof CampaignId.Type

/** A lead: somebody who answered an ad. Spec: entities, lead. */
export const LeadId = positive.pipe(Schema.brand("LeadId"))
export type LeadId = typeof LeadId.Type

/** One store of a business. Spec: entities, HQ franchise store. */
export const StoreId = positive.pipe(Schema.brand("StoreId"))
export type StoreId = typeof StoreId.Type

/** A catalogue of products. Spec: entities, catalog. */
export const ProductCatalogId = positive.pipe(Schema.brand("ProductCatalogId"))
export type ProductCatalogId = typeof ProductCatalogId.Type

/** A feed that fills a catalogue. Spec: entities, feed. */
export const ProductFeedId = positive.pipe(Schema.brand("ProductFeedId"))
export type ProductFeedId = typeof ProductFeedId.Type

/** Identifies a past reading of a product feed. */
export const FeedReadingId = positive.pipe(Schema.brand("FeedReadingId"))
export type FeedReadingId = typeof FeedReadingId.Type

/** An invoice of a wallet. Spec: entities, wallet. */
export const InvoiceId = positive.pipe(Schema.brand("InvoiceId"))
export type InvoiceId = typeof InvoiceId.Type

/** A transaction of a wallet. Spec: entities, wallet. */
export const TransactionId = positive.pipe(Schema.brand("TransactionId"))
export type TransactionId = typeof TransactionId.Type

/** A published report. Spec: screens, publishedReports. */
export const ReportId = positive.pipe(Schema.brand("ReportId"))
export type ReportId = typeof ReportId.Type

/** A report over many clients. Ours. */
export const AgencyReportId = positive.pipe(Schema.brand("AgencyReportId"))
export type AgencyReportId = typeof AgencyReportId.Type

/** A regular report of a business. Ours. */
export const ReportScheduleId = positive.pipe(Schema.brand("ReportScheduleId"))
export type ReportScheduleId = typeof ReportScheduleId.Type

/** One report of a schedule as it was sent. Ours. */
export const ReportSendingId = positive.pipe(Schema.brand("ReportSendingId"))
export type ReportSendingId = typeof ReportSendingId.Type

/** A list of a business's customers, or of people like them. Ours. */
export const CustomerListId = positive.pipe(Schema.brand("CustomerListId"))
export type CustomerListId = typeof CustomerListId.Type

/** A place that a business's leads are sent to. Ours. */
export const LeadDestinationId = positive.pipe(Schema.brand("LeadDestinationId"))
export type LeadDestinationId = typeof LeadDestinationId.Type

/** The sending of one event of a lead to a destination. Ours. */
export const LeadDeliveryId = positive.pipe(Schema.brand("LeadDeliveryId"))
export type LeadDeliveryId = typeof LeadDeliveryId.Type

/** What counts as a conversion on a business's website. Ours. */
export const ConversionActionId = positive.pipe(Schema.brand("ConversionActionId"))
export type ConversionActionId = typeof ConversionActionId.Type

/** A notification of a user. Ours. */
export const NotificationId = positive.pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

/** A request to be called. Spec: entities, callback request. */
export const CallbackRequestId = positive.pipe(Schema.brand("CallbackRequestId"))
export type CallbackRequestId = typeof CallbackRequestId.Type

/** A sign-up session; unguessable, because it opens a draft without a login. */
export const SessionId = Schema.String.check(Schema.isPattern(sessionIdPattern)).pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

/** An asynchronous job that a browser may poll. */
export const JobId = Schema.String.check(Schema.isMinLength(8)).pipe(Schema.brand("JobId"))
export type JobId = typeof JobId.Type

/** Chosen by the caller; a command repeated with the same key takes effect once. */
export const IdempotencyKey = Schema.String.check(Schema.isMinLength(8), Schema.isMaxLength(128)).pipe(
  Schema.brand("IdempotencyKey"),
)
export type IdempotencyKey = typeof IdempotencyKey.Type
