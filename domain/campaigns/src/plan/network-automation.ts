import { showsPicture } from "../channel-definitions.ts"
import { type NetworkAutomation } from "../network-automation.ts"
import { allowedAutomation, offeredAutomation } from "../offered-automation.ts"
import { mayAutomate, type PortalFlags } from "@domain/portals"
import { channelsOf } from "./channels-of.ts"
import { socialFormatOf } from "./social-format.ts"
import type { CampaignPlan } from "./campaign-plan.ts"

type Draft = Pick<CampaignPlan, "channelsOffered" | "creative" | "targeting">

const factsOf = (draft: Draft, flags: PortalFlags) => ({
  special: draft.targeting.specialAds,
  isForbidden: !mayAutomate(flags),
  isOnSocial: showsPicture(channelsOf(draft)),
  isCarousel: socialFormatOf(draft) === "carousel",
})

/** What a draft's owner may leave to Facebook. */
export const automationOffered = (draft: Draft, flags: PortalFlags): NetworkAutomation =>
  offeredAutomation(factsOf(draft, flags))

/** What a draft leaves to Facebook: nothing unless its owner chose it and may. */
export const automationOf = (draft: Draft, flags: PortalFlags): NetworkAutomation =>
  allowedAutomation(
    {
      expandsAudience: draft.targeting.expandsAudience,
      adjustsLook: draft.creative.adjustsLook,
      ordersCards: draft.creative.ordersCards,
    },
    factsOf(draft, flags),
  )
