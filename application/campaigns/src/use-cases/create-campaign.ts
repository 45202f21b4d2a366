import { Clock, Effect } from "effect"
import { command, Ids } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { CreateCampaign } from "../contract/index.ts"
import { CampaignRepository, LaunchDrafts, SeedSessions } from "../ports/index.ts"
import { offeredHere } from "./offered.ts"

/** The business's name and the campaign's number among its own, in no language. */
export const createCampaign = command(
  CreateCampaign,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* offeredHere("launch")
    const campaigns = yield* CampaignRepository
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id)
    const {
      region,
      business: { name = "" },
    } = yield* Effect.orDie((yield* LaunchDrafts).ofCampaign(businessProfileId, sessionId))
    const { counts } = yield* campaigns.list(businessProfileId, { tab: "all", limit: 1 })
    const campaign: Campaign = {
      id,
      businessProfileId,
      sessionId,
      region,
      name: `${name} ${counts.all + 1}`.trim(),
      status: "Draft",
      channels: [],
      spent: 0,
      createdAt: yield* Clock.currentTimeMillis,
    }
    yield* campaigns.save(campaign)
    return { campaign, sessionId }
  }),
)
