import { Option, Schema } from "effect"
import type { HttpServerRequest } from "effect/http"
import type { RequestFacts } from "@application/kernel"
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

/** The proxies that are believed and the addresses of the site, which decide about a request beside the request itself. */
export interface SiteOrigins {
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
  readonly #edge: SiteOrigins

  constructor(carrier: Carrier, edge: SiteOrigins, portalDomain: string) {
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

  get userAgent() {
    return this.#carrier.header("user-agent") ?? ""
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
  edge: SiteOrigins,
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
