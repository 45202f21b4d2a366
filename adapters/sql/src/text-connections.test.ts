import { createServer, type Server, type Socket } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { textConnections } from "./text-connections.ts"

const message = (type: string, ...parts: ReadonlyArray<string | Buffer>): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

const welcome = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", "I")])
/** An error of an ordinary statement, told in another language as servers may be set to. */
const failed = Buffer.concat([message("E", "SFEHLER\0", "VERROR\0", "C22P02\0", "Mfalsch\0", "\0"), message("Z", "I")])

const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.useRealTimers()
})

/** A database that lets everybody in and answers each statement alike, or never. */
const database = async (answer?: Buffer) => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
    socket.on("error", () => undefined)
    let isGreeted = false
    socket.on("data", (data) => {
      if (!isGreeted) socket.write(welcome)
      else if (answer !== undefined && data[0] !== "X".charCodeAt(0)) socket.write(answer)
      isGreeted = true
    })
  })
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : undefined
  return { sockets, url: `postgres://somebody:secret@127.0.0.1:${port}/any` }
}

const asked = ({ ask }: ReturnType<typeof textConnections>) =>
  new Promise<Error | undefined>((told) => ask("select 1", [], (cause) => told(cause)))

test("a connection that is given up is closed", async () => {
  const { url, sockets } = await database(failed)
  const connections = textConnections({ connectionString: url }, 4)
  for (let times = 0; times < 6; times += 1) expect((await asked(connections))?.message).toBe("falsch")
  await vi.waitFor(() => expect(sockets.size).toBe(0))
  await connections.end()
})

test("what waits too long for a connection is told so, and what is ended opens no other", async () => {
  const { url, sockets } = await database()
  const connections = textConnections({ connectionString: url }, 1, 50)
  const stuck = asked(connections)
  expect((await asked(connections))?.message).toMatch(/^Connection .*waited/)
  await connections.end()
  expect((await stuck)?.message).toMatch(/^Connection terminated/)
  expect((await asked(connections))?.message).toBe("Connection terminated")
  await vi.waitFor(() => expect(sockets.size).toBe(0))
})
