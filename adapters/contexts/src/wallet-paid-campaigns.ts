import { Effect, Layer, Option } from "effect"
import { ApplyCampaignState } from "@application/campaigns/contract"
import { CampaignRepository, LaunchDrafts } from "@application/campaigns/ports"
import { JobQueue, withServices } from "@application/kernel"
import { SessionRepository } from "@application/signup/ports"
import { PaidCampaigns } from "@application/wallet/ports"
import { stopForReversal } from "@domain/campaigns"
import type { BusinessProfileId, SessionId } from "@domain/kernel"

interface OfSession {
  readonly sessionId: SessionId
  readonly businessProfileId: BusinessProfileId
}

/** The session's campaign, locked after its session, as those who save both lock them. */
const campaignOf = Effect.fnUntraced(function* ({ sessionId, businessProfileId }: OfSession) {
  const session = yield* Effect.option((yield* SessionRepository).forUpdate(sessionId))
  const campaignId = Option.getOrUndefined(session)?.details.campaignId
  if (campaignId === undefined) return undefined
  const campaign = yield* Effect.option((yield* CampaignRepository).forChange(businessProfileId, campaignId))
  return Option.getOrUndefined(campaign)
})

const stop = Effect.fnUntraced(function* (of: OfSession) {
  const campaign = yield* campaignOf(of)
  if (campaign === undefined) return
  if (campaign.status === "Draft") return yield* (yield* LaunchDrafts).unpay(of.sessionId)
  const stopped = stopForReversal(campaign)
  if (stopped === campaign) return
  yield* (yield* CampaignRepository).save(stopped)
  const key = { businessProfileId: of.businessProfileId, campaignId: campaign.id }
  yield* (yield* JobQueue).later(ApplyCampaignState, key, { singletonKey: `apply-${campaign.id}` })
})

/** What payments paid for are the campaigns of their sign-up sessions. */
export const walletPaidCampaigns = Layer.effect(
  PaidCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(CampaignRepository, JobQueue, LaunchDrafts, SessionRepository)
    return {
      of: (session) =>
        provided(
          Effect.map(campaignOf(session), (campaign) =>
            Option.map(Option.fromNullishOr(campaign), ({ id, name, price }) => ({
              campaignId: id,
              name,
              ...(price !== undefined && { price }),
            })),
          ),
        ),
      stop: (session) => provided(stop(session)),
    }
  }),
)
