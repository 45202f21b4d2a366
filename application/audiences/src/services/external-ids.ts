import { isUsable, type ListNetwork } from "@domain/audiences"
import type { BusinessProfileId, CustomerListId } from "@domain/kernel"
import { Effect } from "effect"
import { CustomerLists } from "../stores/customer-lists.ts"

/** A network's identifiers of lists that its ads can use, in the order asked; others are left out. */
export const externalIdsOf = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  listIds: ReadonlyArray<CustomerListId>,
  network: ListNetwork,
) {
  const lists = yield* CustomerLists
  const found = yield* Effect.forEach(listIds, (id) => lists.find({ businessProfileId, id }))
  return found.flatMap((list) => {
    const entry = list?.networks.find((one) => one.network === network)
    return list !== undefined && entry !== undefined && isUsable(list, entry) && entry.externalId !== undefined
      ? [entry.externalId]
      : []
  })
})
