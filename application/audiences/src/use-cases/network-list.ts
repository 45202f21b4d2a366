import { Profiles } from "@application/kernel"
import { listLimits, type ListNetwork } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { CustomerLists } from "../stores/customer-lists.ts"
import { waitingAt } from "./customer-lists.ts"
import { sendLater, shownList, type StoredList } from "./stored-list.ts"

/** Adds a list whose people the networks find by themselves, and has each network told of it. */
export const addNetworkList = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  networks: ReadonlyArray<ListNetwork>,
  told: Pick<StoredList, "name" | "consent" | "lookalike" | "visitors">,
) {
  const { portalId } = yield* (yield* Profiles).of(businessProfileId)
  const now = yield* Clock.currentTimeMillis
  const list = yield* (yield* CustomerLists).add({
    ...told,
    businessProfileId,
    portalId,
    state: "Active",
    networks: waitingAt(networks),
    people: 0,
    days: listLimits.mostDays,
    createdAt: now,
    filledAt: now,
    lookAt: now,
  })
  yield* Effect.forEach(networks, (network) => sendLater(list, network), { discard: true })
  return shownList(list)
})
