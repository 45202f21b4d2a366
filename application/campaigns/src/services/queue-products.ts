import { JobQueue } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { ReadProductStates, SendProducts } from "../contract/index.ts"

/** Has the networks told of a store's changed products; at most one job of a business waits. */
export const queueProducts = (businessProfileId: BusinessProfileId) =>
  Effect.flatMap(JobQueue, ({ later }) =>
    later(
      SendProducts,
      { businessProfileId },
      { singletonKey: `products-${businessProfileId}`, caller: `profile-${businessProfileId}` },
    ),
  )

/** A network checks products some minutes after it was told of them, and reviews them again at any time. */
const readAfterSeconds = { sent: 600, synced: 21_600 } as const

/** Has a store's products read at their network: minutes after they were sent, or some hours after campaigns were read. */
export const queueProductStates = (businessProfileId: BusinessProfileId, when: keyof typeof readAfterSeconds) =>
  Effect.flatMap(JobQueue, ({ later }) =>
    later(
      ReadProductStates,
      { businessProfileId },
      {
        singletonKey: `product-states-${when}-${businessProfileId}`,
        startAfterSeconds: readAfterSeconds[when],
        caller: `profile-${businessProfileId}`,
      },
    ),
  )
