import { Effect, Option, Schema } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpServerResponse as Response } from "effect/http"
import type { RequestFacts, SecretCell } from "@application/kernel"
import { IdempotencyKey } from "@domain/kernel"
import { bypassLoginHeader, requestIdHeader } from "@adapters/http-api"
import { requestIdOf } from "./request-id.ts"
import { callerAddress, type IsProxy } from "./trusted-proxies.ts"

type Request = HttpServerRequest.HttpServerRequest

/** What is read of a request, whatever carries it. */
export interface Carrier {
  /** A header by its lower-case name. */
  readonly header: (name: string) => string | undefined
  readonly peerAddress: string | undefined
}

/** The trusted facts of a request: only our own proxy may forward what it saw, and it writes last. */
export const believed = ({ header, peerAddress }: Carrier, isProxy: IsProxy): Carrier => {
  const isForwarded = isProxy(peerAddress ?? "")
  return {
    peerAddress,
    header: (name) => {
      if (!name.startsWith("x-forwarded-") || name === "x-forwarded-for") return header(name)
      return isForwarded ? header(name)?.split(",").at(-1)?.trim() : undefined
    },
  }
}

export const carrierOf = ({ headers, peerAddress }: Request, isProxy: IsProxy): Carrier =>
  believed({ header: (name) => headers[name], peerAddress: Option.getOrUndefined(peerAddress) }, isProxy)

/** Host without its port, lower case: what a portal is chosen by when the caller does not say. */
export const hostOf = ({ header }: Carrier): string => {
  const host = header("x-forwarded-host") ?? header("host") ?? "localhost"
  return host.split(":")[0]?.toLowerCase() ?? "localhost"
}

const decodeKey = Schema.decodeUnknownOption(IdempotencyKey)

/** What decides about a request beside the request itself. */
export interface Edge {
  /** Whose word on where a call came from, and by which host and scheme, counts. */
  readonly isProxy: IsProxy
  /** The configured address of the site at a portal's host, without a slash at its end. */
  readonly originOf: (portalDomain: string) => string
}

/** Facts that few calls ask for are found out when they are. */
class CarriedFacts implements RequestFacts {
  readonly portalDomain: string
  readonly clientId: string
  readonly requestId: string
  readonly #carrier: Carrier
  readonly #edge: Edge

  constructor(carrier: Carrier, edge: Edge, portalDomain: string) {
    this.portalDomain = portalDomain
    this.clientId = carrier.header("x-client-id") ?? ""
    this.requestId = requestIdOf(carrier.header(requestIdHeader))
    this.#carrier = carrier
    this.#edge = edge
  }

  get ipAddress() {
    const { header, peerAddress } = this.#carrier
    return callerAddress(peerAddress ?? "", header("x-forwarded-for") ?? "", this.#edge.isProxy)
  }

  get origin() {
    return this.#edge.originOf(this.portalDomain)
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
  edge: Edge,
  portalDomain: string = portalDomainOf(carrier),
): RequestFacts => new CarriedFacts(carrier, edge, portalDomain)

/** The bearer token, if the caller sent one. */
export const bearerToken = ({ header }: Carrier): string | undefined =>
  /^Bearer (\S+)$/i.exec(header("authorization") ?? "")?.[1]

/** Whether the caller asks that its token stays unread. Spec: roles, "A request header lets the portal lookup bypass login". */
export const bypassesLogin = ({ header }: Carrier): boolean => header(bypassLoginHeader)?.toLowerCase() === "true"

/** Whether a browser reached us by https: the site is configured so, or a proxy of ours says it. */
export const isSecure = ({ header }: Carrier, { origin }: RequestFacts): boolean =>
  origin.startsWith("https:") || header("x-forwarded-proto") === "https"

export interface CookieOptions {
  /** Whether the browser reached us by https. */
  readonly isSecure: boolean
  /** Whether the page may run in another site's frame, asked only when a cookie is set. */
  readonly mayBeEmbedded: Effect.Effect<boolean>
}

/** A cookie in another site's frame is that site's alone, and needs https. */
const attributesOf = ({ isSecure }: CookieOptions, isEmbedded: boolean) =>
  isEmbedded
    ? ({ httpOnly: true, path: "/api", sameSite: "none", secure: true, partitioned: true } as const)
    : ({ httpOnly: true, path: "/api", sameSite: "lax", secure: isSecure } as const)

/** Cookies of the api: the refresh token's, and the one that a device is known by. */
type ApiCookie = "refresh_token" | "known_device"

/** Reads a cookie of a request and collects what the handler wants set on the reply. */
export const cookieCell = (request: Request, name: ApiCookie, options: CookieOptions) => {
  let change: ((response: HttpServerResponse.HttpServerResponse) => HttpServerResponse.HttpServerResponse) | undefined
  const attributes = Effect.map(options.mayBeEmbedded, (isEmbedded) => attributesOf(options, isEmbedded))
  const cell: SecretCell = {
    read: Effect.sync(() => Option.fromUndefinedOr(request.cookies[name])),
    write: (token, expiresAt) =>
      Effect.map(attributes, (chosen) => {
        change = Response.setCookieUnsafe(name, token, { ...chosen, expires: new Date(expiresAt) })
      }),
    clear: Effect.map(attributes, (chosen) => {
      change = Response.expireCookieUnsafe(name, chosen)
    }),
  }
  return {
    cell,
    stamp: (response: HttpServerResponse.HttpServerResponse) => change?.(response) ?? response,
  }
}
