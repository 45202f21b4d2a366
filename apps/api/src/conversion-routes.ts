import { bearerToken, carrierOf, reported, requestFacts, type SiteOrigins } from "@adapters/http-server"
import { resolve, type UseCaseContainer } from "@application/container"
import {
  conversionPaths,
  ReadTagSite,
  ServerEvent,
  TagMessage,
  TakeServerEvents,
  TakeTagEvents,
} from "@application/conversions/contract"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { isBot } from "@domain/signup"
import { ByteSize, Cache, Effect, Layer, Option, Schema } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { tagScript } from "./tag-script.ts"

const millisecondsCached = 60_000
const websitesCached = 5_000
const longestKey = 40
const mostBytes = { tag: ByteSize.kilobytes(32), server: ByteSize.kilobytes(256) } as const

/** Pages of every website may run the tag, and tell. */
const anyOrigin = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" } as const
const preflight = {
  ...anyOrigin,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "86400",
} as const

const nothing = HttpServerResponse.empty({ status: 204, headers: anyOrigin })

const json = (status: number, value: object, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.text(JSON.stringify(value), { status, contentType: "application/json", headers })

const readMessage = Schema.decodeUnknownOption(Schema.fromJsonString(TagMessage))
const readEvents = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ events: Schema.Array(ServerEvent).check(Schema.isMaxLength(100)) })),
)

const bodyOf = (request: HttpServerRequest.HttpServerRequest, most: ByteSize.ByteSize) =>
  Effect.option(request.text).pipe(Effect.provideService(HttpServerRequest.MaxBodySize, most))

const hostIn = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined

/**
 * The tag of websites, what it tells, and what owners' servers tell. Whatever a page tells is answered alike, so that a
 * stranger learns nothing of a key.
 */
export const conversionRoutes = (container: UseCaseContainer, edge: SiteOrigins, tag: string | undefined) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const readSite = resolve(container, ReadTagSite)
      const takeTag = resolve(container, TakeTagEvents)
      const takeServer = resolve(container, TakeServerEvents)
      const asSystem = <A, E, R>(request: HttpServerRequest.HttpServerRequest, act: Effect.Effect<A, E, R>) =>
        act.pipe(
          Effect.provideService(CurrentActor, { kind: "system" as const }),
          Effect.provideService(CurrentRequest, requestFacts(carrierOf(request, edge.isProxy), edge)),
        )
      const sites = yield* Cache.make({
        capacity: websitesCached,
        timeToLive: millisecondsCached,
        requireServicesAt: "lookup",
        lookup: (siteKey: string) =>
          Effect.gen(function* () {
            const { site } = yield* readSite({ siteKey, isPage: true })
            if (site === undefined || tag === undefined) return undefined
            return yield* Effect.promise(() => tagScript(tag, { siteKey, ...site }))
          }),
      })

      const script = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const siteKey = new URL(request.url, "http://localhost").searchParams.get("k") ?? ""
        const isKey = /^[\w-]{8,40}$/.test(siteKey) && siteKey.length <= longestKey
        const found = isKey ? yield* asSystem(request, Cache.get(sites, siteKey)) : undefined
        const headers = {
          ...anyOrigin,
          "cache-control": "public, max-age=300",
          vary: "accept-encoding",
        }
        const contentType = "text/javascript; charset=utf-8"
        if (found === undefined) return HttpServerResponse.text("// nobody's key\n", { contentType, headers })
        const versioned = { ...headers, etag: found.etag }
        if (request.headers["if-none-match"] === found.etag)
          return HttpServerResponse.empty({ status: 304, headers: versioned })
        return /\bbr\b/.test(request.headers["accept-encoding"] ?? "")
          ? HttpServerResponse.uint8Array(found.brotli, {
              contentType,
              headers: { ...versioned, "content-encoding": "br" },
            })
          : HttpServerResponse.uint8Array(found.bytes, { contentType, headers: versioned })
      }).pipe(Effect.catchCause(reported("tag")))

      const told = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        if (isBot(request.headers["user-agent"] ?? "")) return nothing
        const body = Option.getOrElse(yield* bodyOf(request, mostBytes.tag), () => "")
        const read = readMessage(body)
        if (Option.isNone(read)) return HttpServerResponse.empty({ status: 400, headers: anyOrigin })
        const message = read.value
        // A key of nobody is known from memory, and costs nothing more.
        const found = yield* asSystem(request, Cache.get(sites, message.siteKey))
        if (found === undefined && tag !== undefined) return nothing
        const originHost = hostIn(request.headers["origin"])
        const hasOptedOut = message.hasOptedOut === true || request.headers["sec-gpc"] === "1"
        return yield* asSystem(
          request,
          takeTag({
            message: { ...message, hasOptedOut },
            ...(originHost !== undefined && { originHost }),
          }),
        ).pipe(
          Effect.as(nothing),
          Effect.catchTag("TooManyRequests", ({ retryAfterSeconds }) =>
            Effect.succeed(
              HttpServerResponse.empty({
                status: 429,
                headers: { ...anyOrigin, "retry-after": String(retryAfterSeconds) },
              }),
            ),
          ),
        )
      }).pipe(Effect.catchCause(reported("conversions of a tag")))

      const server = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const serverKey = bearerToken(carrierOf(request, edge.isProxy))
        if (serverKey === undefined || serverKey.length > 100) return json(401, { error: "ServerKeyWrong" })
        const body = yield* bodyOf(request, mostBytes.server)
        if (Option.isNone(body)) return json(413, { error: "BodyTooLarge" })
        const read = readEvents(body.value)
        if (read._tag === "Failure")
          return json(400, { error: "InvalidInput", problem: String(read.failure).slice(0, 1_000) })
        return yield* asSystem(request, takeServer({ serverKey, events: read.success.events })).pipe(
          Effect.map((answer) => json(200, answer)),
          Effect.catchTags({
            ServerKeyWrong: ({ _tag }) => Effect.succeed(json(401, { error: _tag })),
            TooManyRequests: ({ _tag, retryAfterSeconds }) =>
              Effect.succeed(json(429, { error: _tag }, { "retry-after": String(retryAfterSeconds) })),
          }),
        )
      }).pipe(Effect.catchCause(reported("conversions of a server")))

      return HttpRouter.addAll([
        HttpRouter.route("GET", conversionPaths.tag, script),
        HttpRouter.route("POST", conversionPaths.tagEvents, told),
        HttpRouter.route(
          "OPTIONS",
          conversionPaths.tagEvents,
          Effect.succeed(HttpServerResponse.empty({ status: 204, headers: preflight })),
        ),
        HttpRouter.route("POST", conversionPaths.serverEvents, server),
      ])
    }),
  )
