import { type PaymentGatewayName, paymentGateways } from "@domain/kernel"
import type { MiddlewareHandler } from "hono"
import type { HttpBindings } from "@hono/node-server"
import { type NetworkProvider, networkProviders } from "../ad-network-facts.ts"
import { randomId } from "./random.ts"
import { isObject, type Json, type JsonObject } from "./json.ts"

const OTHERS = [
  "googlePlaces",
  "gst",
  "irp",
  "unsplash",
  "twilio",
  "smtp",
  "ip",
  "push",
  "freshchat",
  "shops",
  "hubSpot",
  "googleSheets",
] as const
export type Provider = PaymentGatewayName | NetworkProvider | (typeof OTHERS)[number]
export const PROVIDERS: readonly string[] = [...Object.keys(paymentGateways), ...networkProviders, ...OTHERS]

export const FAILURE_KINDS = [
  "decline",
  "error",
  "slow",
  "drop",
  "lostReply",
  "duplicateWebhook",
  "lateWebhook",
  "rateLimit",
  "overDeliver",
  "betterVersion",
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/**
 * One switch: what goes wrong, for whom, on which calls, and how many more times (absent: until switched off). A network delivers
 * too much for campaigns, or brings twice the results of ad sets, whose names contain `path`, until it is switched off.
 */
export type FailureSwitch = {
  id: string
  provider: Provider
  kind: FailureKind
  path?: string
  method?: string
  status?: number
  ms?: number
  count?: number
}

export type Failures = {
  readonly list: () => readonly FailureSwitch[]
  readonly replace: (switches: readonly FailureSwitch[]) => void
  /** Uses up one matching switch, or answers undefined. */
  readonly take: (provider: Provider, kind: FailureKind, method?: string, path?: string) => FailureSwitch | undefined
}

export const makeFailures = (holder: { failures: FailureSwitch[] }, save: () => void): Failures => ({
  list: () => holder.failures,
  replace: (switches) => {
    holder.failures = [...switches]
    save()
  },
  take: (provider, kind, method, path) => {
    const failure = holder.failures.find(
      (one) =>
        one.provider === provider &&
        one.kind === kind &&
        (one.method === undefined || method === undefined || one.method.toUpperCase() === method.toUpperCase()) &&
        (one.path === undefined || path === undefined || path.includes(one.path)),
    )
    if (failure?.count !== undefined) {
      failure.count -= 1
      if (failure.count <= 0) holder.failures = holder.failures.filter((one) => one !== failure)
    }
    if (failure !== undefined) save()
    return failure
  },
})

/** How a provider's next webhook is delivered: how often, and after how many milliseconds, so that a later one may overtake it. */
export const deliveryUnder = (failures: Failures, provider: Provider): { copies: number; delayMs: number } => ({
  copies: failures.take(provider, "duplicateWebhook") === undefined ? 1 : 2,
  delayMs: failures.take(provider, "lateWebhook")?.ms ?? 0,
})

const isProvider = (value: Json | undefined): value is Provider => PROVIDERS.some((name) => name === value)
const isKind = (value: Json | undefined): value is FailureKind => FAILURE_KINDS.some((one) => one === value)
/** Kinds that stay on until they are switched off. */
const LASTING = new Set<FailureKind>(["overDeliver", "betterVersion"])
const KNOWN = new Set(["id", "provider", "kind", "path", "method", "status", "ms", "count"])

/** Reads one switch from JSON; answers a sentence when it is not one. */
export const readFailureSwitch = (value: Json): FailureSwitch | string => {
  if (!isObject(value)) return "A switch is an object."
  const unknown = Object.keys(value).find((key) => !KNOWN.has(key))
  if (unknown !== undefined) return `Unknown field '${unknown}'.`
  if (!isProvider(value["provider"])) return `provider must be one of ${PROVIDERS.join(", ")}.`
  if (!isKind(value["kind"])) return `kind must be one of ${FAILURE_KINDS.join(", ")}.`
  if (value["kind"] === "betterVersion" && value["provider"] !== "meta") return "Only meta tests versions of ads."
  if (value["kind"] === "overDeliver" && !networkProviders.some((name) => name === value["provider"]))
    return `Only ${networkProviders.join(" and ")} deliver ads.`
  const text = (key: string): JsonObject =>
    typeof value[key] === "string" && value[key] !== "" ? { [key]: value[key] } : {}
  const number = (key: string): JsonObject => (typeof value[key] === "number" ? { [key]: value[key] } : {})
  const id = typeof value["id"] === "string" ? value["id"] : randomId(8)
  return {
    id,
    provider: value["provider"],
    kind: value["kind"],
    ...text("path"),
    ...text("method"),
    ...number("status"),
    ...number("ms"),
    ...(!LASTING.has(value["kind"]) && number("count")),
  }
}

export type FailureReplies = {
  readonly error: (status: number) => JsonObject
  readonly rateLimit: { readonly status: number; readonly body: JsonObject }
}

/** Applies slow, drop, error, rate-limit and lost-reply switches to one provider's calls. */
export const failureMiddleware =
  (failures: Failures, provider: Provider, replies: FailureReplies): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (context, next) => {
    const { method, path } = context.req
    if (method === "OPTIONS") return next()
    const take = (kind: FailureKind): FailureSwitch | undefined => failures.take(provider, kind, method, path)
    const slow = take("slow")
    if (slow !== undefined) await new Promise((resolve) => setTimeout(resolve, slow.ms ?? 3000))
    if (take("drop") !== undefined) {
      context.env.incoming.socket.destroy()
      return context.body(null, 500)
    }
    const error = take("error")
    if (error !== undefined) return reply(replies.error(error.status ?? 500), error.status ?? 500)
    if (take("rateLimit") !== undefined) return reply(replies.rateLimit.body, replies.rateLimit.status)
    const lost = take("lostReply")
    await next()
    if (lost !== undefined) context.env.incoming.socket.destroy()
    return undefined
  }

const reply = (body: JsonObject, status: number): Response =>
  Response.json(body, { status, headers: { "access-control-allow-origin": "*", "retry-after": "1" } })
