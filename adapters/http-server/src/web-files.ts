import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { existsSync, globSync } from "node:fs"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"
import { Effect, Layer } from "effect"
import { HttpRouter, HttpServerRequest, HttpServerResponse } from "effect/http"

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
}
const compressible = new Set([".js", ".css", ".json", ".svg"])

interface WebFile {
  readonly bytes: Uint8Array
  readonly brotli: Uint8Array | undefined
  readonly type: string
  readonly etag: string
}

const compress = promisify(brotliCompress)

const readWebFile = async (path: string): Promise<WebFile> => {
  const bytes = await readFile(path)
  const extension = extname(path)
  const packed = `${path}.br`
  const brotli = existsSync(packed)
    ? await readFile(packed)
    : compressible.has(extension)
      ? await compress(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        })
      : undefined
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`
  return { bytes, brotli, type: types[extension] ?? "application/octet-stream", etag }
}

/** The service worker, whose address has to stay the same. */
const pushWorker = "push-worker.js"

/** Every built asset, read once, and compressed once unless the build has done it; an address outside this map does not exist, so no path can escape it. */
export const loadWebFiles = async (directory: string): Promise<ReadonlyMap<string, WebFile>> => {
  const paths = globSync(["assets/**/*.*", pushWorker], { cwd: directory }).filter((path) => extname(path) !== ".br")
  const files = await Promise.all(
    paths.map(async (path) => [`/${path}`, await readWebFile(join(directory, path))] as const),
  )
  return new Map(files)
}

const answer = (files: ReadonlyMap<string, WebFile>, caching: string) =>
  Effect.gen(function* () {
    const request = yield* HttpServerRequest.HttpServerRequest
    const file = files.get(new URL(request.url, "http://localhost").pathname)
    if (file === undefined) return HttpServerResponse.text("not found", { status: 404 })
    const headers = { etag: file.etag, "cache-control": caching, vary: "accept-encoding" }
    if (request.headers["if-none-match"] === file.etag) return HttpServerResponse.empty({ status: 304, headers })
    const brotli = /\bbr\b/.test(request.headers["accept-encoding"] ?? "") ? file.brotli : undefined
    return HttpServerResponse.uint8Array(brotli ?? file.bytes, {
      contentType: file.type,
      headers: brotli === undefined ? headers : { ...headers, "content-encoding": "br" },
    })
  })

/**
 * Serves the built assets, whose names carry their content's hash, so that they may be kept for ever, and the service worker,
 * which browsers ask for anew.
 */
export const webFileRoutes = (files: ReadonlyMap<string, WebFile>) =>
  Layer.mergeAll(
    HttpRouter.add("GET", "/assets/*", answer(files, "public, max-age=31536000, immutable")),
    HttpRouter.add("GET", `/${pushWorker}`, answer(files, "no-cache")),
  )
