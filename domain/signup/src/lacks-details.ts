import { checkLocation } from "./location-rules.ts"
import type { SignupSession } from "./signup-session.ts"

type Facts = Pick<SignupSession, "business" | "region" | "phoneRequirement">

/** Whether something that every ad needs is still unknown of a business: name, kind, place, or a required phone. Ours. */
export const lacksDetails = ({ business, region, phoneRequirement = "required" }: Facts): boolean =>
  Object.keys(checkLocation({ business, region })).length > 0 ||
  (phoneRequirement === "required" && business.phone === undefined)
