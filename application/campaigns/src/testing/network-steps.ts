import { channelDefinitions, type AdPlan } from "@domain/campaigns"
import type { LaunchStep } from "@domain/channels"

/** The steps a plan takes on a network like the real ones. */
export const stepsOf = (plan: AdPlan): ReadonlyArray<LaunchStep> =>
  channelDefinitions[plan.channel].network === "Google"
    ? ["campaign", "adSet", plan.channel === "Search" ? "keywords" : "picture", "ad", "review"]
    : [
        "campaign",
        ...(plan.showsProducts === true ? (["products"] as const) : []),
        "adSet",
        "picture",
        ...(plan.leadForm === undefined ? [] : (["leadForm"] as const)),
        "creative",
        "ad",
        ...(plan.social?.variant === undefined ? [] : (["adSetB", "pictureB", "creativeB", "adB", "study"] as const)),
        "review",
      ]
