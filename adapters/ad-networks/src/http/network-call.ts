import { Effect, Schedule } from "effect"
import { NetworkUnavailable } from "@application/campaigns/ports"
import { providerFetch } from "@adapters/observability"

export interface NetworkRequest {
  readonly method: "GET" | "POST" | "DELETE"
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | FormData
  readonly timeoutMilliseconds: number
  /** It only reads, so it may be sent again when no reply came. */
  readonly repeatable: boolean
}

export interface NetworkReply {
  readonly status: number
  readonly body: unknown
}

/** Method and path only: queries, headers and bodies may carry secrets. */
const described = ({ method, url }: NetworkRequest): string => `${method} ${url.host}${url.pathname}`

const parsed = (text: string): unknown => {
  try {
    return text === "" ? {} : JSON.parse(text)
  } catch {
    return undefined
  }
}

const attempt = (request: NetworkRequest) =>
  Effect.tryPromise({
    try: async (signal): Promise<NetworkReply> => {
      const reply = await providerFetch(request.url, {
        method: request.method,
        headers: request.headers,
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(request.timeoutMilliseconds)]),
        ...(request.body !== undefined && { body: request.body }),
      })
      return { status: reply.status, body: parsed(await reply.text()) }
    },
    catch: () => new NetworkUnavailable({ reason: `No reply to ${described(request)}` }),
  })

const again = { schedule: Schedule.exponential("200 millis"), times: 2 }

/** One call of a network's API. Writes are never repeated here: one whose reply was lost is found again by its name. */
export const networkCall = (request: NetworkRequest): Effect.Effect<NetworkReply, NetworkUnavailable> => {
  const checked = Effect.flatMap(attempt(request), (reply) =>
    reply.body === undefined || (reply.status >= 500 && reply.body === null)
      ? Effect.fail(new NetworkUnavailable({ reason: `Status ${reply.status} for ${described(request)}` }))
      : Effect.succeed(reply),
  )
  return request.repeatable ? Effect.retry(checked, again) : checked
}
