import { handler } from "@application/kernel"
import { readEdit } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { Effect, Result } from "effect"
import { PreviewCampaignEdit } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { followsOf } from "./edit-state.ts"

export const previewCampaignEdit = handler(
  PreviewCampaignEdit,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, edit }) {
    const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const read = readEdit(edit, campaign.region)
    if (Result.isFailure(read)) return yield* new InvalidFields({ fields: read.failure })
    const { changes, lacks } = yield* followsOf(campaign, yield* currentPlanOf(campaign), read.success)
    return { changes, lacks }
  }),
)
