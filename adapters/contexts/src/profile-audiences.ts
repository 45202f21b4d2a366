import { DeleteNetworkAudience } from "@application/audiences/contract"
import { CustomerLists } from "@application/audiences/stores"
import { ProfileAudiences } from "@application/identity/ports"
import { JobQueue, Tables, withServices } from "@application/kernel"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer } from "effect"

/** Jobs carry the networks' own identifiers, since the lists are erased in the same transaction. */
export const profileAudiences = Layer.effect(
  ProfileAudiences,
  Effect.gen(function* () {
    const provided = yield* withServices(Tables, JobQueue)
    const removeAll = Effect.fnUntraced(function* (businessProfileIds: ReadonlyArray<BusinessProfileId>) {
      const jobs = yield* JobQueue
      const lists = yield* CustomerLists
      for (const businessProfileId of businessProfileIds)
        for (const { networks } of (yield* lists.list("ofBusiness", { businessProfileId })).rows)
          for (const { network, externalId } of networks)
            if (externalId !== undefined) yield* jobs.later(DeleteNetworkAudience, { network, externalId })
    })
    return { remove: (businessProfileIds) => provided(removeAll(businessProfileIds)) }
  }),
)
