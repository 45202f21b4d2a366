import { handler } from "@application/kernel"
import { checkedListName, inState, isUsable, ListStateForbids, NoListNetwork } from "@domain/audiences"
import { Effect } from "effect"
import { CreateLookalike } from "../contract/customer-lists.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { addNetworkList } from "./network-list.ts"
import { count, listForChange, namesWithRoom } from "./stored-list.ts"

/** It is made where the source is, by the networks that make lookalikes; it goes when its source goes. */
export const createLookalike = handler(
  CreateLookalike,
  Effect.fnUntraced(function* ({ businessProfileId, listId, name: typed, percent, country }) {
    yield* count("customer-list", businessProfileId)
    const source = yield* listForChange(businessProfileId, listId)
    yield* Effect.fromResult(inState(source, ["Active"]))
    if (source.lookalike !== undefined) return yield* new ListStateForbids({ state: source.state })
    const name = yield* Effect.fromResult(checkedListName(typed, yield* namesWithRoom(businessProfileId)))
    const { lookalikeNetworks } = yield* AudienceNetworks
    const networks = source.networks
      .filter((entry) => lookalikeNetworks.includes(entry.network) && isUsable(source, entry))
      .map(({ network }) => network)
    if (networks.length === 0) return yield* new NoListNetwork({})
    return yield* addNetworkList(businessProfileId, networks, {
      name,
      lookalike: { sourceId: listId, percent, country },
    })
  }),
)
