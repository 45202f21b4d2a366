import { Effect, Result } from "effect"
import { handler } from "@application/kernel"
import { revisedCampaign } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { campaignName } from "@domain/validation"
import { RenameCampaign } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"
import { refuseStaleChange } from "./stale-change.ts"

export const renameCampaign = handler(
  RenameCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, name, revision }) {
    const campaigns = yield* CampaignRepository
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    const checked = campaignName(name)
    if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: { name: [checked.failure.key] } })
    yield* refuseStaleChange(campaign, { name: checked.success }, revision)
    const renamed = revisedCampaign(campaign, { ...campaign, name: checked.success })
    yield* campaigns.save(renamed)
    return renamed
  }),
)
