import { Effect, Layer, Option } from "effect"
import { JobQueue, withServices } from "@application/kernel"
import { LaunchDrafts } from "@application/signup/services"
import { PaidCampaigns } from "@application/wallet/services"
import { stopForReversal } from "@domain/campaigns"
import type { BusinessProfileId, SessionId } from "@domain/kernel"
import { ApplyCampaignState } from "../contract/launch.ts"
import { CampaignRepository } from "../ports/campaign-repository.ts"

interface OfSession {
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
}

/** The session's campaign. The campaign is locked after its session, in the same order as where both are saved. */
const campaignOf = Effect.fnUntraced(function* ({ sessionId, businessProfileId }: OfSession) {
  const campaignId = yield* (yield* LaunchDrafts).campaignOf(sessionId)
  if (Option.isNone(campaignId)) return Option.none()
  return yield* Effect.option((yield* CampaignRepository).forChange(businessProfileId, campaignId.value))
})

const stop = Effect.fnUntraced(function* (session: OfSession) {
  const campaign = Option.getOrUndefined(yield* campaignOf(session))
  if (campaign === undefined) return
  if (campaign.status === "Draft") return yield* (yield* LaunchDrafts).unpay(session.sessionId)
  const stopped = stopForReversal(campaign)
  if (stopped === campaign) return
  yield* (yield* CampaignRepository).save(stopped)
  const key = { businessProfileId: session.businessProfileId, campaignId: campaign.id }
  yield* (yield* JobQueue).later(ApplyCampaignState, key, { singletonKey: `apply-${campaign.id}` })
})

/** What payments paid for are the campaigns of their sign-up sessions. */
export const paidCampaigns = Layer.effect(
  PaidCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, JobQueue, LaunchDrafts)
    return {
      of: (session) =>
        provided(
          Effect.map(
            campaignOf(session),
            Option.map(({ id, name, price }) => ({ campaignId: id, name, ...(price !== undefined && { price }) })),
          ),
        ),
      stop: (session) => provided(stop(session)),
    }
  }),
)
