import type { IncomingMessage, Server, ServerResponse } from "node:http"

/**
 * Keeps what arrives before anybody serves it and hands it over, in order, to the first listener: a server accepts
 * connections while its routes are still being built, and without this such a request would never be answered.
 */
export const waitingRoom = (server: Server): void => {
  const waiting: Array<[IncomingMessage, ServerResponse]> = []
  const wait = (request: IncomingMessage, response: ServerResponse): void => {
    waiting.push([request, response])
  }
  const open = (event: string | symbol): void => {
    if (event !== "request") return
    server.off("newListener", open)
    server.off("request", wait)
    setImmediate(() => waiting.forEach(([request, response]) => server.emit("request", request, response)))
  }
  server.on("request", wait)
  server.on("newListener", open)
}
