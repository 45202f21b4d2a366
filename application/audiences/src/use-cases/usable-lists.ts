import { Tables } from "@application/kernel"
import { UsableLists } from "@application/campaigns/services"
import { isUsable, listNetworks } from "@domain/audiences"
import { CustomerListId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CustomerLists } from "../stores/customer-lists.ts"

/** A business's lists as its campaigns use them. */
export const usableLists = Layer.effect(
  UsableLists,
  Effect.map(Tables, (tables) => ({
    at: Effect.fnUntraced(
      function* (businessProfileId, network, ids) {
        const lists = yield* CustomerLists
        const found = yield* Effect.forEach(new Set(ids), (id) =>
          lists.find({ businessProfileId, id: CustomerListId.make(id) }),
        )
        return found.flatMap((list) => {
          const entry = list?.networks.find((one) => one.network === listNetworks[network])
          if (list === undefined || entry?.externalId === undefined || !isUsable(list, entry)) return []
          return [{ id: list.id, externalId: entry.externalId, isLookalike: list.lookalike !== undefined }]
        })
      },
      Effect.provideService(Tables, tables),
    ),
  })),
)
