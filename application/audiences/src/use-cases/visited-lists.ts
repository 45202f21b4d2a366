import { visitorNetworks } from "@domain/audiences"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { listsOf } from "./stored-list.ts"

/** The audiences of a business that take visits now: a network has them, or is about to. */
export const visitedLists = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  return (yield* listsOf(businessProfileId)).flatMap((list) => {
    const { visitors, state, networks } = list
    const isTaken = networks.some(
      ({ network, status }) => visitorNetworks.includes(network) && status !== "Refused" && status !== "NotSent",
    )
    return visitors !== undefined && state === "Active" && isTaken ? [{ ...list, visitors }] : []
  })
})
