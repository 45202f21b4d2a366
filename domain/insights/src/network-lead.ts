import type { LeadId } from "@domain/kernel"
import type { Lead } from "./lead.ts"
import type { LeadKeys } from "./lead-marks/lead-keys.ts"

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
export interface ArrivedLead extends NetworkLead, Pick<Lead, "campaignId" | "campaignName" | "marks"> {
  /** By which others of the same person are found. */
  readonly keys?: LeadKeys
}

/** An arrived lead as it is first kept. */
export const newLead = ({ externalId: _external, keys: _keys, ...arrived }: ArrivedLead, id: LeadId): Lead => ({
  ...arrived,
  id,
  status: "New",
})
