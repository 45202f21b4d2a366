import { Effect, Option, Schema } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpServerResponse as Response } from "effect/http"
import type { RequestFacts, SecretCell } from "@application/kernel"
import { IdempotencyKey } from "@domain/kernel"
import { callerAddress, type IsProxy } from "./trusted-proxies.ts"

type Request = HttpServerRequest.HttpServerRequest

/** What is read of a request, whatever carries it. */
export interface Carrier {
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly peerAddress: string | undefined
}

export const carrierOf = ({ headers, peerAddress }: Request): Carrier => ({
  header: (name) => headers[name],
  peerAddress: Option.getOrUndefined(peerAddress),
})

/** Host without its port, lower case: what a portal is chosen by when the caller does not say. */
export const hostOf = ({ header }: Carrier): string => {
  const host = header("x-forwarded-host") ?? header("host") ?? "localhost"
  return host.split(":")[0]?.toLowerCase() ?? "localhost"
}

const decodeKey = Schema.decodeUnknownOption(IdempotencyKey)

/** The portal's own address. The headers only add a port and a scheme, so that no caller can bend the links in messages. */
const originAt = (portalDomain: string, { header }: Carrier): string => {
  const protocol = header("x-forwarded-proto") === "https" ? "https" : "http"
  const [, name, port = ""] = /^([^:]*)(:\d{1,5})?$/.exec(header("x-forwarded-host") ?? header("host") ?? "") ?? []
  return `${protocol}://${portalDomain}${name?.toLowerCase() === portalDomain ? port : ""}`
}

/** Facts that few calls ask for are found out when they are. */
class CarriedFacts implements RequestFacts {
  readonly portalDomain: string
  readonly clientId: string
  readonly #carrier: Carrier
  readonly #isProxy: IsProxy

  constructor(carrier: Carrier, isProxy: IsProxy, portalDomain: string) {
    this.portalDomain = portalDomain
    this.clientId = carrier.header("x-client-id") ?? ""
    this.#carrier = carrier
    this.#isProxy = isProxy
  }

  get ipAddress() {
    const { header, peerAddress } = this.#carrier
    return callerAddress(peerAddress ?? "", header("x-forwarded-for") ?? "", this.#isProxy)
  }

  get origin() {
    return originAt(this.portalDomain, this.#carrier)
  }

  get idempotencyKey() {
    return decodeKey(this.#carrier.header("idempotency-key"))
  }
}

/** The portal that a native client names in `X-Portal-Domain`, else the host that the browser sees; tokens are bound to theirs. */
const portalDomainOf = (carrier: Carrier): string =>
  carrier.header("x-portal-domain")?.split(":")[0]?.toLowerCase() ?? hostOf(carrier)

/** What a request says of its caller; a page is always its own host's, whatever portal it names. */
export const requestFacts = (
  carrier: Carrier,
  isProxy: IsProxy,
  portalDomain: string = portalDomainOf(carrier),
): RequestFacts => new CarriedFacts(carrier, isProxy, portalDomain)

/** The bearer token, if the caller sent one. */
export const bearerToken = ({ header }: Carrier): string | undefined =>
  /^Bearer (\S+)$/i.exec(header("authorization") ?? "")?.[1]

/** Cookies of the api: the refresh token's, and the one that a device is known by. */
type ApiCookie = "marquee_refresh" | "marquee_device"

/** Reads a cookie of a request and collects what the handler wants set on the reply. */
export const cookieCell = (request: Request, name: ApiCookie) => {
  let change: ((response: HttpServerResponse.HttpServerResponse) => HttpServerResponse.HttpServerResponse) | undefined
  const options = {
    httpOnly: true,
    sameSite: "lax",
    path: "/api",
    secure: request.headers["x-forwarded-proto"] === "https",
  } as const
  const cell: SecretCell = {
    read: Effect.sync(() => Option.fromUndefinedOr(request.cookies[name])),
    write: (token, expiresAt) =>
      Effect.sync(() => {
        change = Response.setCookieUnsafe(name, token, { ...options, expires: new Date(expiresAt) })
      }),
    clear: Effect.sync(() => {
      change = Response.expireCookieUnsafe(name, options)
    }),
  }
  return {
    cell,
    stamp: (response: HttpServerResponse.HttpServerResponse) => change?.(response) ?? response,
  }
}
