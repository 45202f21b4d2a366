import { handler, UnitOfWork } from "@application/kernel"
import { hasEnd, isGone, withNetwork } from "@domain/audiences"
import { Effect } from "effect"
import { DeleteNetworkAudience, ForgetPeople, RemoveListAtNetwork } from "../contract/list-jobs.ts"
import { AudienceNetworks } from "../ports/audience-networks.ts"
import { CustomerListBatches, CustomerLists } from "../stores/customer-lists.ts"
import { changeEntry, type ListAt, orAgain } from "./send-customer-list.ts"
import { listsOf } from "./stored-list.ts"

/** Notes that a network has the list no more; a list that is to be removed goes with its last network. */
const noteGone = Effect.fnUntraced(function* ({ businessProfileId, listId, network }: ListAt) {
  const lists = yield* CustomerLists
  const list = yield* lists.forChange({ businessProfileId, id: listId })
  if (list === undefined) return
  const gone = withNetwork(
    list,
    network,
    ({ externalId: _gone, reason: _reason, leastSize: _l, mostSize: _m, ...entry }) => ({
      ...entry,
      status: "Removed" as const,
    }),
  )
  if (list.state === "Removing" && isGone(gone)) yield* lists.remove({ businessProfileId, id: listId })
  else yield* lists.save(gone)
})

/** A network that refuses is asked again by the worker's next look, and its words are kept. */
export const removeListAtNetwork = handler(
  RemoveListAtNetwork,
  Effect.fnUntraced(function* (at) {
    const { transact } = yield* UnitOfWork
    const { businessProfileId, listId, network } = at
    const list = yield* (yield* CustomerLists).find({ businessProfileId, id: listId })
    const entry = list?.networks.find((one) => one.network === network)
    if (entry === undefined || entry.status !== "Removing") return {}
    const { externalId } = entry
    const remove = (yield* AudienceNetworks).remove
    yield* Effect.catchTags(
      Effect.gen(function* () {
        if (externalId !== undefined) yield* remove({ network, externalId })
        yield* transact(noteGone(at))
      }),
      {
        NetworkRefused: ({ reason }) => transact(changeEntry(at, (one) => ({ ...one, reason }))),
        NetworkUnavailable: orAgain,
      },
    )
    return {}
  }),
)

export const deleteNetworkAudience = handler(
  DeleteNetworkAudience,
  Effect.fnUntraced(function* (audience) {
    yield* Effect.catch((yield* AudienceNetworks).remove(audience), orAgain)
    return {}
  }),
)

/**
 * Asks again where a batch was on its way before people were taken off, since it may carry them and arrive afterwards. A list
 * that refuses is passed over.
 */
export const forgetPeople = handler(
  ForgetPeople,
  Effect.fnUntraced(function* ({ businessProfileId, network, people }) {
    const { removePeople } = yield* AudienceNetworks
    const batches = yield* CustomerListBatches
    const waiting = yield* batches.list("ofBusiness", { businessProfileId, network }, { limit: 1 })
    for (const list of yield* listsOf(businessProfileId)) {
      const externalId = list.networks.find((entry) => entry.network === network)?.externalId
      if (externalId === undefined || !hasEnd(list)) continue
      yield* Effect.catchTags(removePeople({ network, externalId }, people), {
        NetworkRefused: ({ reason }) => Effect.logWarning("A network refused to take people off a list", reason),
        NetworkUnavailable: orAgain,
      })
    }
    if (waiting.rows.length > 0) return yield* Effect.die(new Error("Customers are still being sent to a network"))
    return {}
  }),
)
