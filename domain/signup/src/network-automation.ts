import { allowedAutomation, type NetworkAutomation, offeredAutomation, showsPicture } from "@domain/campaigns"
import { mayAutomate, type PortalFlags } from "@domain/portals"
import { channelsOf } from "./channels-of.ts"
import type { SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

type Draft = Pick<SignupSession, "channelsOffered" | "creative" | "targeting">

const factsOf = (draft: Draft, flags: PortalFlags) => ({
  special: draft.targeting.specialAds,
  isForbidden: !mayAutomate(flags),
  isOnSocial: showsPicture(channelsOf(draft)),
})

/** What a draft's owner may leave to Facebook. */
export const automationOffered = (draft: Draft, flags: PortalFlags): NetworkAutomation =>
  offeredAutomation(factsOf(draft, flags))

/** What a draft leaves to Facebook: nothing unless its owner chose it and may. */
export const automationOf = (draft: Draft, flags: PortalFlags): NetworkAutomation =>
  allowedAutomation(
    { expandsAudience: draft.targeting.expandsAudience, adjustsLook: draft.creative.adjustsLook },
    factsOf(draft, flags),
  )

/** The fields of a change that leave to a network what the portal forbids. */
export const forbiddenAutomation = (
  { creative, targeting }: Pick<SessionChange, "creative" | "targeting">,
  flags: PortalFlags,
): ReadonlyArray<"adjustsLook" | "expandsAudience"> =>
  mayAutomate(flags)
    ? []
    : [
        ...(targeting?.expandsAudience === true ? (["expandsAudience"] as const) : []),
        ...(creative?.adjustsLook === true ? (["adjustsLook"] as const) : []),
      ]
