import { UnitOfWork } from "@application/kernel"
import { assistantClientLimits } from "@domain/identity"
import { deletedBefore } from "@domain/kernel"
import { Effect } from "effect"
import { AssistantClients, AssistantConnections, AssistantSecrets } from "../stores/assistants.ts"

const day = 86_400_000

/** Deletes up to `limit` rows of each kind that are over, and returns the largest number of one kind. */
export const deleteOverAssistants = (now: number) =>
  Effect.fnUntraced(function* (limit: number) {
    const secrets = yield* AssistantSecrets
    const connections = yield* AssistantConnections
    const clients = yield* AssistantClients
    const deleted = Effect.gen(function* () {
      const page = { limit }
      const overSecrets = (yield* secrets.list("oldest", {}, page)).rows.filter(({ expiresAt }) => expiresAt < now)
      yield* Effect.forEach(overSecrets, secrets.remove, { discard: true })
      const endedBefore = deletedBefore("assistantConnection", now)
      const overConnections = (yield* connections.list("oldest", {}, page)).rows.filter(
        ({ expiresAt }) => expiresAt < endedBefore,
      )
      yield* Effect.forEach(overConnections, connections.remove, { discard: true })
      const unusedBefore = now - assistantClientLimits.unusedDays * day
      const unused = (yield* clients.list("oldest", {}, page)).rows.filter(({ usedAt }) => usedAt < unusedBefore)
      yield* Effect.forEach(unused, clients.remove, { discard: true })
      return Math.max(overSecrets.length, overConnections.length, unused.length)
    })
    return yield* (yield* UnitOfWork).transact(deleted)
  })
