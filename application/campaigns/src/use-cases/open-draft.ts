import { Clock, Effect } from "effect"
import type { Campaign } from "@domain/campaigns"
import { CampaignRepository } from "../ports/index.ts"
import { draftPlanOf } from "./campaign-plans.ts"

/** Opens a draft campaign for its session. */
export const openDraft = Effect.fnUntraced(function* ({
  name: given,
  ...ids
}: Pick<Campaign, "businessProfileId" | "id" | "sessionId"> & Partial<Pick<Campaign, "name">>) {
  const campaigns = yield* CampaignRepository
  const {
    region,
    business: { name = "" },
  } = yield* draftPlanOf(ids)
  const { counts } = yield* campaigns.list(ids.businessProfileId, { tab: "all", limit: 1 })
  const campaign: Campaign = {
    ...ids,
    region,
    name: given ?? `${name} ${counts.all + 1}`.trim(),
    status: "Draft",
    channels: [],
    spent: 0,
    createdAt: yield* Clock.currentTimeMillis,
  }
  yield* campaigns.save(campaign)
  return campaign
})
