import type { LeadId } from "@domain/kernel"
import type { Lead } from "./lead.ts"

/** A filled lead form as its network tells it; `submittedOn` is epoch milliseconds. */
export interface NetworkLead extends Pick<
  Lead,
  | "submittedOn"
  | "name"
  | "mobileNumber"
  | "email"
  | "city"
  | "serviceNeeded"
  | "consents"
  | "answers"
  | "fit"
  | "source"
> {
  readonly externalId: string
}

/** A lead with the campaign that brought it, before anybody has worked on it. */
export interface ArrivedLead extends NetworkLead, Pick<Lead, "campaignId" | "campaignName"> {}

/** An arrived lead as it is first kept. */
export const newLead = ({ externalId: _external, ...arrived }: ArrivedLead, id: LeadId): Lead => ({
  ...arrived,
  id,
  status: "New",
})
