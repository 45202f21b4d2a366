import { Schema } from "effect"
import { Objective } from "@domain/creatives"
import { Region, regionOrIndia } from "@domain/kernel"

/** What a page made for a business without a website shows. Shape is ours. Spec: calls C8, microSiteRequest. */
export const MicroSiteRequest = Schema.Struct({
  businessName: Schema.String,
  tagline: Schema.optionalKey(Schema.String),
  services: Schema.Array(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  emailAddress: Schema.optionalKey(Schema.String),
})
export type MicroSiteRequest = typeof MicroSiteRequest.Type

/** The body of a launch; accepted at once and worked off as a job. Spec: calls C8. */
export const LaunchRequest = Schema.Struct({
  isAsync: Schema.Literal(true),
  microSiteRequest: Schema.optionalKey(MicroSiteRequest),
  region: Region,
})
export type LaunchRequest = typeof LaunchRequest.Type

/** What a launch is asked for with. */
export interface LaunchSubject extends MicroSiteRequest {
  readonly objective: Objective
  readonly websiteUrl?: string
  readonly region?: string
}

/** Objectives whose ads lead to a page. Ours: a call or a chat needs none. */
const leadsToPage: ReadonlyArray<Objective> = ["LeadGeneration", "WebsiteVisits"]

/** The launch's body: a micro site is asked for where ads lead to a page and the business has none; an unknown region is India. */
export const launchRequest = ({ objective, websiteUrl = "", region, ...site }: LaunchSubject): LaunchRequest => ({
  isAsync: true,
  ...(leadsToPage.includes(objective) && websiteUrl.trim() === "" && { microSiteRequest: site }),
  region: regionOrIndia(region),
})
