import { Effect, Result } from "effect"
import { command } from "@application/kernel"
import type { Campaign } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { campaignName } from "@domain/validation"
import { RenameCampaign } from "../contract/index.ts"
import { CampaignRepository } from "../ports/index.ts"

export const renameCampaign = command(
  RenameCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, name }) {
    const campaigns = yield* CampaignRepository
    const campaign = yield* campaigns.forChange(businessProfileId, campaignId)
    const checked = campaignName(name)
    if (Result.isFailure(checked)) return yield* new InvalidFields({ fields: { name: [checked.failure.key] } })
    const renamed: Campaign = { ...campaign, name: checked.success }
    yield* campaigns.save(renamed)
    return renamed
  }),
)
