import { wireEnum } from "@domain/kernel"
import type { Trade } from "./copy/trade.ts"
import type { Objective } from "./objective.ts"

/** The button of an ad. Spec: enumerations, call to action. */
export const CallToAction = wireEnum({
  CallNow: 1,
  GetOffer: 2,
  LearnMore: 3,
  VisitWebsite: 4,
  VisitStore: 5,
  BookNow: 6,
  ApplyNow: 7,
  GetQuote: 8,
  SendMessage: 9,
})
export type CallToAction = typeof CallToAction.Type

const allowed: Readonly<Record<Objective, readonly [CallToAction, ...ReadonlyArray<CallToAction>]>> = {
  Calls: ["CallNow"],
  LeadGeneration: ["GetOffer", "LearnMore", "BookNow", "ApplyNow", "GetQuote"],
  WebsiteVisits: ["GetOffer", "LearnMore", "VisitWebsite", "BookNow", "ApplyNow", "GetQuote"],
  InstantMessages: ["LearnMore", "BookNow", "ApplyNow", "GetQuote", "SendMessage"],
}

const preferred: Readonly<Record<Exclude<Objective, "LeadGeneration">, CallToAction>> = {
  Calls: "CallNow",
  WebsiteVisits: "VisitWebsite",
  InstantMessages: "SendMessage",
}

/** The buttons an objective allows, in the specification's order. */
export const allowedCallsToAction = (objective: Objective): ReadonlyArray<CallToAction> => allowed[objective]

/** Whether an objective allows a button. Spec: enumerations, call to action. */
export const isCallToActionAllowed = (objective: Objective, action: CallToAction): boolean =>
  allowed[objective].includes(action)

/** The button for leads that suits a trade. */
const leadButtons: Readonly<Record<Trade, CallToAction>> = {
  food: "LearnMore",
  visit: "BookNow",
  job: "GetQuote",
  shop: "LearnMore",
  class: "LearnMore",
  advice: "LearnMore",
  stay: "BookNow",
  other: "LearnMore",
}

/** The default button of an objective: Get Offer for an offer where allowed, and for leads what suits the trade. */
export const defaultCallToAction = (objective: Objective, hasOffer: boolean, trade: Trade = "other"): CallToAction => {
  if (hasOffer && isCallToActionAllowed(objective, "GetOffer")) return "GetOffer"
  return objective === "LeadGeneration" ? leadButtons[trade] : preferred[objective]
}
