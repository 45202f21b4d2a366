import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { waitingRoom } from "./waiting-room.ts"

test("requests before the server is ready are answered in order and once", async () => {
  const server = createServer()
  waitingRoom(server)
  const emit = server.emit.bind(server)
  const arrived = new Promise<void>((done) => {
    server.emit = (event: string, ...given: ReadonlyArray<unknown>) => {
      if (event === "request") done()
      return emit(event, ...given)
    }
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  try {
    const seen: Array<string | undefined> = []
    const early = ask("/early")
    await arrived
    server.on("request", ({ url }, response) => {
      seen.push(url)
      response.end(`answered ${url}`)
    })
    expect(await early).toBe("answered /early")
    expect(await ask("/later")).toBe("answered /later")
    expect(seen).toEqual(["/early", "/later"])
  } finally {
    server.closeAllConnections()
    server.close()
  }
}, 5_000)
