import type { ImageStore } from "@adapters/media"
import { reported } from "@adapters/http-server"
import { Effect } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

/** Stored pictures; their names are hashes of their content, so they may be kept for ever. */
export const mediaRoutes = (store: ImageStore) =>
  HttpRouter.add(
    "GET",
    "/media/*",
    Effect.gen(function* () {
      const request = yield* HttpServerRequest.HttpServerRequest
      const image = yield* Effect.promise(() => store.get(new URL(request.url, "http://localhost").pathname))
      if (image === undefined) return HttpServerResponse.text("not found", { status: 404 })
      return HttpServerResponse.uint8Array(image.bytes, {
        contentType: image.contentType,
        headers: { "cache-control": "public, max-age=31536000, immutable" },
      })
    }).pipe(Effect.catchCause(reported("media"))),
  )
