import { Effect, Option, Schema } from "effect"
import type { HttpServerRequest, HttpServerResponse } from "effect/http"
import { HttpServerResponse as Response } from "effect/http"
import type { RefreshTokenCell, RequestFacts } from "@application/kernel"
import { IdempotencyKey } from "@domain/kernel"

type Request = HttpServerRequest.HttpServerRequest

const refreshCookie = "marquee_refresh"

/** Host without its port, lower case: what a portal is chosen by when the caller does not say. */
export const hostOf = (request: Request): string => {
  const host = request.headers["x-forwarded-host"] ?? request.headers["host"] ?? "localhost"
  return host.split(":")[0]?.toLowerCase() ?? "localhost"
}

const decodeKey = Schema.decodeUnknownOption(IdempotencyKey)

/** The portal's own address. The headers only add a port and a scheme, so that no caller can bend the links in messages. */
const originAt = (portalDomain: string, { headers }: Request): string => {
  const protocol = headers["x-forwarded-proto"] === "https" ? "https" : "http"
  const [, name, port = ""] = /^([^:]*)(:\d{1,5})?$/.exec(headers["x-forwarded-host"] ?? headers["host"] ?? "") ?? []
  return `${protocol}://${portalDomain}${name?.toLowerCase() === portalDomain ? port : ""}`
}

/** The portal is the host that the browser sees; `X-Portal-Domain` counts only where a native client has no host. */
export const requestFacts = (request: Request): RequestFacts => {
  const portalDomain = request.headers["x-portal-domain"]?.split(":")[0]?.toLowerCase() ?? hostOf(request)
  return {
    portalDomain,
    clientId: request.headers["x-client-id"] ?? "",
    ipAddress: Option.getOrElse(request.peerAddress, () => ""),
    origin: originAt(portalDomain, request),
    idempotencyKey: decodeKey(request.headers["idempotency-key"]),
  }
}

/** The bearer token, if the caller sent one. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers["authorization"] ?? "")?.[1]

/** Reads the refresh cookie of a request and collects what the handler wants set on the reply. */
export const refreshCookieCell = (request: Request) => {
  let change: ((response: HttpServerResponse.HttpServerResponse) => HttpServerResponse.HttpServerResponse) | undefined
  const options = {
    httpOnly: true,
    sameSite: "lax",
    path: "/api",
    secure: request.headers["x-forwarded-proto"] === "https",
  } as const
  const cell: RefreshTokenCell = {
    read: Effect.sync(() => Option.fromUndefinedOr(request.cookies[refreshCookie])),
    write: (token, expiresAt) =>
      Effect.sync(() => {
        change = Response.setCookieUnsafe(refreshCookie, token, { ...options, expires: new Date(expiresAt) })
      }),
    clear: Effect.sync(() => {
      change = Response.expireCookieUnsafe(refreshCookie, options)
    }),
  }
  return {
    cell,
    stamp: (response: HttpServerResponse.HttpServerResponse) => change?.(response) ?? response,
  }
}
