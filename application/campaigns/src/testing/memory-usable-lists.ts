import type { UsableList } from "@domain/campaigns"
import { Effect, Layer } from "effect"
import { UsableLists } from "../services/usable-lists.ts"

/** Lists that every network can use, whatever the business; none without an argument. */
export const memoryUsableLists = (lists: ReadonlyArray<UsableList> = []) =>
  Layer.succeed(UsableLists, {
    at: (_business, network, ids) =>
      Effect.succeed(
        lists
          .filter(({ id }) => ids.includes(id))
          .map((list) => ({ ...list, externalId: `${network}-${list.externalId}` })),
      ),
  })
