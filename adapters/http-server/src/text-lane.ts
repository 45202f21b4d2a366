import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { parse } from "node:querystring"
import { Effect, Exit } from "effect"
import { apiBase, type Endpoint, pathFields } from "@adapters/http-api"
import { type ApiOptions, type Caller, callAnswerer } from "./answer-call.ts"
import { rawHeadersOf, type Reply } from "./reply.ts"
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
  response.writeHead(reply.status, rawHeadersOf(reply))
  response.end(reply.json)
}

/** Takes a request and answers it, or says that it did not take it. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean

/** The reply to a caller at an address. */
type Replies = (caller: Caller) => Effect.Effect<Reply>

/** Addresses whose input is kept decoded: the same one is asked for again and again, since the screens ask anew. */
const mostAddresses = 1_000

/** What is asked for at an address, decoded when it is first seen; the oldest go first. Nothing where no row takes it. */
const repliesAt = (options: ApiOptions) => {
  const answererOf = callAnswerer(options)
  const rows = options.endpoints
    .filter(({ method, asText }) => method === "GET" && asText === true)
    .map((row) => ({ address: addressOf(row), fields: pathFields(row.path), ...answererOf(row) }))
  const known = new Map<string, Replies>()

  const keep = (url: string, replies: Replies): Replies => {
    const [oldest] = known.keys()
    if (known.size >= mostAddresses && oldest !== undefined) known.delete(oldest)
    known.set(url, replies)
    return replies
  }

  return (url: string): Replies | undefined => {
    const seen = known.get(url)
    if (seen !== undefined) return seen
    for (const { address, fields, decode, reply, answer } of rows) {
      const match = address.exec(url)
      if (match === null) continue
      const params = Object.fromEntries(fields.map((name, index) => [name, match[index + 1]]))
      const raw = { params, query: parse(match[fields.length + 1] ?? ""), body: {} }
      const input = Effect.runSyncExit(decode(raw))
      return Exit.isSuccess(input) ? keep(url, (caller) => reply(input.value, caller)) : (caller) => answer(raw, caller)
    }
    return undefined
  }
}

/**
 * The fast lane: calls whose rows say `asText` and whose address is plain are answered before any router, since text that a
 * database wrote costs less to send than to route. They are the same calls: whatever the lane does not take, the routes
 * answer alike. Refresh cookies do not travel on it.
 */
export const textLane = (options: ApiOptions): Lane => {
  const repliesOf = repliesAt(options)
  const run = Effect.runForkWith(options.context)
  return (request, response) => {
    const replies = request.method === "GET" ? repliesOf(request.url ?? "") : undefined
    if (replies === undefined) return false
    const carrier = carrierOf(request)
    const reply = replies({ facts: requestFacts(carrier, options.isProxy), token: bearerToken(carrier) })
    run(reply).addObserver((exit) => {
      if (Exit.isSuccess(exit)) send(response, exit.value)
      else response.destroy()
    })
    return true
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
