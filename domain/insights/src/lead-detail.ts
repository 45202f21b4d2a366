import { contactLink, type ContactWay } from "@domain/messaging"
import type { Lead } from "./lead.ts"

/** The fields of the detail dialog, in order; the name is its title. Spec: screens, leads, detail dialog. */
export const leadDetailFields = [
  "status",
  "mobileNumber",
  "email",
  "city",
  "serviceNeeded",
  "submittedOn",
  "campaignName",
] as const satisfies ReadonlyArray<keyof Lead>
/** One field of the detail dialog. */
export type LeadDetailField = (typeof leadDetailFields)[number]

/** The fields that the lead filled in, in order. */
export const givenLeadFields = (lead: Lead): ReadonlyArray<LeadDetailField> =>
  leadDetailFields.filter((field) => lead[field] !== undefined && lead[field] !== "")

/** A way to answer a lead, and its link. */
export interface LeadAction {
  readonly way: ContactWay
  readonly link: string
}

const byNumber: ReadonlyArray<ContactWay> = ["call", "sms", "whatsApp"]

/**
 * The ways to answer a lead by its contact data. WhatsApp, besides the specification's call, SMS and mail, is ours.
 * Spec: screens, leads, actions.
 */
export const leadActions = ({ mobileNumber = "", email = "" }: Pick<Lead, "mobileNumber" | "email">) => {
  const ways: ReadonlyArray<ContactWay> = [
    ...(mobileNumber === "" ? [] : byNumber),
    ...(email === "" ? [] : (["mail"] as const)),
  ]
  return ways.map((way): LeadAction => ({ way, link: contactLink(way, { to: way === "mail" ? email : mobileNumber }) }))
}
