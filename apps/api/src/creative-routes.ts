import type { ImageStore } from "@adapters/media"
import { carrierOf, type SiteOrigins, reported, requestFacts } from "@adapters/http-server"
import { resolve, type UseCaseContainer } from "@application/container"
import { DrawHostedCreative } from "@application/creatives/contract"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { Cache, Effect, Exit, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

const parameters = ["size", "variant", "scaleFactor", "format", "ptype"] as const
const longest = 40
/** How long a drawn picture is answered again without drawing; a draft's ad may change meanwhile. */
const keptMilliseconds = 60_000

const text = (status: number, words: string, headers: Readonly<Record<string, string>> = {}) =>
  HttpServerResponse.text(words, { status, headers })

/** Creatives' pictures at `t/{id}/`, on every host that reaches the api. Spec: calls I4. */
export const creativeRoutes = (store: Pick<ImageStore, "get">, container: UseCaseContainer, edge: SiteOrigins) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const draw = resolve(container, DrawHostedCreative)
      const drawn = yield* Cache.makeWith(
        (address: string) => {
          const { pathname, searchParams } = new URL(address, "http://localhost")
          const creativeId = decodeURIComponent(pathname.split("/")[2] ?? "")
          const named = parameters.flatMap((name) => {
            const value = searchParams.get(name)
            return value === null ? [] : [[name, value.slice(0, longest + 1)] as const]
          })
          return draw({ creativeId, query: Object.fromEntries(named) })
        },
        {
          capacity: 2_000,
          timeToLive: (exit) => (Exit.isSuccess(exit) ? keptMilliseconds : 0),
          requireServicesAt: "lookup",
        },
      )
      const answer = Effect.gen(function* () {
        const request = yield* HttpServerRequest.HttpServerRequest
        const facts = requestFacts(carrierOf(request, edge.isProxy), edge)
        const { url } = yield* Cache.get(drawn, request.url).pipe(
          Effect.provideService(CurrentActor, { kind: "system" as const }),
          Effect.provideService(CurrentRequest, facts),
        )
        const picture = yield* Effect.promise(() => store.get(url))
        if (picture === undefined) return text(404, "not found")
        const etag = `"${url.split("/").at(-1)}"`
        const headers = { "cache-control": "public, max-age=300", etag, "cross-origin-resource-policy": "cross-origin" }
        return request.headers["if-none-match"] === etag
          ? HttpServerResponse.empty({ status: 304, headers })
          : HttpServerResponse.uint8Array(picture.bytes, { contentType: picture.contentType, headers })
      }).pipe(
        Effect.catchTags({
          SessionNotFound: () => Effect.succeed(text(404, "not found")),
          HostedCreativeRefused: ({ parameter }) => Effect.succeed(text(400, `${parameter} is not drawn`)),
          TooManyRequests: ({ retryAfterSeconds }) =>
            Effect.succeed(text(429, "too many requests", { "retry-after": String(retryAfterSeconds) })),
        }),
        Effect.catchCause(reported("creative")),
      )
      return HttpRouter.add("GET", "/t/:id", answer)
    }),
  )
