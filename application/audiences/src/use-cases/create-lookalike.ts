import { handler, Profiles } from "@application/kernel"
import { checkedListName, inState, isUsable, listLimits, ListStateForbids, NoListNetwork } from "@domain/audiences"
import { Clock, Effect } from "effect"
import { CreateLookalike } from "../contract/customer-lists.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerLists } from "../stores/customer-lists.ts"
import { waitingAt } from "./customer-lists.ts"
import { count, listForChange, namesWithRoom, sendLater, shownList } from "./stored-list.ts"

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
    const { portalId } = yield* (yield* Profiles).of(businessProfileId)
    const now = yield* Clock.currentTimeMillis
    const list = yield* (yield* CustomerLists).add({
      name,
      businessProfileId,
      portalId,
      state: "Active",
      networks: waitingAt(networks),
      people: 0,
      days: listLimits.mostDays,
      createdAt: now,
      filledAt: now,
      lookalike: { sourceId: listId, percent, country },
      lookAt: now,
    })
    yield* Effect.forEach(networks, (network) => sendLater(list, network), { discard: true })
    return shownList(list)
  }),
)
