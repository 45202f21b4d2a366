import { Clock, Effect } from "effect"
import { type AdNetworkError, NetworkUnavailable } from "@application/campaigns/ports"
import { networkCall } from "../http/network-call.ts"
import { at, listOf, numberOf, textOf } from "../json-reader.ts"
import type { GoogleAdsOptions } from "./google-options.ts"
import { googleError } from "./google-error.ts"

const defaultTimeout = 15_000
/** An access token is renewed this long before it ends. */
const margin = 60_000

type Body = Readonly<Record<string, unknown>>
type Headers = Readonly<Record<string, string>>

/** Calls of the Google Ads and Data Manager REST APIs under an access token that is renewed when it ends or is refused. */
export const googleClient = (options: GoogleAdsOptions) => {
  const timeoutMilliseconds = options.timeoutMilliseconds ?? defaultTimeout
  let token: { readonly value: string; readonly until: number } | undefined

  const renew = Effect.fnUntraced(function* () {
    const { status, body } = yield* networkCall({
      method: "POST",
      url: new URL(options.tokenUrl),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "refresh_token",
        client_id: options.clientId,
        client_secret: options.clientSecret,
        refresh_token: options.refreshToken,
      }).toString(),
      timeoutMilliseconds,
      repeatable: true,
    })
    const value = textOf(at(body, "access_token"))
    if (status >= 400 || value === undefined) {
      return yield* new NetworkUnavailable({ reason: `Google gave no access token (${status})` })
    }
    const now = yield* Clock.currentTimeMillis
    token = { value, until: now + numberOf(at(body, "expires_in")) * 1000 - margin }
    return value
  })

  const accessToken = Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    return token !== undefined && token.until > now ? token.value : yield* renew()
  })

  const send = Effect.fnUntraced(function* (url: URL, headers: Headers, body: Body | undefined, repeatable: boolean) {
    return yield* networkCall({
      method: body === undefined ? "GET" : "POST",
      url,
      headers: { authorization: `Bearer ${yield* accessToken}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMilliseconds,
      repeatable,
    })
  })

  const authorised = Effect.fnUntraced(function* <E = never>(
    url: URL,
    headers: Headers,
    body: Body | undefined,
    repeatable: boolean,
    errorOf: (status: number, body: unknown) => E | AdNetworkError = googleError,
  ): Effect.fn.Return<unknown, E | AdNetworkError> {
    const firstReply = yield* send(url, headers, body, repeatable)
    if (firstReply.status === 401) token = undefined
    const reply = firstReply.status === 401 ? yield* send(url, headers, body, repeatable) : firstReply
    return reply.status < 400 ? reply.body : yield* Effect.fail(errorOf(reply.status, reply.body))
  })

  const post = (path: string, body: Body, repeatable = false) =>
    authorised(
      new URL(`${options.baseUrl.replace(/\/$/, "")}/${options.version}/${path}`),
      { "developer-token": options.developerToken, "login-customer-id": options.loginCustomerId },
      body,
      repeatable,
    )

  /** A call of the Data Manager API, which may be repeated: what it was told before, it knows. Without a body it reads. */
  const dataManager = <E = never>(
    path: string,
    body?: Body,
    errorOf?: (status: number, body: unknown) => E | AdNetworkError,
  ) => authorised<E>(new URL(`${options.dataManagerUrl.replace(/\/$/, "")}/v1/${path}`), {}, body, true, errorOf)

  /** All rows of a query; rows carry only what it selects. */
  const rows = (customer: string, query: string) =>
    Effect.map(post(`customers/${customer}/googleAds:searchStream`, { query }, true), (chunks) =>
      listOf(chunks).flatMap((chunk) => listOf(at(chunk, "results"))),
    )

  return { post, rows, dataManager }
}

export type GoogleClient = ReturnType<typeof googleClient>

/** A text as GAQL writes it. */
export const quoted = (text: string): string => `'${text.replaceAll(/['\\]/gu, String.raw`\$&`)}'`
