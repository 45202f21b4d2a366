import { Clock, Effect, Result } from "effect"
import { UnitOfWork, handler } from "@application/kernel"
import {
  archive,
  type Campaign,
  type CampaignMoveNotAllowed,
  isLeftUndecided,
  ReviewNotWaiting,
  undecidedSince,
} from "@domain/campaigns"
import { EndUndecidedReviews } from "../contract/reviews.ts"
import { CampaignReviews } from "../ports/campaign-reviews.ts"
import { cancelCampaign } from "./cancel-campaign.ts"

const most = 100

/** One that is decided or cancelled meanwhile stays as it is, and one that fails is logged and tried again next time. */
export const endUndecidedReviews = handler(
  EndUndecidedReviews,
  Effect.fnUntraced(function* () {
    const now = yield* Clock.currentTimeMillis
    const unitOfWork = yield* UnitOfWork
    const giveUp = (campaign: Campaign): Result.Result<Campaign, CampaignMoveNotAllowed | ReviewNotWaiting> =>
      isLeftUndecided(campaign, now) ? archive(campaign) : Result.fail(new ReviewNotWaiting({}))
    const keys = yield* (yield* CampaignReviews).undecided(undecidedSince(now), most)
    const ended = yield* Effect.forEach(keys, (key) =>
      unitOfWork.transact(cancelCampaign(key, "undecided", giveUp)).pipe(
        Effect.as(1),
        Effect.catchTag("ReviewNotWaiting", () => Effect.succeed(0)),
        Effect.catchCause((cause) =>
          Effect.as(Effect.logWarning(`Campaign ${key.campaignId} is left undecided and not given up`, cause), 0),
        ),
      ),
    )
    return { campaigns: ended.reduce((sum, one) => sum + one, 0) }
  }),
)
