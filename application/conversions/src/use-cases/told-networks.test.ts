import { worked } from "@application/kernel/testing"
import { Effect } from "effect"
import { expect, test } from "vitest"
import {
  addAction,
  businessProfileId,
  inConversionWorld,
  setUp,
  tell,
  tellByServer,
} from "../testing/conversion-world.ts"
import { memoryConversionNetworks, MemoryConversionNetworks } from "../testing/memory-conversion-networks.ts"
import { connectConversionNetwork, sendConversions } from "./index.ts"

/** Runs the queued telling of networks, and succeeds with what Meta has. */
const sent = Effect.andThen(
  worked([sendConversions]),
  Effect.flatMap(MemoryConversionNetworks, ({ received }) => received),
)

test("what a page tells reaches a connected network once, as the visitor agreed", () =>
  inConversionWorld(
    Effect.gen(function* () {
      yield* setUp()
      yield* addAction()
      yield* connectConversionNetwork.handle({ businessProfileId, network: "Meta" })
      yield* tell({ value: 149.5, currency: "INR", email: "asha@example.com" })
      yield* tellByServer({ value: 149.5 })
      yield* tell({ id: "order-2" }, { consent: {} })
      const events = yield* sent
      expect(events).toMatchObject([{ network: "Meta", value: { amount: 14_950, currency: "INR" } }])
      expect(JSON.stringify(events)).not.toContain("asha@")
      expect(yield* sent).toHaveLength(1)
    }).pipe(Effect.provide(memoryConversionNetworks)),
  ))
