import { UserMessages } from "@application/messaging/services"
import { mayHandOver } from "@domain/identity"
import { quotedName } from "@domain/messaging"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { ClientMoves } from "../ports/index.ts"
import { type HandedClient, namedBusinesses, speaksFor } from "./hand-over-facts.ts"
import type { StoredHandOver } from "./shown-hand-over.ts"

export type HandOverNews = "asked" | "done" | "refused" | "withdrawn"

/**
 * Tells everybody on either side who may decide: the client's owners, the people who run it now, and the agency that takes
 * it; whoever did it is not told.
 */
export const tellSides = Effect.fnUntraced(function* (
  row: StoredHandOver,
  client: HandedClient,
  news: HandOverNews,
  by: UserId | undefined,
) {
  const { portalId, businessProfileId, toId, reason = "" } = row
  const named = yield* namedBusinesses([businessProfileId, toId])
  const receivers = (yield* (yield* ClientMoves).membersOf(toId)).filter(({ roleId }) => mayHandOver(roleId))
  const about = new Map<UserId, BusinessProfileId>(receivers.map(({ userId }) => [userId, toId]))
  for (const { userId } of client.members)
    if (speaksFor(client, userId) !== undefined) about.set(userId, businessProfileId)
  const { tell } = yield* UserMessages
  yield* Effect.forEach(
    [...about].filter(([userId]) => userId !== by),
    ([userId, profile]) =>
      tell({ portalId, userId, ...(news === "done" ? {} : { businessProfileId: profile }) }, ({ origin }) => ({
        template: "handOver",
        link: `${origin}/clients/handovers`,
        clientName: quotedName(named(businessProfileId).name),
        agencyName: quotedName(named(toId).name),
        reason,
        news,
      })),
    { discard: true },
  )
})
