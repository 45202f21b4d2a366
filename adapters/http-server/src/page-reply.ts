import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

const compress = promisify(brotliCompress)
const contentType = "text/html; charset=utf-8"

/** A page as HTML, compressed where the browser takes it: quickly, since each page is made for its visitor. */
export const pageReply = (
  request: HttpServerRequest.HttpServerRequest,
  html: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Effect.Effect<HttpServerResponse.HttpServerResponse> => {
  const all = { ...headers, vary: "accept-encoding, accept-language, cookie" }
  if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? ""))
    return Effect.succeed(HttpServerResponse.text(html, { status, contentType, headers: all }))
  return Effect.map(
    Effect.promise(() => compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    (bytes) =>
      HttpServerResponse.uint8Array(bytes, { status, contentType, headers: { ...all, "content-encoding": "br" } }),
  )
}
