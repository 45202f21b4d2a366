import { Schema } from "effect"
import { Objective } from "@domain/creatives"
import { Region, regionOrIndia } from "@domain/kernel"

/** The content of the page for a business without a website. Shape is ours. Spec: calls C8, microSiteRequest. */
export const MicroSiteRequest = Schema.Struct({
  businessName: Schema.String,
  tagline: Schema.optionalKey(Schema.String),
  services: Schema.Array(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  emailAddress: Schema.optionalKey(Schema.String),
})
export type MicroSiteRequest = typeof MicroSiteRequest.Type

/** The body of a launch, which runs as a job. Spec: calls C8. */
export const LaunchRequest = Schema.Struct({
  isAsync: Schema.Literal(true),
  microSiteRequest: Schema.optionalKey(MicroSiteRequest),
  region: Region,
})
export type LaunchRequest = typeof LaunchRequest.Type

/** What a launch request is made from. */
export interface LaunchSubject extends MicroSiteRequest {
  readonly objective: Objective
  readonly websiteUrl?: string
  readonly region?: string
}

/** Objectives whose ads lead to a page. Ours: calls and chats need none. */
const leadsToPage: ReadonlyArray<Objective> = ["LeadGeneration", "WebsiteVisits"]

/**
 * Makes the body of a launch, with a micro site if ads lead to a page and the business has no website; an unknown
 * region becomes India.
 */
export const launchRequest = ({ objective, websiteUrl = "", region, ...site }: LaunchSubject): LaunchRequest => ({
  isAsync: true,
  ...(leadsToPage.includes(objective) && websiteUrl.trim() === "" && { microSiteRequest: site }),
  region: regionOrIndia(region),
})
