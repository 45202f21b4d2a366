import type { AdNetworkError } from "@application/campaigns/ports"
import type { ConversionPlaceRequest } from "@application/conversions/ports"
import { leadActionKey, type NetworkConversionState } from "@domain/conversions"
import { Effect } from "effect"
import type { ConversionNetwork } from "../conversion-network.ts"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import { graphClient } from "./graph-client.ts"
import { metaDatasets } from "./meta-datasets.ts"
import { metaEventNames, metaLeadStages, serverEventOf } from "./meta-server-event.ts"
import type { MetaOptions } from "./meta-options.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

const wrongChecks = (checks: ReadonlyArray<unknown>): ReadonlyArray<string> =>
  checks
    .filter((check) => at(check, "result") === "failed")
    .flatMap((check) => textOf(at(check, "user_message")) ?? textOf(at(check, "title")) ?? [])

/** The Conversions API, by the dataset of each business. */
export const metaConversions = (options: MetaOptions): ConversionNetwork => {
  const graph = graphClient(options)
  const datasets = metaDatasets(options)
  const { datasetFields } = vocabularyOf(options.version)

  const connect = Effect.fnUntraced(function* ({
    businessProfileId,
    region,
    actions,
    leadStages = [],
  }: ConversionPlaceRequest) {
    const externalId = yield* datasets.of(businessProfileId, region)
    const named = Object.fromEntries([
      ...actions.map(({ id, category }) => [String(id), `${metaEventNames[category]} ${id}`] as const),
      ...leadStages.map((stage) => [leadActionKey(stage), metaLeadStages[stage]] as const),
    ])
    return { network: "Meta" as const, externalId, actions: named }
  })

  return {
    connect,
    send: ({ externalId }, events) =>
      Effect.map(
        datasets.send(
          externalId,
          events.map((event) => ({ id: event.id, event: serverEventOf(event) })),
        ),
        (refused) => ({ refused }),
      ),
    // Any word names a test; the events manager shows the events under it.
    test: ({ externalId }, event) => datasets.test(externalId, serverEventOf(event), `TEST${externalId.slice(-5)}`),
    state: Effect.fnUntraced(function* ({ externalId }): Effect.fn.Return<NetworkConversionState, AdNetworkError> {
      const dataset = yield* graph.get(externalId, { fields: datasetFields.join(",") })
      const checks = yield* graph.get(`${externalId}/da_checks`, { connection_method: "SERVER" })
      const problems = [
        ...(at(dataset, "is_unavailable") === true ? ["The dataset is unavailable"] : []),
        ...wrongChecks(listOf(at(checks, "data"))),
      ].slice(0, 10)
      const last = Date.parse(textOf(at(dataset, "last_fired_time")) ?? "")
      const matched = numberOf(at(dataset, "match_rate_approx") ?? -1)
      return {
        status: problems.length > 0 ? "Problem" : Number.isNaN(last) ? "Nothing" : "Receiving",
        ...(!Number.isNaN(last) && { lastAt: last }),
        ...(matched >= 0 && matched <= 100 && { matched }),
        problems: problems.map((problem) => problem.slice(0, 300)),
      }
    }),
  }
}
