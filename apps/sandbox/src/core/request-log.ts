import type { MiddlewareHandler } from "hono"
import { decodeForm, isObject, parseJson, type Json } from "./json.ts"
import type { Provider } from "./failures.ts"

/** One call a provider received, with secrets and card numbers masked. */
export type LoggedRequest = {
  at: string
  provider: Provider
  method: string
  path: string
  status: number
  idempotencyKey: string | null
  replayed: boolean
  body: Json
}

export type RequestLog = {
  readonly add: (request: LoggedRequest) => void
  readonly list: (provider?: string) => readonly LoggedRequest[]
  /** How often each provider was called, and each `METHOD path`, since the last reset. */
  readonly counts: () => { providers: Record<string, number>; routes: Record<string, number> }
  readonly clear: () => void
}

const KEPT = 500
const SECRET = /^(number|cvc|password|client_secret|access_token|refresh_token|bytes|cvv)$/

export const makeRequestLog = (): RequestLog => {
  let logged: LoggedRequest[] = []
  let providers: Record<string, number> = {}
  let routes: Record<string, number> = {}
  return {
    add: (request) => {
      logged = [request, ...logged].slice(0, KEPT)
      providers[request.provider] = (providers[request.provider] ?? 0) + 1
      const route = `${request.provider} ${request.method} ${request.path}`
      routes[route] = (routes[route] ?? 0) + 1
    },
    list: (provider) => (provider === undefined ? logged : logged.filter((one) => one.provider === provider)),
    counts: () => ({ providers: { ...providers }, routes: { ...routes } }),
    clear: () => {
      logged = []
      providers = {}
      routes = {}
    },
  }
}

/** Masks secrets anywhere inside a logged body, and cuts long texts. */
const masked = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(masked)
  if (typeof value === "string") return value.length > 500 ? `${value.slice(0, 500)}…` : value
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      SECRET.test(key) && typeof item === "string" ? "•••" : masked(item),
    ]),
  )
}

/** Notes every call to one provider, pre-flights excepted. */
export const logMiddleware =
  (log: RequestLog, provider: Provider, now: () => number, prefix: string): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.method === "OPTIONS") return next()
    const type = context.req.header("content-type") ?? ""
    const wanted = context.req.method === "POST" && !type.startsWith("multipart/")
    const source = wanted ? await context.req.text() : ""
    const body = type.includes("json") ? parseJson(source) : source === "" ? null : decodeForm(source)
    await next()
    log.add({
      at: new Date(now()).toISOString(),
      provider,
      method: context.req.method,
      path: context.req.path.slice(prefix.length) || "/",
      status: context.res.status,
      idempotencyKey: context.req.header("idempotency-key") ?? null,
      replayed: context.res.headers.get("idempotent-replayed") === "true",
      body: masked(body ?? null),
    })
    return undefined
  }
