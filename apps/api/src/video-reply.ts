import type { ImageStore } from "@adapters/media"
import { Effect, Option, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { byteRangeOf } from "./byte-range.ts"

/** Bytes of a video that are in memory at once, for each who watches. */
const pieceBytes = 512 * 1024

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "accept-ranges": "bytes",
  "content-disposition": "inline",
}

/** The bytes of a file from `first` to `last`, read as they are sent. */
const piecesOf = (store: Pick<ImageStore, "read">, address: string, first: number, last: number) =>
  Stream.paginate(first, (start) =>
    Effect.promise(async () => {
      const piece = await store.read(address, start, Math.min(pieceBytes, last + 1 - start))
      if (piece === undefined) throw new Error(`${address} ended before its end`)
      const next = start + piece.bytes.length
      return [[piece.bytes], next > last ? Option.none<number>() : Option.some(next)] as const
    }),
  )

/** A stored video, whole or in the range that its player asks for. */
export const videoReply = Effect.fnUntraced(function* (
  store: Pick<ImageStore, "read">,
  address: string,
  range: string | undefined,
) {
  const head = yield* Effect.promise(() => store.read(address, 0, 1))
  if (head === undefined) return HttpServerResponse.text("not found", { status: 404 })
  const { sizeBytes: size, contentType } = head
  const asked = byteRangeOf(range, size)
  if (asked === "none")
    return HttpServerResponse.empty({ status: 416, headers: { "content-range": `bytes */${size}` } })
  const { first, last } = asked === "whole" ? { first: 0, last: size - 1 } : asked
  return HttpServerResponse.stream(piecesOf(store, address, first, last), {
    status: asked === "whole" ? 200 : 206,
    contentType,
    contentLength: last + 1 - first,
    headers: asked === "whole" ? headers : { ...headers, "content-range": `bytes ${first}-${last}/${size}` },
  })
})
