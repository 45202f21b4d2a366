import { Effect, Schema } from "effect"
import { handler } from "@application/kernel"
import { AdditionalConfiguration } from "@domain/campaigns"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { applyDifference, overtakenFields, revisedBy } from "@domain/kernel"
import { EditAdditionalConfiguration } from "../contract/index.ts"
import { AdditionalConfigurations, CampaignRepository } from "../ports/index.ts"

/** Fields of one configuration, so that nobody stores without end. */
const mostFields = 200

const isConfiguration = Schema.is(AdditionalConfiguration)

/** Locks the campaign, so that two changes of its configuration come one after the other. */
export const editAdditionalConfiguration = handler(
  EditAdditionalConfiguration,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, data, revision }) {
    const key = { businessProfileId, campaignId }
    yield* (yield* CampaignRepository).forChange(businessProfileId, campaignId)
    const configurations = yield* AdditionalConfigurations
    const { configuration: current, revisions } = yield* configurations.of(key)
    const configuration = applyDifference(current, data)
    if (!isConfiguration(configuration) || Object.keys(configuration).length > mostFields)
      return yield* new InvalidFields({ fields: { data: ["validation.textTooLong"] } })
    const fields = revision === undefined ? [] : overtakenFields(current, configuration, revisions, revision)
    if (fields.length > 0) return yield* new DifferenceStale({ fields, revision: revisions.revision, current })
    const next = revisedBy(revisions, current, configuration)
    yield* configurations.save(key, { configuration, revisions: next })
    return { configuration, revision: next.revision }
  }),
)
