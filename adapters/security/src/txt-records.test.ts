import { Effect } from "effect"
import { expect, test } from "vitest"
import { nameServer } from "./testing/index.ts"
import { txtRecords } from "./txt-records.ts"

test("a name has all its texts, long ones whole, and an unknown name none", async () => {
  const long = "x".repeat(300)
  const server = await nameServer(
    new Map([
      ["_portal-verification.ads.example", ["v=spf1 -all", long]],
      ["empty.example", []],
    ]),
  )
  const texts = txtRecords([server.address])
  const found = await Effect.runPromise(
    Effect.forEach(["_portal-verification.ads.example", "empty.example", "nowhere.example"], texts),
  )
  await server.close()
  expect(found.map((each) => each.toSorted())).toEqual([["v=spf1 -all", long], [], []])
})

test("servers that do not answer are a failure, not a missing record", async () => {
  const server = await nameServer(new Map())
  await server.close()
  const texts = txtRecords([server.address])
  expect(await Effect.runPromise(Effect.flip(texts("ads.example")))).toMatch(/^E[A-Z]+$/)
})
