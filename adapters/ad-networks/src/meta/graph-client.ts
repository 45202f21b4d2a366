import { createHmac } from "node:crypto"
import { Effect } from "effect"
import type { AdNetworkError } from "@application/campaigns/ports"
import { type NetworkRequest, networkCall } from "../http/network-call.ts"
import { at, listOf, textOf } from "../json-reader.ts"
import { graphError } from "./graph-error.ts"
import type { GraphOptions } from "./meta-options.ts"

export type GraphParameters = Readonly<Record<string, unknown>>

const defaultTimeout = 15_000
const pageSize = 200
const mostPages = 50

const written = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

/** Calls of the Graph API: the token travels in a header, proved by the app's secret. */
export const graphClient = <E = AdNetworkError>(
  options: GraphOptions,
  errorOf: (status: number, body: unknown) => E | AdNetworkError = graphError,
) => {
  type Answer = Effect.Effect<unknown, E | AdNetworkError>
  const timeoutMilliseconds = options.timeoutMilliseconds ?? defaultTimeout

  const urlOf = (path: string, token: string): URL => {
    const url = new URL(`${options.baseUrl.replace(/\/$/, "")}/${options.version}/${path}`)
    url.searchParams.set("appsecret_proof", createHmac("sha256", options.appSecret).update(token).digest("hex"))
    return url
  }

  const send = (request: Omit<NetworkRequest, "timeoutMilliseconds" | "repeatable">): Answer =>
    Effect.flatMap(
      networkCall({ ...request, timeoutMilliseconds, repeatable: request.method === "GET" }),
      ({ status, body }) =>
        status < 400 && at(body, "error") === undefined ? Effect.succeed(body) : Effect.fail(errorOf(status, body)),
    )

  const get = (path: string, parameters: GraphParameters = {}, token = options.accessToken): Answer => {
    const url = urlOf(path, token)
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, written(value))
    return send({ method: "GET", url, headers: { authorization: `Bearer ${token}` } })
  }

  /** Gives a list's items page after page, of at most so many pages. */
  const pages = Effect.fnUntraced(function* (
    path: string,
    parameters: GraphParameters,
    take: (items: ReadonlyArray<unknown>) => void,
    { most = mostPages, token }: { readonly most?: number; readonly token?: string | undefined } = {},
  ) {
    let after: string | undefined
    for (let page = 0; page < most; page += 1) {
      const cursor = after === undefined ? {} : { after }
      const body: unknown = yield* get(path, { limit: pageSize, ...parameters, ...cursor }, token)
      take(listOf(at(body, "data")))
      after = textOf(at(body, "paging", "cursors", "after"))
      if (after === undefined || at(body, "paging", "next") === undefined) break
    }
  })

  /** Every item of a list, page after page. */
  const list = (path: string, parameters: GraphParameters = {}, token?: string) =>
    Effect.suspend(() => {
      const items: Array<unknown> = []
      return Effect.as(
        pages(path, parameters, (found) => void items.push(...found), { token }),
        items as ReadonlyArray<unknown>,
      )
    })

  const write = (method: "POST" | "DELETE", path: string, parameters: GraphParameters, token: string): Answer =>
    send({
      method,
      url: urlOf(path, token),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(
        Object.entries(parameters).map(([name, value]): [string, string] => [name, written(value)]),
      ).toString(),
    })

  const post = (path: string, parameters: GraphParameters, token = options.accessToken): Answer =>
    write("POST", path, parameters, token)

  const upload = (path: string, name: string, bytes: Uint8Array): Answer => {
    const body = new FormData()
    body.set(name, new Blob([Uint8Array.from(bytes)], { type: "image/png" }), name)
    const headers = { authorization: `Bearer ${options.accessToken}` }
    return send({ method: "POST", url: urlOf(path, options.accessToken), headers, body })
  }

  /** Deletes a node, or what the parameters name of an edge. */
  const remove = (path: string, token = options.accessToken, parameters: GraphParameters = {}): Answer =>
    write("DELETE", path, parameters, token)

  return { get, list, pages, post, remove, upload }
}

export type GraphClient = ReturnType<typeof graphClient<AdNetworkError>>
