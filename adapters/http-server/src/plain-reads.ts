import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { parse } from "node:querystring"
import { Effect, Exit } from "effect"
import { apiBase, type Endpoint, pathFields } from "@adapters/http-api"
import { type Answer, type ApiOptions, callAnswerer } from "./answer-call.ts"
import type { RawInput } from "./decode-input.ts"
import { bearerToken, believed, bypassesLogin, requestFacts } from "./request-context.ts"
import { replySender } from "./send-reply.ts"

const noBody = Effect.succeed({})

/** The longest path parameter that the router takes. */
const longestField = 100

/** Addresses of a row without escapes: its parameters, then its query. Static segments match in any case. */
const addressOf = ({ path }: Endpoint): RegExp => {
  const segments = `${apiBase}${path}`
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/:\w+/g, String.raw`([\w.~-]{1,${longestField}})`)
  return new RegExp(String.raw`^${segments}(?:\?((?:\w+=[\w.~,-]*&)*\w+=[\w.~,-]*))?$`, "i")
}

/** A read at a plain address, with its input as it came. */
interface Read {
  readonly answer: Answer
  readonly raw: RawInput
}

/** Fixed segments win over parameters, as in the router, so addresses with fewer parameters are tried first. */
const readsOf = (options: ApiOptions) => {
  const answerOf = callAnswerer(options)
  const rows = options.endpoints
    .filter(({ method }) => method === "GET")
    .toSorted((one, other) => pathFields(one.path).length - pathFields(other.path).length)
    .map((row) => ({ address: addressOf(row), fields: pathFields(row.path), answer: answerOf(row) }))
  return (url: string): Read | undefined => {
    for (const { address, fields, answer } of rows) {
      const match = address.exec(url)
      if (match === null) continue
      const params = Object.fromEntries(fields.map((name, index) => [name, match[index + 1]]))
      return { answer, raw: { params, query: parse(match[fields.length + 1] ?? ""), body: noBody } }
    }
    return undefined
  }
}

const carrierOf = ({ headers, socket }: IncomingMessage) => ({
  header: (name: string) => {
    const value = headers[name]
    return typeof value === "string" ? value : undefined
  },
  peerAddress: socket.remoteAddress,
})

/**
 * Answers reads at plain addresses before the router, which costs more than many of them. Other methods and escaped
 * addresses are left to the routes; reads set no cookies.
 */
export const answerPlainReads = (server: Server, options: ApiOptions): void => {
  const readAt = readsOf(options)
  const send = replySender(options.headers)
  const run = Effect.runForkWith(options.context)
  const emit = server.emit.bind(server)

  const answer = ({ answer, raw }: Read, request: IncomingMessage, response: ServerResponse): void => {
    const carrier = believed(carrierOf(request), options.isProxy)
    const caller = {
      facts: requestFacts(carrier, options),
      token: bearerToken(carrier),
      bypassesLogin: bypassesLogin(carrier),
    }
    run(answer(raw, caller)).addObserver((exit) => {
      if (Exit.isSuccess(exit)) send(response, exit.value)
      else response.destroy()
    })
  }

  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const read = event === "request" && request.method === "GET" ? readAt(request.url ?? "") : undefined
    if (read === undefined) return emit(event, ...given)
    answer(read, request, response)
    return true
  }
}
