import { CustomerLists } from "@application/audiences/stores"
import { ProfileAudiences } from "@application/identity/ports"
import { MemoryDatabase, memoryJobQueue, memoryTables, QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId, PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { profileAudiences } from "./profile-audiences.ts"

const world = profileAudiences.pipe(
  Layer.provideMerge(Layer.merge(memoryTables, memoryJobQueue)),
  Layer.provideMerge(MemoryDatabase.layer),
)
const [own, other] = [BusinessProfileId.make(5), BusinessProfileId.make(6)]

const list = (businessProfileId: BusinessProfileId, externalId: string) =>
  Effect.flatMap(CustomerLists, (lists) =>
    lists.add({
      businessProfileId,
      portalId: PortalId.make(1),
      name: externalId,
      state: "Active",
      networks: [
        { network: "Meta", status: "Ready", externalId, sent: 9 },
        { network: "Google", status: "Waiting", sent: 0 },
      ],
      people: 9,
      days: 180,
      createdAt: 0,
      filledAt: 0,
      lookAt: 0,
    }),
  )

test("networks are asked to delete each list of the businesses, and no other", async () => {
  const jobs = await Effect.gen(function* () {
    yield* list(own, "meta-1")
    yield* list(other, "meta-2")
    yield* (yield* ProfileAudiences).remove([own])
    return yield* (yield* QueuedJobs).take
  }).pipe(Effect.provide(world), Effect.runPromise)
  expect(jobs.map(({ contract, input }) => [contract.name, input])).toEqual([
    ["audiences/DeleteNetworkAudience", { network: "Meta", externalId: "meta-1" }],
  ])
})
