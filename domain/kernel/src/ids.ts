import { Schema } from "effect"
import { sessionIdPattern } from "./session-id.ts"

const positive = Schema.Int.check(Schema.isGreaterThanOrEqualTo(1))

export const PortalId = positive.pipe(Schema.brand("PortalId"))
export type PortalId = typeof PortalId.Type

export const UserId = positive.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** The tenant: one advertiser. Spec: entities, business profile (-1, the brand portal level, is not a tenant). */
export const BusinessProfileId = positive.pipe(Schema.brand("BusinessProfileId"))
export type BusinessProfileId = typeof BusinessProfileId.Type

export const CampaignId = positive.pipe(Schema.brand("CampaignId"))
export type CampaignId = typeof CampaignId.Type

export const LeadId = positive.pipe(Schema.brand("LeadId"))
export type LeadId = typeof LeadId.Type

/** A sign-up session; unguessable, because it resumes a draft without a login. */
export const SessionId = Schema.String.check(Schema.isPattern(sessionIdPattern)).pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

/** An asynchronous job that a browser may poll. */
export const JobId = Schema.String.check(Schema.isMinLength(8)).pipe(Schema.brand("JobId"))
export type JobId = typeof JobId.Type

/** Chosen by the caller; repeats of a command with one key take effect once. */
export const IdempotencyKey = Schema.String.check(Schema.isMinLength(8), Schema.isMaxLength(128)).pipe(
  Schema.brand("IdempotencyKey"),
)
export type IdempotencyKey = typeof IdempotencyKey.Type
