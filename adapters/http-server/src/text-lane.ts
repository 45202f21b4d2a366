import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { parse } from "node:querystring"
import { Effect, Exit } from "effect"
import { apiBase, type Endpoint, pathFields } from "@adapters/http-api"
import { type ApiOptions, callAnswerer } from "./answer-call.ts"
import { contentType, headersOf, type Reply } from "./reply.ts"
import { bearerToken, requestFacts } from "./request-context.ts"

/** The longest path parameter that the router takes. */
const longestField = 100

/** Plain addresses of a row, nothing escaped in them; its parameters, then its query. Static segments match in any case. */
const addressOf = ({ path }: Endpoint): RegExp => {
  const segments = `${apiBase}${path}`
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/:\w+/g, String.raw`([\w.~-]{1,${longestField}})`)
  return new RegExp(String.raw`^${segments}(?:\?((?:\w+=[\w.~,-]*&)*\w+=[\w.~,-]*))?$`, "i")
}

const carrierOf = ({ headers, socket }: IncomingMessage) => ({
  header: (name: string) => {
    const value = headers[name]
    return typeof value === "string" ? value : undefined
  },
  peerAddress: socket.remoteAddress,
})

const send = (response: ServerResponse, reply: Reply): void => {
  response.writeHead(reply.status, {
    ...headersOf(reply),
    "content-type": contentType,
    "content-length": Buffer.byteLength(reply.json),
  })
  response.end(reply.json)
}

/** Takes a request and answers it, or says that it did not take it. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The fast lane: calls whose rows say `asText` and whose address is plain are answered before any router, since text that a
 * database wrote costs less to send than to route. They are the same calls: whatever the lane does not take, the routes
 * answer alike. Refresh cookies do not travel on it.
 */
export const textLane = (options: ApiOptions): Lane => {
  const answererOf = callAnswerer(options)
  const rows = options.endpoints
    .filter(({ method, asText }) => method === "GET" && asText === true)
    .map((row) => ({ address: addressOf(row), fields: pathFields(row.path), answer: answererOf(row) }))
  const run = Effect.runForkWith(options.context)
  return (request, response) => {
    if (request.method !== "GET") return false
    for (const { address, fields, answer } of rows) {
      const match = address.exec(request.url ?? "")
      if (match === null) continue
      const carrier = carrierOf(request)
      const params = Object.fromEntries(fields.map((name, index) => [name, match[index + 1]]))
      const query = parse(match[fields.length + 1] ?? "")
      const call = {
        params,
        query,
        body: {},
        facts: requestFacts(carrier, options.isProxy),
        token: bearerToken(carrier),
      }
      run(answer(call)).addObserver((exit) => {
        if (Exit.isSuccess(exit)) send(response, exit.value)
        else response.destroy()
      })
      return true
    }
    return false
  }
}

/** Lets a lane see a server's requests before the listeners do, which get what it leaves. */
export const openLane = (server: Server, lane: Lane): void => {
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    const [request, response] = given as [IncomingMessage, ServerResponse]
    return (event === "request" && lane(request, response)) || emit(event, ...given)
  }
}
