import { CampaignFollowers, FollowedCampaigns } from "@application/campaigns/services"
import { handler, JobQueue, Profiles, Tables, UnitOfWork, withServices } from "@application/kernel"
import { awaitsPortal, type Campaign } from "@domain/campaigns"
import { campaignEvents, lateReview, type PortalEvent } from "@domain/integrations"
import { Clock, Effect, Layer } from "effect"
import { TellLateReview } from "../contract/delivery-jobs.ts"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { announceOf, followedPortalOf } from "./announced-events.ts"

const told = (campaign: Campaign) => ({ ...campaign, awaits: awaitsPortal(campaign) })

/** Has a decision looked after once it is late; one that is late when it begins to wait is no news. */
const lookWhenDue = Effect.fnUntraced(function* ({ businessProfileId, id: campaignId, reviewDueAt: dueAt }: Campaign) {
  const now = yield* Clock.currentTimeMillis
  if (dueAt === undefined || dueAt <= now) return
  const startAfterSeconds = Math.ceil((dueAt - now) / 1_000)
  yield* (yield* JobQueue).later(TellLateReview, { businessProfileId, campaignId, dueAt }, { startAfterSeconds })
})

const announced = Effect.fnUntraced(function* (campaign: Campaign, events: ReadonlyArray<PortalEvent>) {
  yield* announceOf(campaign.businessProfileId, events)
  if (events.some(({ event }) => event === "review.waiting")) yield* lookWhenDue(campaign)
})

/** Campaigns whose changes are told to the endpoints of their portal. */
export const announcedCampaigns = Layer.effect(
  CampaignFollowers,
  Effect.gen(function* () {
    const provided = yield* withServices(FollowedPortals, JobQueue, Profiles, Tables)
    return {
      isFollowed: (businessProfileId) =>
        Effect.map(provided(followedPortalOf(businessProfileId)), (portalId) => portalId !== undefined),
      changed: (before, after) => {
        const events = campaignEvents(before === undefined ? undefined : told(before), told(after))
        return events.length === 0 ? Effect.void : provided(announced(after, events))
      },
    }
  }),
)

/** Tells that a decision is late, once; nothing where it was made, or something else was submitted since. */
export const tellLateReview = handler(
  TellLateReview,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, dueAt }) {
    const { forChange } = yield* FollowedCampaigns
    const { transact } = yield* UnitOfWork
    const look = Effect.gen(function* () {
      const campaign = yield* forChange(businessProfileId, campaignId)
      const event = campaign === undefined ? undefined : lateReview(told(campaign), dueAt)
      if (event !== undefined) yield* announceOf(businessProfileId, [event], { isOnce: true })
    })
    yield* transact(look)
    return {}
  }),
)
