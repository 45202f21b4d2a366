import { randomInt } from "node:crypto"
import type { CustomerListRequest, LookalikeRequest, NetworkAudience } from "@application/audiences/ports"
import { type AdNetworkError, NetworkRefused } from "@application/campaigns/ports"
import type { HashedPerson } from "@domain/audiences"
import { Array as Arr, Effect } from "effect"
import type { AudienceNetwork } from "../audience-network.ts"
import { at, numberOf, textOf } from "../json-reader.ts"
import { graphClient, type GraphParameters } from "./graph-client.ts"
import { graphError, isGone } from "./graph-error.ts"
import { audienceStateOf } from "./meta-audience-state.ts"
import { metaDatasets } from "./meta-datasets.ts"
import type { MetaOptions } from "./meta-options.ts"
import { personOf } from "./meta-person.ts"
import { audienceRuleOf, visitEventOf } from "./meta-visits.ts"
import { vocabularyOf } from "./meta-vocabulary.ts"

/** People that one request may carry. Source: Meta's guide "Customer file custom audiences". */
const mostPeople = 10_000
/** Session numbers are whole numbers of at most 64 bits. */
const sessions = 2 ** 47

const schema = ["EMAIL", "PHONE", "FN", "LN", "ZIP", "COUNTRY"]

/** A person's row in the order of the schema; what is not known is empty. */
const rowOf = (person: HashedPerson) => {
  const { em = "", ph = "", fn = "", ln = "", zp = "", country = "" } = personOf(person)
  return [em, ph, fn, ln, zp, country]
}

class AudienceGone {
  readonly _tag = "AudienceGone"
}

/** Custom audiences of customers, of visitors and their lookalikes, in the region's ad account. */
export const metaAudiences = (options: MetaOptions): AudienceNetwork => {
  const graph = graphClient(options)
  const tellingGraph = graphClient<AudienceGone>(options, (status, body) =>
    isGone(body) ? new AudienceGone() : graphError(status, body),
  )
  const datasets = metaDatasets(options)
  const words = vocabularyOf(options.version)

  const foundOrMade = Effect.fnUntraced(function* (
    account: string,
    name: string,
    parameters: GraphParameters,
  ): Effect.fn.Return<string, AdNetworkError> {
    const path = `act_${account}/customaudiences`
    const filtering = [{ field: "name", operator: "EQUAL", value: name }]
    const known = yield* graph.list(path, { fields: "id,name", filtering })
    const existing = textOf(
      at(
        known.find((one) => at(one, "name") === name),
        "id",
      ),
    )
    if (existing !== undefined) return existing
    const made = textOf(at(yield* graph.post(path, { name, ...parameters }), "id"))
    return made ?? (yield* new NetworkRefused({ reason: `${name} is missing` }))
  })

  /** Sends people in one session, whose batches Meta counts. */
  const inSession = Effect.fnUntraced(function* (
    { externalId }: NetworkAudience,
    people: ReadonlyArray<HashedPerson>,
    send: (path: string, parameters: GraphParameters) => Effect.Effect<unknown, AdNetworkError>,
  ) {
    const batches = Arr.chunksOf(people, mostPeople)
    const session_id = randomInt(1, sessions)
    for (const [index, batch] of batches.entries()) {
      const session = {
        session_id,
        batch_seq: index + 1,
        last_batch_flag: index + 1 === batches.length,
        estimated_num_total: people.length,
      }
      const reply = yield* send(`${externalId}/users`, { payload: { schema, data: batch.map(rowOf) }, session })
      const invalid = numberOf(at(reply, "num_invalid_entries"))
      if (invalid > 0 && invalid >= numberOf(at(reply, "num_received")))
        return yield* new NetworkRefused({ reason: "Meta could read none of the people" })
    }
  })

  return {
    makeCustomerList: ({ region, name }: CustomerListRequest) =>
      foundOrMade(options.adAccounts[region], name, { subtype: "CUSTOM", customer_file_source: "USER_PROVIDED_ONLY" }),
    addPeople: (audience, people) => inSession(audience, people, graph.post),
    removePeople: (audience, people) =>
      inSession(audience, people, (path, parameters) => graph.remove(path, options.accessToken, parameters)),
    makeLookalike: Effect.fnUntraced(function* ({ name, source, country, percent }: LookalikeRequest) {
      // A lookalike is made in the account of its source, whose country may be another.
      const { externalId } = source
      const account = textOf(at(yield* graph.get(externalId, { fields: "account_id" }), "account_id"))
      if (account === undefined) return yield* new NetworkRefused({ reason: "The lookalike's source is missing" })
      return yield* foundOrMade(account, name, {
        subtype: "LOOKALIKE",
        origin_audience_id: externalId,
        lookalike_spec: { ratio: percent / 100, country },
      })
    }),
    visitors: {
      makeVisitorAudience: Effect.fnUntraced(function* ({ businessProfileId, region, name, rule }) {
        const dataset = yield* datasets.of(businessProfileId, region)
        // Meta names no subtype of audiences by a rule, and fills them with what it was told before.
        const written = JSON.stringify(audienceRuleOf(dataset, rule))
        return yield* foundOrMade(options.adAccounts[region], name, { rule: written, prefill: true })
      }),
      tellVisits: Effect.fnUntraced(function* ({ businessProfileId, region }, visits) {
        if (visits.length === 0) return []
        const dataset = yield* datasets.of(businessProfileId, region)
        return yield* datasets.send(
          dataset,
          visits.map((visit) => ({ id: visit.id, event: visitEventOf(visit) })),
        )
      }),
    },
    state: ({ externalId }) =>
      Effect.map(
        graph.get(externalId, { fields: `${words.audienceSizes.join(",")},operation_status,delivery_status` }),
        (body) => audienceStateOf(body, words.audienceSizes),
      ),
    remove: ({ externalId }) =>
      tellingGraph.remove(externalId).pipe(
        Effect.catchTag("AudienceGone", () => Effect.void),
        Effect.asVoid,
      ),
  }
}
