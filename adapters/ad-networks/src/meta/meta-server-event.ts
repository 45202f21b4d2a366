import type { NetworkConversion, NetworkEvent, NetworkLeadStage } from "@application/conversions/ports"
import type { LeadStage } from "@domain/conversions"
import type { ConversionCategory } from "@domain/kernel"
import { worthOf } from "../conversion-network.ts"
import { personOf } from "./meta-person.ts"

/** Meta's standard events; what is none of them has a name of its own. Source: Meta Pixel, "Standard Events". */
export const metaEventNames: Readonly<Record<ConversionCategory, string>> = {
  Purchase: "Purchase",
  Enquiry: "Lead",
  Booking: "Schedule",
  SignUp: "CompleteRegistration",
  Contact: "Contact",
  Other: "OtherConversion",
}

/**
 * Stages of leads by the names that Meta's guide gives them; of bad leads it names none, and takes a name of our own. Source: Meta,
 * "Payload Specification" of the Conversions API for CRM.
 */
export const metaLeadStages: Readonly<Record<LeadStage, string>> = {
  Received: "Initial Lead from Facebook",
  Qualified: "Marketing Qualified Lead",
  Won: "Converted",
  Bad: "Disqualified Lead",
}

/** What tells Meta that an event is of leads' stages, and of whose system. */
const crm = { event_source: "crm", lead_event_source: "Marquee" } as const

/** Meta's own names of leads have so many digits; other names are none of its. */
const isLeadId = (id: string): boolean => /^\d{15,17}$/u.test(id)

/** Meta takes lists of what a person may be found by. */
const listed = (person: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [name, [value]]))

/**
 * A conversion as a server event. A website's event names its page and browser; what a server told without them is the system's.
 * Who agreed to no personal ads is counted and not used for the delivery of ads.
 */
const conversionOf = ({ id, category, at, value, consent, visitor }: NetworkConversion) => {
  const { person, fbc, fbp, userAgent, ipAddress, pageUrl } = visitor
  const isOfPage = pageUrl !== undefined && userAgent !== undefined
  const worth = worthOf(value)
  return {
    event_name: metaEventNames[category],
    event_time: Math.floor(at / 1_000),
    event_id: id,
    action_source: isOfPage ? "website" : "system_generated",
    ...(isOfPage && { event_source_url: pageUrl }),
    user_data: {
      ...(person !== undefined && listed(personOf(person))),
      ...(fbc !== undefined && { fbc }),
      ...(fbp !== undefined && { fbp }),
      ...(userAgent !== undefined && { client_user_agent: userAgent }),
      ...(ipAddress !== undefined && { client_ip_address: ipAddress }),
    },
    ...(worth !== undefined && { custom_data: worth }),
    ...(!consent.adPersonalization && { opt_out: true }),
  }
}

/** A stage of a lead as a server event of the business's system: by Meta's own name of the lead, and hashes of the person. */
const stageOf = ({ id, leadStage, networkLeadId = "", at, value, consent, visitor: { person } }: NetworkLeadStage) => ({
  event_name: metaLeadStages[leadStage],
  event_time: Math.floor(at / 1_000),
  event_id: id,
  action_source: "system_generated",
  user_data: {
    ...(isLeadId(networkLeadId) && { lead_id: networkLeadId }),
    ...(person !== undefined && listed(personOf(person))),
  },
  custom_data: { ...crm, ...worthOf(value) },
  ...(!consent.adPersonalization && { opt_out: true }),
})

/** An event as a server event. */
export const serverEventOf = (event: NetworkEvent) => ("leadStage" in event ? stageOf(event) : conversionOf(event))
