import type { Tables } from "@application/kernel"
import { PortalId, UserId } from "@domain/kernel"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { FollowedPortals } from "../ports/followed-portals.ts"
import { PortalEndpoints } from "../stores/portal-endpoints.ts"

const endpointOf = (portalId: PortalId) => ({
  portalId,
  name: "Backend",
  address: "https://hooks.example.com/in",
  events: ["campaign.active" as const],
  state: "On" as const,
  waiting: 0,
  failed: 0,
  createdAt: 1,
  createdBy: UserId.make(5),
  lookAt: 0,
})

/** What every `FollowedPortals` does, on a fresh store per layer build that the declared store of endpoints shares. */
export const followedPortalsConformance = <E>(layer: Layer.Layer<FollowedPortals | Tables, E>): void => {
  test("portals with endpoints are followed until the last is removed", async () => {
    const seen = await Effect.runPromise(
      Effect.gen(function* () {
        const { ids } = yield* FollowedPortals
        const endpoints = yield* PortalEndpoints
        const told: Array<ReadonlyArray<number>> = [[...(yield* ids)]]
        const [one, other] = [PortalId.make(1), PortalId.make(2)]
        const first = yield* endpoints.add(endpointOf(one))
        const second = yield* endpoints.add(endpointOf(one))
        yield* endpoints.add(endpointOf(other))
        told.push([...(yield* ids)].toSorted())
        yield* endpoints.remove(first)
        told.push([...(yield* ids)].toSorted())
        yield* endpoints.remove(second)
        told.push([...(yield* ids)])
        return told
      }).pipe(Effect.provide(layer)),
    )
    expect(seen).toEqual([[], [1, 2], [1, 2], [2]])
  })
}
