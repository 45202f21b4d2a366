import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { parse } from "node:querystring"
import { Effect, Exit } from "effect"
import { apiBase, type Endpoint, pathFields } from "@adapters/http-api"
import { type Answerer, type ApiOptions, type Caller, callAnswerer } from "./answer-call.ts"
import type { RawInput } from "./decode-input.ts"
import { type Kept, keptForms } from "./kept-forms.ts"
import { failureReply, rawHeadersOf, type Reply, wireReply } from "./reply.ts"
import { bearerToken, believed, type Carrier, requestFacts } from "./request-context.ts"

const noBody = Effect.succeed({})

/** The longest path parameter that the router takes. */
const longestField = 100

/** Plain addresses of a row, nothing escaped in them; its parameters, then its query. Static segments match in any case. */
const addressOf = ({ path }: Endpoint): RegExp => {
  const segments = `${apiBase}${path}`
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/:\w+/g, String.raw`([\w.~-]{1,${longestField}})`)
  return new RegExp(String.raw`^${segments}(?:\?((?:\w+=[\w.~,-]*&)*\w+=[\w.~,-]*))?$`, "i")
}

/** A call that the lane takes: its row, and its input as it came. */
interface Taken {
  readonly answerer: Answerer
  readonly raw: RawInput
}

/** What is called at an address; nothing where no row takes it. */
const callAt = (options: ApiOptions) => {
  const answererOf = callAnswerer(options)
  const rows = options.endpoints
    .filter(({ method, asText }) => method === "GET" && asText === true)
    .map((row) => ({ address: addressOf(row), fields: pathFields(row.path), answerer: answererOf(row) }))
  return (url: string): Taken | undefined => {
    for (const { address, fields, answerer } of rows) {
      const match = address.exec(url)
      if (match === null) continue
      const params = Object.fromEntries(fields.map((name, index) => [name, match[index + 1]]))
      return { answerer, raw: { params, query: parse(match[fields.length + 1] ?? ""), body: noBody } }
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

/** Answers with a reply's headers and those of every answer. */
const sender = (headers: Readonly<Record<string, string>>) => {
  const everywhere = Object.entries(headers).flat()
  return (response: ServerResponse, reply: Reply): void => {
    response.writeHead(reply.status, [...rawHeadersOf(reply), ...everywhere])
    response.end(reply.json)
  }
}

/** Takes a request and answers it, or says that it did not take it. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The fast lane: calls whose rows say `asText` and whose address is plain are answered before any router, since text that a
 * database wrote costs less to send than to route. They are the same calls: whatever the lane does not take, the routes
 * answer alike. Refresh cookies do not travel on it.
 *
 * What answers a caller's call is kept and asked directly when the same comes again, for as long as the token and its portal
 * are believed; who is signed in and may read is proven with every answer, and whatever is not an answer is replied to like a first call's.
 */
export const textLane = (options: ApiOptions): Lane => {
  const takenAt = callAt(options)
  const send = sender(options.headers)
  const run = Effect.runForkWith(options.context)
  const kept = keptForms(options.now)

  const sendSoon = (response: ServerResponse, reply: Effect.Effect<Reply>): void => {
    run(reply).addObserver((exit) => {
      if (Exit.isSuccess(exit)) send(response, exit.value)
      else response.destroy()
    })
  }

  const callerOf = (carrier: Carrier): Caller => ({
    facts: requestFacts(carrier, options),
    token: bearerToken(carrier),
  })

  const askAgain = ({ form, answerer }: Kept, carrier: Carrier, response: ServerResponse): void =>
    form.ask((trouble, json) => {
      if (json === undefined) sendSoon(response, answerer.replyOf(form.outcome(trouble, json), callerOf(carrier)))
      else send(response, { ...wireReply(json), at: options.now() })
    })

  return (request, response) => {
    if (request.method !== "GET") return false
    const carrier = believed(carrierOf(request), options.isProxy)
    const key = kept.keyOf(request.url, carrier)
    const known = kept.get(key)
    if (known !== undefined) {
      askAgain(known, carrier, response)
      return true
    }
    const taken = takenAt(request.url ?? "")
    if (taken === undefined) return false
    const { answerer, raw } = taken
    sendSoon(
      response,
      answerer.answer(raw, callerOf(carrier), (form, until) => kept.set(key, { form, answerer, until })),
    )
    return true
  }
}

const isWellEscaped = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== undefined
  } catch {
    return false
  }
}

const malformedAddress = failureReply(102, {
  _tag: "InvalidInput",
  errorCode: 102,
  problems: [{ field: "", problem: "the address is not well escaped" }],
})

/** Answers calls at addresses that no router can read; pages at such addresses are the shell's, which finds none there. */
const malformedLane =
  (headers: Readonly<Record<string, string>>): Lane =>
  (request, response) => {
    const [path = "", ...query] = (request.url ?? "").split("?")
    if (!path.includes("%") || isWellEscaped(path)) return false
    if (/^\/api\//i.test(path)) {
      sender(headers)(response, malformedAddress)
      return true
    }
    request.url = [path.replaceAll("%", "%25"), ...query].join("?")
    return false
  }

/** Lets a lane see a server's requests before the listeners do, which get what it leaves; what is not well escaped is answered or mended before. */
export const openLane = (server: Server, lane: Lane, headers: Readonly<Record<string, string>> = {}): void => {
  const takesMalformed = malformedLane(headers)
  const emit = server.emit.bind(server)
  server.emit = (event: string, ...given: ReadonlyArray<unknown>): boolean => {
    const [request, response] = given as [IncomingMessage, ServerResponse]
    return (
      (event === "request" && (takesMalformed(request, response) || lane(request, response))) || emit(event, ...given)
    )
  }
}
