import { Effect, Result, Schema } from "effect"
import { handler, Ids } from "@application/kernel"
import { AdditionalConfiguration, budgetOfSentDraft } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { CampaignId, revisedBy, unrevised } from "@domain/kernel"
import { campaignName } from "@domain/validation"
import { CreateCampaign } from "../contract/index.ts"
import { AdditionalConfigurations, SeedSessions } from "../ports/index.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

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
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const sessionId = yield* (yield* SeedSessions).copyFor(businessProfileId, id, ({ priceList, today }) => {
      const budget = budgetOfSentDraft(sent, { ...priceList, today })
      return Result.isFailure(budget)
        ? Effect.fail(refused("endDate", budget.failure.endDate))
        : Effect.succeed({
            ...(objectiveId !== undefined && { creative: { objective: objectiveId } }),
            ...(budget.success !== undefined && { budget: { budget: budget.success } }),
          })
    })
    const draft = { businessProfileId, id, sessionId, ...(given !== undefined && { name: given.success }) }
    const campaign = yield* openDraft(draft)
    if (read !== undefined)
      yield* (yield* AdditionalConfigurations).save(
        { businessProfileId, campaignId: id },
        { configuration: read.value, revisions: revisedBy(unrevised, {}, read.value) },
      )
    return campaign
  }),
)
