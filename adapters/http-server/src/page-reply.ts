import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"

const compress = promisify(brotliCompress)
const html = "text/html; charset=utf-8"

interface TextReply {
  readonly text: string
  readonly contentType: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

/** A text compressed where the caller takes it: quickly, since it is made for who asks. */
export const textReply = (
  request: HttpServerRequest.HttpServerRequest,
  { text, contentType, status = 200, headers = {} }: TextReply,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  /\bbr\b/.test(request.headers["accept-encoding"] ?? "")
    ? Effect.map(
        Effect.promise(() => compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
        (bytes) =>
          HttpServerResponse.uint8Array(bytes, {
            status,
            contentType,
            headers: { ...headers, "content-encoding": "br" },
          }),
      )
    : Effect.succeed(HttpServerResponse.text(text, { status, contentType, headers }))

/** A page as HTML for its visitor. */
export const pageReply = (
  request: HttpServerRequest.HttpServerRequest,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  textReply(request, {
    text,
    contentType: html,
    status,
    headers: { ...headers, vary: "accept-encoding, accept-language, cookie" },
  })
