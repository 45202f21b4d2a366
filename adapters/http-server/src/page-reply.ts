import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Effect } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import type { PreparedPage } from "./prepared-pages.ts"

const compress = promisify(brotliCompress)
const html = "text/html; charset=utf-8"

interface TextReply {
  readonly text: string
  readonly contentType: string
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

const takesBrotli = (request: HttpServerRequest.HttpServerRequest) =>
  /\bbr\b/.test(request.headers["accept-encoding"] ?? "")

/** A text compressed where the caller takes it: quickly, since it is made for who asks. */
export const textReply = (
  request: HttpServerRequest.HttpServerRequest,
  { text, contentType, status = 200, headers = {} }: TextReply,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  takesBrotli(request)
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

const varying = { vary: "accept-encoding, accept-language, cookie" }

/** A page as HTML for its visitor alone. */
export const pageReply = (
  request: HttpServerRequest.HttpServerRequest,
  text: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): Effect.Effect<HttpServerResponse.HttpServerResponse> =>
  textReply(request, { text, contentType: html, status, headers: { ...headers, ...varying } })

/** A page that was prepared for all who see the same; nothing but its tag for whoever has it. */
export const preparedReply = (
  request: HttpServerRequest.HttpServerRequest,
  { text, brotli, etag }: PreparedPage,
  given: Readonly<Record<string, string>>,
): HttpServerResponse.HttpServerResponse => {
  const headers = { ...given, ...varying, etag }
  if (request.headers["if-none-match"] === etag) return HttpServerResponse.empty({ status: 304, headers })
  return takesBrotli(request)
    ? HttpServerResponse.uint8Array(brotli, { contentType: html, headers: { ...headers, "content-encoding": "br" } })
    : HttpServerResponse.text(text, { contentType: html, headers })
}
