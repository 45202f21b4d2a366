import { Tables } from "@application/kernel"
import { UsableLists } from "@application/campaigns/services"
import { type CustomerList, isUsable, listNetworks } from "@domain/audiences"
import type { AudienceKind } from "@domain/campaigns"
import { CustomerListId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { CustomerLists } from "../stores/customer-lists.ts"

const kindOf = ({ lookalike, visitors }: Pick<CustomerList, "lookalike" | "visitors">): AudienceKind => {
  if (lookalike !== undefined) return "Lookalike"
  if (visitors === undefined) return "CustomerList"
  return visitors.without === undefined ? "Visitors" : "VisitorsWithout"
}

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
          return [{ id: list.id, externalId: entry.externalId, kind: kindOf(list) }]
        })
      },
      Effect.provideService(Tables, tables),
    ),
  })),
)
