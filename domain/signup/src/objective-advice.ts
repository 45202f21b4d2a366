import type { MessagingApp, Objective } from "@domain/creatives"
import type { SignupSession } from "./signup-session.ts"

type Facts = Pick<SignupSession, "business">

/** Whether the business has what an objective leads people to: a phone for calls, a website for visits. */
export const isPossible = (objective: Objective, { business: { phone, websiteUrl } }: Facts): boolean =>
  objective === "Calls"
    ? phone !== undefined && phone !== ""
    : objective !== "WebsiteVisits" || (websiteUrl !== undefined && websiteUrl !== "")

/** The best objective for the known facts: calls with a phone, else visits with a website, else leads. */
export const recommendedObjective = (facts: Facts): Objective =>
  isPossible("Calls", facts) ? "Calls" : isPossible("WebsiteVisits", facts) ? "WebsiteVisits" : "LeadGeneration"

/** The app that suits a business: WhatsApp with a number, else Messenger. Ours. */
export const recommendedMessagingApp = ({ business: { phone } }: Facts): MessagingApp =>
  phone === undefined || phone === "" ? "Messenger" : "WhatsApp"
