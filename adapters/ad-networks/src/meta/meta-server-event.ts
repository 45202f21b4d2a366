import type { NetworkEvent } from "@application/conversions/ports"
import type { ConversionCategory } from "@domain/conversions"
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

/** Meta takes lists of what a person may be found by. */
const listed = (person: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [name, [value]]))

/**
 * A conversion as a server event. A website's event names its page and browser; what a server told without them is the system's.
 * Who agreed to no personal ads is counted and not used for the delivery of ads.
 */
export const serverEventOf = ({ id, category, at, value, consent, visitor }: NetworkEvent) => {
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
