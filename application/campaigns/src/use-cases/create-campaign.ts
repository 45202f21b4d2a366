import { Clock, Effect, Result, Schema } from "effect"
import { handler, Ids } from "@application/kernel"
import { AdditionalConfiguration, budgetOfSentDraft, type Campaign } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { CampaignId, revisedBy, unrevised } from "@domain/kernel"
import { campaignName } from "@domain/validation"
import { CreateCampaign } from "../contract/index.ts"
import { AdditionalConfigurations, CampaignRepository, SeedSessions } from "../ports/index.ts"
import { draftPlanOf } from "./campaign-plans.ts"
import { offeredHere } from "./offered.ts"

const refused = (field: string, key: string) => new InvalidFields({ fields: { [field]: [key] } })

const readConfiguration = Schema.decodeUnknownOption(Schema.fromJsonString(AdditionalConfiguration))

/** Without a name of its own, it has the business's and its number among the profile's, in no language. */
export const createCampaign = handler(
  CreateCampaign,
  Effect.fnUntraced(function* ({
    businessProfileId,
    name: typed,
    objectiveId,
    additionalConfigurationJson,
    isDraft: _draft,
    ...sent
  }) {
    yield* offeredHere("launch", businessProfileId)
    const given = typed === undefined ? undefined : campaignName(typed)
    if (given !== undefined && Result.isFailure(given)) return yield* refused("name", given.failure.key)
    const read = additionalConfigurationJson === undefined ? undefined : readConfiguration(additionalConfigurationJson)
    if (read?._tag === "None") return yield* refused("additionalConfigurationJson", "validation.required")
    const campaigns = yield* CampaignRepository
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, (priceList, today) => {
      const budget = budgetOfSentDraft(sent, { ...priceList, today })
      return Result.isFailure(budget)
        ? Effect.fail(refused("endDate", budget.failure.endDate))
        : Effect.succeed({
            ...(objectiveId !== undefined && { creative: { objective: objectiveId } }),
            ...(budget.success !== undefined && { budget: { budget: budget.success } }),
          })
    })
    const {
      region,
      business: { name = "" },
    } = yield* draftPlanOf({ businessProfileId, sessionId })
    const { counts } = yield* campaigns.list(businessProfileId, { tab: "all", limit: 1 })
    const campaign: Campaign = {
      id,
      businessProfileId,
      sessionId,
      region,
      name: given === undefined ? `${name} ${counts.all + 1}`.trim() : given.success,
      status: "Draft",
      channels: [],
      spent: 0,
      createdAt: yield* Clock.currentTimeMillis,
    }
    yield* campaigns.save(campaign)
    if (read !== undefined)
      yield* (yield* AdditionalConfigurations).save(
        { businessProfileId, campaignId: id },
        { configuration: read.value, revisions: revisedBy(unrevised, {}, read.value) },
      )
    return campaign
  }),
)
