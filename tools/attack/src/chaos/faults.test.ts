import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startFaults } from "./faults.ts"

/** A site and a sandbox that refuse forged notices and take all else. */
const server = createServer((asked, answer) => {
  answer.statusCode = asked.url?.includes("/webhooks/") === true ? 400 : 200
  answer.end("{}")
})
let origin = ""
beforeAll(
  () =>
    new Promise<void>((done) => {
      server.listen(0, "127.0.0.1", () => {
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
        done()
      })
    }),
)
afterAll(() => void server.close())

const faultsWith = async (blows: { readonly kills: number; readonly faults: number }) => {
  const killed: Array<string> = []
  const target = {
    origin,
    sandbox: origin,
    databaseUrl: "",
    kill: (what: string) => void killed.push(what),
    apiPid: () => undefined,
  }
  const counts = await startFaults(target, () => 0, 10, blows).end()
  return { killed, counts }
}

test("a short run kills each process, even when its payments are over", async () => {
  const { killed, counts } = await faultsWith({ kills: 3, faults: 1 })
  expect(killed.toSorted()).toEqual(["api", "database", "worker"])
  expect(counts.killed).toEqual({ api: 1, worker: 1, database: 1 })
})

test("a short run switches on no more faults than it is told", async () => {
  const { counts } = await faultsWith({ kills: 1, faults: 0 })
  expect([counts.switched, counts.forged]).toEqual([{}, 0])
})
