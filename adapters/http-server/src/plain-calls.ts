import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { parse } from "node:querystring"
import { Effect, Exit } from "effect"
import { Cookies } from "effect/http"
import { apiBase, type Endpoint, pathFields } from "@adapters/http-api"
import { type Answer, type ApiOptions, callAnswerer } from "./answer-call.ts"
import { cookieCells } from "./cookie-cells.ts"
import type { RawInput } from "./decode-input.ts"
import { plainBody } from "./plain-body.ts"
import { bearerToken, believed, bypassesLogin, requestFacts } from "./request-context.ts"
import { replySender } from "./send-reply.ts"

/** The longest path parameter that the router takes. */
const longestField = 100

const query = String.raw`(?:\?((?:\w+=[\w.~,-]*&)*\w+=[\w.~,-]*))?`

/** Addresses of a row without escapes: its parameters, then its query. Static segments match in any case. */
const addressOf = ({ path }: Endpoint): RegExp => {
  const segments = `${apiBase}${path}`
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/:\w+/g, String.raw`([\w.~-]{1,${longestField}})`)
  return new RegExp(`^${segments}${query}$`, "i")
}

/** A call at a plain address, with its input as it came. */
interface PlainCall {
  readonly answer: Answer
  readonly raw: RawInput
}

/** Sorts fixed segments before parameters from the left on, since they win in the router. */
const placeOf = ({ path }: Endpoint): string => path.replaceAll(/\/(:)?[^/]*/g, (_, field) => (field ? "2" : "1"))

/** Rows with the same method and number of segments are the only ones that an address may be of. */
const shelfOf = (method: string, segments: number): string => `${method} ${segments}`

const segmentsIn = (url: string): number => {
  let count = 0
  for (let place = 0; place < url.length && url[place] !== "?"; place += 1) if (url[place] === "/") count += 1
  return count
}

const callsOf = (options: ApiOptions) => {
  const answerOf = callAnswerer(options)
  const shelves = Map.groupBy(
    options.endpoints
      .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)))
      .map((row) => ({ row, address: addressOf(row), fields: pathFields(row.path), answer: answerOf(row) })),
    ({ row }) => shelfOf(row.method, segmentsIn(`${apiBase}${row.path}`)),
  )
  return (request: IncomingMessage): PlainCall | undefined => {
    const { method = "", url = "" } = request
    for (const { row, address, fields, answer } of shelves.get(shelfOf(method, segmentsIn(url))) ?? []) {
      const match = address.exec(url)
      if (match === null) continue
      const body = plainBody(request, row)
      if (body === undefined) return undefined
      const params = Object.fromEntries(fields.map((name, index) => [name, match[index + 1]]))
      return { answer, raw: { params, query: parse(match[fields.length + 1] ?? ""), body } }
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

/** Reads set no cookies. */
const setsCookies = ({ method }: IncomingMessage): boolean => method !== "GET"

/**
 * Answers calls at plain addresses before the router, which costs more than many of them. Escaped addresses, forms and
 * bodies of untold length are left to the routes.
 */
export const answerPlainCalls = (server: Server, options: ApiOptions): void => {
  const callAt = callsOf(options)
  const send = replySender(options.headers)
  const run = Effect.runForkWith(options.context)
  const emit = server.emit.bind(server)

  const answer = ({ answer, raw }: PlainCall, request: IncomingMessage, response: ServerResponse): void => {
    const carrier = believed(carrierOf(request), options.isProxy)
    const facts = requestFacts(carrier, options)
    const mayBeEmbedded = Effect.suspend(() => options.mayBeEmbedded(facts.portalDomain))
    const cookies = setsCookies(request) ? cookieCells(carrier, facts, mayBeEmbedded) : undefined
    const caller = {
      facts,
      token: bearerToken(carrier),
      bypassesLogin: bypassesLogin(carrier),
      ...(cookies !== undefined && { cells: cookies.cells }),
    }
    const fiber = run(answer(raw, caller))
    fiber.addObserver((exit) => {
      if (Exit.isFailure(exit)) response.destroy()
      else send(response, exit.value, cookies === undefined ? [] : Cookies.toSetCookieHeaders(cookies.changed()))
    })
    // Whoever leaves ends the call; what it had begun to write is rolled back.
    response.once("close", () => {
      if (!response.writableEnded) fiber.interruptUnsafe()
    })
  }

  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    const [request, response] = given as [IncomingMessage, ServerResponse]
    const call = event === "request" ? callAt(request) : undefined
    if (call === undefined) return emit(event, ...given)
    answer(call, request, response)
    return true
  }
}
