import { ProfileCategories } from "@application/businesses/services"
import { Profiles } from "@application/kernel"
import { Portals } from "@application/portals/services"
import {
  type Campaign,
  type CampaignPlan,
  changesAtOnce,
  channelDefinitions,
  editOf,
  wholeEdit,
  isSpecialDraft,
  mayChangeHours,
  mayMove,
  offeredMove,
} from "@domain/campaigns"
import { AutopilotKind, type AutopilotObstacle } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { flagsFor, type Portal } from "@domain/portals"
import { Effect, Result } from "effect"
import { LaunchDrafts } from "../ports/index.ts"

/** The portal of a business, also where a job asks. */
export const portalOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { portalId } = yield* Effect.orDie((yield* Profiles).of(businessProfileId))
  return yield* (yield* Portals).byId(portalId)
})

/**
 * What keeps a campaign's autopilot off: a client who approves what it shows has agreed to nothing that moves by itself, and a
 * portal whose owners launch nothing has them change nothing.
 */
export const obstacleOf = Effect.fnUntraced(function* (campaign: Campaign, plan: CampaignPlan, portal: Portal) {
  const { businessProfileId, sessionId, status } = campaign
  const obstacle = (why: AutopilotObstacle | undefined) => why
  if (status !== "Paused" && !mayMove(campaign, "pause")) return obstacle("NotRunning")
  const category = yield* (yield* ProfileCategories).of(businessProfileId)
  if (Result.isFailure(offeredMove("changeAd", flagsFor(portal.flags, category)))) return obstacle("NotOffered")
  const { isNeeded } = yield* Effect.orDie(
    (yield* LaunchDrafts).approvalOfEdit(businessProfileId, sessionId, wholeEdit(plan, editOf(plan))),
  )
  return obstacle(isNeeded ? "ClientApproves" : undefined)
})

/** The kinds of moves that reach a campaign's networks without a review by them or by its portal, and that no rule forbids. */
export const possibleKinds = (
  campaign: Campaign,
  plan: CampaignPlan,
  { flags }: Pick<Portal, "flags">,
): ReadonlyArray<AutopilotKind> => {
  const channels = campaign.channels.map(({ channel }) => channel)
  const isReviewed = flags.isCampaignReviewed === true
  const may: Readonly<Record<AutopilotKind, boolean>> = {
    Budget: channels.length > 1,
    Hours: !isReviewed && changesAtOnce(channels, "hours") && mayChangeHours(campaign),
    Places:
      !isReviewed &&
      changesAtOnce(channels, "places") &&
      !isSpecialDraft(plan) &&
      plan.targeting.targetLocation?.mode === "SpecificArea" &&
      plan.targeting.targetLocation.areas.length > 1,
    Searches:
      !isReviewed &&
      changesAtOnce(channels, "negativeKeywords") &&
      channels.some((channel) => channelDefinitions[channel].targetsBy === "keywords"),
  }
  return AutopilotKind.literals.filter((kind) => may[kind])
}
