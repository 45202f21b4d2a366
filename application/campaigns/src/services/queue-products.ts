import { JobQueue } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { SendProducts } from "../contract/index.ts"

/** Has the networks told of a store's changed products; at most one job of a business waits. */
export const queueProducts = (businessProfileId: BusinessProfileId) =>
  Effect.flatMap(JobQueue, ({ later }) =>
    later(
      SendProducts,
      { businessProfileId },
      { singletonKey: `products-${businessProfileId}`, caller: `profile-${businessProfileId}` },
    ),
  )
