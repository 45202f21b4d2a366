import { channelDefinitions, type AdPlan } from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"

/** The steps a plan takes on a network like the real ones. */
export const stepsOf = (plan: AdPlan): ReadonlyArray<LaunchStep> => {
  if (plan.banner !== undefined) return ["campaign", "adSet", "picture", "ad", "review"]
  return channelDefinitions[plan.channel].ad === "text"
    ? ["campaign", "adSet", "keywords", "ad", "review"]
    : [
        "campaign",
        ...(plan.showsProducts === true ? (["products"] as const) : []),
        "adSet",
        "picture",
        ...(plan.leadForm === undefined ? [] : (["leadForm"] as const)),
        "creative",
        "ad",
        "review",
      ]
}
