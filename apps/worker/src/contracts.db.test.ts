import { jobContracts, migrateDatabase, useCases } from "@adapters/runtime"
import { unreachablePorts } from "@adapters/runtime/testing"
import { createProductDatabase } from "@adapters/sql/testing"
import { SyncCampaigns } from "@application/campaigns/contract"
import { bind, isBound, makeContainer, resolve } from "@application/container"
import { CurrentActor } from "@application/kernel"
import { ReconcilePayments } from "@application/wallet/contract"
import { messageText } from "@ui/i18n/message-texts"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"

test("the worker resolves every queued contract, and recurring ones run when empty", async () => {
  const urls = await createProductDatabase((made) => Effect.runPromise(migrateDatabase(made)))
  const ports = unreachablePorts(urls.running, "marquee-contracts", {
    translate: (key, language, values) => messageText(key, language, values),
    supervise: true,
  })
  const story = Effect.gen(function* () {
    const services = yield* Effect.context<Layer.Success<typeof ports>>()
    const container = makeContainer(bind(services, useCases))
    return {
      unbound: jobContracts.filter((contract) => !isBound(container, contract)).map(({ name }) => name),
      made: new Set(jobContracts.map((contract) => typeof resolve(container, contract))),
      synced: yield* resolve(container, SyncCampaigns)({}),
      reconciled: yield* resolve(container, ReconcilePayments)({}),
    }
  })
  const answer = await story.pipe(
    Effect.provideService(CurrentActor, { kind: "system" }),
    Effect.provide(ports),
    Effect.scoped,
    Effect.runPromise,
  )
  expect(answer).toEqual({
    unbound: [],
    made: new Set(["function"]),
    synced: { campaigns: 0 },
    reconciled: { settled: 0 },
  })
})
