import { Clock, Effect } from "effect"
import { handler } from "@application/kernel"
import { readWhenEndedSince } from "@domain/campaigns"
import { localDateAt } from "@domain/kernel"
import { SyncCampaigns } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import { syncCampaign } from "./sync-campaign.ts"

const atATime = 4

/** A campaign that fails is logged and read again next time; the others are read all the same. */
export const syncCampaigns = handler(
  SyncCampaigns,
  Effect.fnUntraced(function* () {
    const today = localDateAt(yield* Clock.currentTimeMillis, "UTC")
    const keys = yield* (yield* CampaignRepository).launched(readWhenEndedSince(today))
    const done = yield* Effect.forEach(
      keys,
      (key) =>
        syncCampaign(key).pipe(
          Effect.as(1),
          Effect.catchCause((cause) =>
            Effect.as(Effect.logWarning(`Campaign ${key.campaignId} could not be read from its channels`, cause), 0),
          ),
        ),
      { concurrency: atATime },
    )
    return { campaigns: done.reduce((sum, one) => sum + one, 0) }
  }),
)
