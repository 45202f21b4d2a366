import { Effect, Result } from "effect"
import { Ids } from "@application/kernel"
import { type Campaign, pause, settleMoney } from "@domain/campaigns"
import { IdempotencyKey } from "@domain/kernel"
import { CampaignFunds, CampaignRepository } from "../ports/index.ts"

/** Keeps a campaign after a move, its money following its status. Fails when less is available than going on takes. */
export const saveSettled = Effect.fnUntraced(function* (next: Campaign) {
  const { campaign, moved, papers = "none" } = settleMoney(next)
  if (moved !== undefined) {
    const { businessProfileId, id: campaignId, name: campaignName } = campaign
    const idempotencyKey = IdempotencyKey.make(`settle:${yield* (yield* Ids).secret}`)
    yield* (yield* CampaignFunds).change({
      businessProfileId,
      campaignId,
      campaignName,
      added: moved,
      papers,
      idempotencyKey,
    })
  }
  yield* (yield* CampaignRepository).save(campaign)
  return campaign
})

/**
 * Same as `saveSettled`, for a move that nobody waits for: where the wallet lacks the money, the campaign is paused
 * instead.
 */
export const saveFollowed = Effect.fnUntraced(function* (next: Campaign) {
  return yield* saveSettled(next).pipe(
    Effect.catchTag("InsufficientFunds", () =>
      saveSettled(Result.getOrElse(pause(next, "insufficientFunds"), () => next)),
    ),
    Effect.orDie,
  )
})
