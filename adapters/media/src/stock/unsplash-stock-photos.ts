import { Effect, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { providerFetch } from "@adapters/observability"

/** The photo library failed us. Spec: error 318, image-search service error. */
class StockPhotosFailed extends Schema.TaggedError<StockPhotosFailed>()("StockPhotosFailed", {
  errorCode: errorCode(318),
  reason: Schema.Literals(["rateLimited", "refused", "unavailable", "unexpectedAnswer", "foreignLink"]),
  status: Schema.Number,
}) {}

const WirePhoto = Schema.Struct({
  id: Schema.String,
  width: Schema.Number,
  height: Schema.Number,
  color: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String),
  alt_description: Schema.NullOr(Schema.String),
  urls: Schema.Struct({ regular: Schema.String, small: Schema.String, thumb: Schema.String }),
  links: Schema.Struct({ html: Schema.String, download_location: Schema.String }),
  user: Schema.Struct({ name: Schema.String, links: Schema.Struct({ html: Schema.String }) }),
})
const WirePage = Schema.Struct({ total: Schema.Number, total_pages: Schema.Number, results: Schema.Array(WirePhoto) })

export interface StockPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly colour: string | undefined
  readonly description: string
  readonly url: string
  readonly smallUrl: string
  readonly thumbnailUrl: string
  /** To be called when the photo is used; the product's DownloadLink field. */
  readonly downloadLink: string
  readonly author: string
  readonly authorUrl: string
  readonly pageUrl: string
}

export interface StockSearch {
  readonly query: string
  readonly page: number
  readonly perPage: number
  /** Names in the credit links who sends readers. */
  readonly referrer: string
  readonly orientation?: "landscape" | "portrait" | "squarish"
  readonly language?: string
}

export interface StockPage {
  readonly total: number
  readonly totalPages: number
  readonly photos: ReadonlyArray<StockPhoto>
}

export interface StockPhotos {
  readonly search: (request: StockSearch) => Effect.Effect<StockPage, StockPhotosFailed>
  /** Reports the use of a photo, as the library's terms demand; answers the photo's file address. */
  readonly trackDownload: (downloadLink: string) => Effect.Effect<string, StockPhotosFailed>
}

export interface UnsplashOptions {
  readonly baseUrl: string
  readonly accessKey: string
  readonly timeoutMs?: number
}

const failed = (reason: StockPhotosFailed["reason"], status = 0) => new StockPhotosFailed({ reason, status })

const reasonOf = (status: number, text: string): StockPhotosFailed["reason"] => {
  if (status === 429 || (status === 403 && /rate limit/iu.test(text))) return "rateLimited"
  return status >= 500 ? "unavailable" : "refused"
}

const credited = (address: string, referrer: string): string => {
  const url = new URL(address)
  url.searchParams.set("utm_source", referrer)
  url.searchParams.set("utm_medium", "referral")
  return url.href
}

const photoOf = (wire: typeof WirePhoto.Type, referrer: string): StockPhoto => ({
  id: wire.id,
  width: wire.width,
  height: wire.height,
  colour: wire.color ?? undefined,
  description: wire.alt_description ?? wire.description ?? "",
  url: wire.urls.regular,
  smallUrl: wire.urls.small,
  thumbnailUrl: wire.urls.thumb,
  downloadLink: wire.links.download_location,
  author: wire.user.name,
  authorUrl: credited(wire.user.links.html, referrer),
  pageUrl: credited(wire.links.html, referrer),
})

/** Stock photographs from Unsplash, or from anything that speaks its API at `baseUrl`. */
export const unsplashStockPhotos = (options: UnsplashOptions): StockPhotos => {
  const base = options.baseUrl.replace(/\/+$/u, "")
  const call = <S extends Schema.ConstraintDecoder<unknown>>(url: URL, answer: S) =>
    Effect.gen(function* () {
      const { status, ok, text } = yield* Effect.tryPromise({
        try: async () => {
          const response = await providerFetch(url, {
            headers: { authorization: `Client-ID ${options.accessKey}`, "accept-version": "v1" },
            redirect: "error",
            signal: AbortSignal.timeout(options.timeoutMs ?? 8_000),
          })
          return { status: response.status, ok: response.ok, text: await response.text() }
        },
        catch: () => failed("unavailable"),
      })
      if (!ok) return yield* failed(reasonOf(status, text), status)
      return yield* Schema.decodeUnknownEffect(Schema.fromJsonString(answer))(text).pipe(
        Effect.mapError(() => failed("unexpectedAnswer", status)),
      )
    })
  return {
    search: ({ query, page, perPage, referrer, orientation, language }) => {
      const url = new URL(`${base}/search/photos`)
      url.searchParams.set("query", query)
      url.searchParams.set("page", String(page))
      url.searchParams.set("per_page", String(Math.min(30, perPage)))
      if (orientation !== undefined) url.searchParams.set("orientation", orientation)
      if (language !== undefined) url.searchParams.set("lang", language)
      return call(url, WirePage).pipe(
        Effect.map(({ total, total_pages, results }) => ({
          total,
          totalPages: total_pages,
          photos: results.map((wire) => photoOf(wire, referrer)),
        })),
      )
    },
    trackDownload: (downloadLink) => {
      const url = URL.parse(downloadLink)
      const ours = new URL(base)
      const within = url?.origin === ours.origin && url.pathname.startsWith(ours.pathname.replace(/\/$/u, "") + "/")
      if (url === null || !within) return Effect.fail(failed("foreignLink"))
      return call(url, Schema.Struct({ url: Schema.String })).pipe(Effect.map((answer) => answer.url))
    },
  }
}
