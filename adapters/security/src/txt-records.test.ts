import { createSocket } from "node:dgram"
import { once } from "node:events"
import { control, runSandbox } from "@apps/sandbox/testing"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { txtRecords } from "./txt-records.ts"

test("a name has all its texts, long ones whole, and an unknown name none", () =>
  runSandbox({}, async (sandbox) => {
    const name = "_portal-verification.ads.example"
    const long = "x".repeat(300)
    for (const text of ["v=spf1 -all", long]) await control(sandbox, "POST", "/dns", { name, text })
    const texts = txtRecords([`127.0.0.1:${sandbox.dnsPort}`])
    const found = await Effect.runPromise(Effect.forEach([name, "nowhere.example"], texts))
    expect(found.map((each) => each.toSorted())).toEqual([["v=spf1 -all", long], []])
  }))

test("servers that do not answer are a failure, not a missing record", async () => {
  const socket = createSocket("udp4").bind(0, "127.0.0.1")
  await once(socket, "listening")
  const { port } = socket.address()
  await new Promise<void>((closed) => socket.close(() => closed()))
  const texts = txtRecords([`127.0.0.1:${port}`])
  expect(await Effect.runPromise(Effect.flip(texts("ads.example")))).toMatch(/^E[A-Z]+$/)
})
