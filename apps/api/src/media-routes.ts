import type { ImageStore } from "@adapters/media"
import { carrierOf, type SiteOrigins, reported, requestFacts } from "@adapters/http-server"
import { resolve, type UseCaseContainer } from "@application/container"
import { CopyHeldPicture } from "@application/creatives/contract"
import { CurrentActor, CurrentRequest } from "@application/kernel"
import { pictureCopyPath, videoFormatOf } from "@domain/creatives"
import { Cache, Effect, Exit, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"
import { videoReply } from "./video-reply.ts"

const missing = HttpServerResponse.text("not found", { status: 404 })
const longestAddress = 2048
const dayMilliseconds = 86_400_000
const redirectTo = (url: string) =>
  HttpServerResponse.redirect(url, { headers: { "cache-control": "public, max-age=86400" } })
const tooMany = (seconds: number) =>
  HttpServerResponse.text("too many requests", { status: 429, headers: { "retry-after": String(seconds) } })

/** Stored pictures and videos; their names are hashes of their content, so they may be kept for ever. */
export const storedFiles = (store: ImageStore) =>
  HttpRouter.add(
    "GET",
    "/media/*",
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const { pathname } = new URL(request.url, "http://localhost")
      if (pathname.endsWith(".part")) return missing
      if (videoFormatOf(pathname) !== undefined) return yield* videoReply(store, pathname, request.headers["range"])
      const image = yield* Effect.promise(() => store.get(pathname))
      if (image === undefined) return missing
      return HttpServerResponse.uint8Array(image.bytes, {
        contentType: image.contentType,
        headers: { "cache-control": "public, max-age=31536000, immutable" },
      })
    }).pipe(Effect.catchCause(reported("media"))),
  )

/** Copies of the pictures that drafts name at other sites; a copy is found again for a day without asking that site. */
const copied = (container: UseCaseContainer, edge: SiteOrigins) =>
  Layer.unwrap(
    Effect.gen(function* () {
      const copy = resolve(container, CopyHeldPicture)
      const copies = yield* Cache.makeWith((address: string) => Effect.map(copy({ address }), ({ url }) => url), {
        capacity: 2_000,
        timeToLive: (exit) => (Exit.isSuccess(exit) && exit.value !== undefined ? dayMilliseconds : 0),
        requireServicesAt: "lookup",
      })
      return HttpRouter.add(
        "GET",
        pictureCopyPath,
        Effect.gen(function* () {
          const request = yield* HttpServerRequest.HttpServerRequest
          const address = new URL(request.url, "http://localhost").searchParams.get("of") ?? ""
          if (address.length > longestAddress) return missing
          const facts = requestFacts(carrierOf(request, edge.isProxy), edge)
          return yield* Cache.get(copies, address).pipe(
            Effect.provideService(CurrentActor, { kind: "system" as const }),
            Effect.provideService(CurrentRequest, facts),
            Effect.map((url) => (url === undefined ? missing : redirectTo(url))),
            Effect.catchTag("TooManyRequests", ({ retryAfterSeconds }) => Effect.succeed(tooMany(retryAfterSeconds))),
          )
        }).pipe(Effect.catchCause(reported("picture copy"))),
      )
    }),
  )

export const mediaRoutes = (store: ImageStore, container: UseCaseContainer, edge: SiteOrigins) =>
  Layer.merge(storedFiles(store), copied(container, edge))
