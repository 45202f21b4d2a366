import {
  createMcpHandler,
  hostHeaderValidationResponse,
  type McpServer,
  originValidationResponse,
} from "@modelcontextprotocol/server"
import { ByteSize, Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** Where assistants call a portal. */
const mcpPath = "/mcp"

/** The most bytes of a message: a tool's input is small. */
const mostBytes = ByteSize.kilobytes(64)

/** What an endpoint serves to whom. */
export interface McpEndpoint<V extends object> {
  /** Hosts that a request may be for; every other is refused, and so is a browser's page of another origin. */
  readonly hostOf: (request: HttpServerRequest.HttpServerRequest) => Effect.Effect<string | undefined>
  /** Who calls, or why nobody may. */
  readonly admit: (
    request: HttpServerRequest.HttpServerRequest,
  ) => Effect.Effect<V, HttpServerResponse.HttpServerResponse>
  /** The server of one request. */
  readonly serverOf: (visit: V) => McpServer
  /** Hears of messages that could not be served. */
  readonly report?: (error: Error) => void
}

const tooLarge = HttpServerResponse.text(
  JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32600, message: "The message is larger than 64 kB." } }),
  { status: 413, contentType: "application/json" },
)

/** Brings a visit through the library to the server of its request. */
class Carried {
  readonly visit: object

  constructor(visit: object) {
    this.visit = visit
  }
}

/**
 * The streamable HTTP endpoint of the Model Context Protocol without sessions: each request is answered by a server of its own.
 * Hosts and origins are checked first against DNS rebinding, then who calls, then the size of the message.
 */
export const mcpRoute = <V extends object>({ hostOf, admit, serverOf, report = () => undefined }: McpEndpoint<V>) => {
  const handler = createMcpHandler(
    ({ authInfo }) => {
      const carried = authInfo?.extra?.["visit"]
      if (!(carried instanceof Carried)) throw new Error("A message without its visit")
      return serverOf(carried.visit as V)
    },
    { onerror: report },
  )
  const answered = Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, value ?? ""]))
    const asked = { method: request.method, headers }
    const url = `http://${request.headers["host"] ?? "localhost"}${mcpPath}`
    const host = yield* hostOf(request)
    const allowed = host === undefined ? [] : [host]
    const bare = new Request("http://localhost/mcp", {
      headers: { ...Object.fromEntries(headers), ...(host !== undefined && { host }) },
    })
    const refusal = hostHeaderValidationResponse(bare, allowed) ?? originValidationResponse(bare, allowed)
    if (refusal !== undefined) return HttpServerResponse.fromWeb(refusal)
    const visit = yield* admit(request)
    const body =
      request.method === "POST"
        ? yield* request.text.pipe(
            Effect.provideService(HttpServerRequest.MaxBodySize, mostBytes),
            Effect.mapError(() => tooLarge),
          )
        : undefined
    const closing = new AbortController()
    const message = new Request(url, { ...asked, signal: closing.signal, ...(body !== undefined && { body }) })
    const authInfo = { token: "", clientId: "", scopes: [], extra: { visit: new Carried(visit) } }
    const answer = yield* Effect.promise(() => handler.fetch(message, { authInfo })).pipe(
      Effect.onInterrupt(() => Effect.sync(() => closing.abort())),
    )
    return HttpServerResponse.fromWeb(answer)
  }).pipe(Effect.catch((refusal) => Effect.succeed(refusal)))
  return (["GET", "POST", "DELETE"] as const).map((method) => HttpRouter.route(method, mcpPath, answered))
}
